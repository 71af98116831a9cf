import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { site as brand } from "../../../data/site.ts";
import { paths } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import { attached, follow, openPage } from "../../support/browser/open-page.ts";
import { states } from "../../support/content-pages.ts";
import { fixtureContent, held } from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { inTime } from "../../support/promises.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();

/** Waits for the scripts that start after hydration. */
async function ready(page: Page): Promise<void> {
  await attached(page, "html[data-client-routing]");
}

function blogLink(page: Page) {
  return page.locator(`nav a[href="${paths.blog}"]`).first();
}

Deno.test("hovering over a link prefetches chunk and data once for the navigation", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await ready(page);
  const chunks: string[] = [];
  page.on("request", (request) => {
    if (/blog-page/.test(request.url())) chunks.push(request.url());
  });
  const answered = page.waitForResponse(/\/api\/article\b/);
  await blogLink(page).hover();
  await answered;
  await page.mouse.move(0, 0);
  await blogLink(page).hover();
  await blogLink(page).click();
  await page.getByRole("heading", { name: samples.article.title }).first()
    .waitFor();
  assert.equal(chunks.length, 1);
  assert.equal(visit.calls.length, 1);
  assert.deepEqual(visit.complaints, []);
});

const recordPages = [
  { path: paths.blog, ahead: ["article-page", "blog-page"] },
  { path: paths.portfolio, ahead: ["portfolio-page", "project-page"] },
];

for (const { path, ahead } of recordPages) {
  Deno.test(`${path} loads the scripts of pages that it links to, but no data`, async () => {
    site.content.answer = good;
    const chunks: string[] = [];
    const all = Promise.withResolvers<void>();
    await using visit = await openPage(site, path, {
      prepare: (page) => {
        page.on("response", (response) => {
          const chunk = /\/assets\/(\w+-page)-/
            .exec(response.url())?.[1];
          if (chunk) chunks.push(chunk);
          if (chunks.length === ahead.length) all.resolve();
        });
        return Promise.resolve();
      },
    });
    await ready(visit.page);
    await inTime(all.promise);
    assert.deepEqual(chunks.sort(), ahead);
    assert.deepEqual(visit.calls, []);
  });
}

Deno.test("prefetches chunks of records that a later page lists", async () => {
  await using visit = await openPage(site, paths.contact);
  const { page } = visit;
  await ready(page);
  const late = held(good);
  site.content.answer = late.answer;
  const chunk = page.waitForResponse(/\/assets\/article-page-/);
  await follow(page, paths.blog);
  await page.getByText(states.blog.loading).waitFor();
  late.release();
  await chunk;
});

Deno.test("a prefetched call that drops is tried again once its page is opened", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, paths.home, {
    prepare: (page) => page.clock.install(),
  });
  const { page } = visit;
  await ready(page);
  await page.route("**/api/**", (route) => route.abort("connectionreset"));
  const dropped = page.waitForEvent("requestfailed");
  await blogLink(page).hover();
  await dropped;
  await page.clock.runFor(5_000);
  assert.equal(visit.calls.length, 1);
  await page.unroute("**/api/**");
  await blogLink(page).click();
  const post = page.getByRole("heading", { name: samples.article.title });
  while (await post.count() === 0) await page.clock.runFor(100);
  assert.equal(visit.calls.length, 2);
});

Deno.test("a slow navigation shows a progress bar until the page arrives", async () => {
  const chunk = Promise.withResolvers<void>();
  await using visit = await openPage(site, paths.home, {
    prepare: (page) =>
      page.route("**/assets/about-page-*.js", async (route) => {
        await chunk.promise;
        await route.continue();
      }),
  });
  const { page } = visit;
  const line = page.getByRole("progressbar");
  assert.equal(await line.count(), 0);
  await follow(page, paths.about);
  await line.waitFor();
  chunk.resolve();
  await line.waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).pathname, paths.about);
});

Deno.test("speculation rules prefetch documents, but not on hydrated pages", async () => {
  await using visit = await openPage(site, paths.home, { until: "load" });
  const header = await fetch(site.origin + paths.home);
  assert.equal(
    header.headers.get("speculation-rules"),
    '"/speculation-rules.json"',
  );
  const rules = await fetch(`${site.origin}/speculation-rules.json`);
  assert.equal(
    rules.headers.get("content-type"),
    "application/speculationrules+json",
  );
  const { prefetch: [rule] } = await rules.json();
  assert.equal(rule.eagerness, "moderate");
  const [, , { selector_matches: [unborn] }] = rule.where.and;
  await ready(visit.page);
  assert.equal(await visit.page.locator(unborn).count(), 0);
  assert.match(await visit.page.title(), new RegExp(brand.name));
  assert.deepEqual(visit.complaints, []);
});
