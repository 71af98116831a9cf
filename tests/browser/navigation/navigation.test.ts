import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { site as brand } from "../../../data/site.ts";
import { handle } from "../../../src/pages/contact/contact-page.tsx";
import { articlePath, paths } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import {
  attached,
  follow,
  openPage,
  pageShown,
} from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import {
  failing,
  fixtureContent,
  held,
} from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();

/** Waits for the 404 view and its noindex tag. */
async function assertNotFound(page: Page): Promise<void> {
  await attached(page, "main .not-found-scene");
  await attached(page, "meta[name=robots][content=noindex]");
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

const moving = { reducedMotion: "no-preference" } as const;
async function scrollDown(page: Page, y: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), y);
}

Deno.test("a link changes the page without loading a document", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await scrollDown(page, 900);
  await follow(page, paths.contact);
  await pageShown(page, paths.contact);
  await page.waitForFunction(() => scrollY === 0);
  await page.waitForFunction(() => document.activeElement?.matches("main h1"));
  assert.ok((await page.title()).startsWith(handle.meta.title));
  const description = page.locator("meta[name=description]");
  assert.equal(
    await description.getAttribute("content"),
    handle.meta.description,
  );
  assert.deepEqual(documents, []);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("Back restores the scroll position, Forward starts at the top", async () => {
  await using visit = await openPage(site, paths.home, moving);
  const { page } = visit;
  await scrollDown(page, 1200);
  await follow(page, paths.portfolio);
  await pageShown(page, paths.portfolio);
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.waitForFunction(() => scrollY === 1200);
  await page.goForward();
  await pageShown(page, paths.portfolio);
  await page.waitForFunction(() => scrollY === 0);
});

Deno.test("Back from an article restores the scroll position of the list", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, paths.blog);
  const { page } = visit;
  await scrollDown(page, 1000);
  await follow(page, articlePath(samples.article.id));
  await page.getByRole("heading", { level: 1, name: samples.article.title })
    .waitFor();
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.waitForFunction(() => scrollY === 1000);
  assert.deepEqual(visit.calls, [`/api/article/${samples.article.id}`]);
});

for (const until of ["hydrated", "load"] as const) {
  Deno.test(`a reload keeps the scroll position (${until})`, async () => {
    await using visit = await openPage(site, paths.about, { until });
    const { page } = visit;
    await scrollDown(page, 700);
    await page.reload();
    await page.waitForFunction(() => scrollY === 700);
  });

  Deno.test(`Back from another site keeps the scroll position (${until})`, async () => {
    await using visit = await openPage(site, paths.about, { until });
    const { page } = visit;
    await scrollDown(page, 700);
    await page.goto("data:text/html,elsewhere");
    await page.goBack();
    await page.waitForFunction(() => scrollY === 700);
  });
}

/** Pages of records, each with its list. */
const recordPages = contentPages.flatMap((record) =>
  contentPages.filter(({ path }) => path === record.list)
    .map((list) => ({ list, record }))
);

for (const { list, record } of recordPages) {
  Deno.test(`navigation from ${list.name} to ${record.name} shows each state of the content`, async (t) => {
    site.content.answer = good;
    await using visit = await openPage(site, paths.home);
    const { page, calls, complaints } = visit;

    for (
      const [index, { name, path, loading, heading }] of [list, record]
        .entries()
    ) {
      await t.step(
        `the loading text of ${name}, then the content`,
        async () => {
          const late = held(good);
          site.content.answer = late.answer;
          await follow(page, path);
          const words = page.getByText(loading, { exact: true });
          await words.waitFor();
          assert.equal(new URL(page.url()).pathname, path);
          assert.equal(await scrollTop(page), 0);
          late.release();
          await page.getByRole("heading", { name: heading }).first().waitFor();
          await words.waitFor({ state: "detached" });
          await page.waitForFunction(() =>
            document.activeElement?.matches("main h1")
          );
          assert.equal(calls.length, index + 1);
          assert.deepEqual(complaints, []);
        },
      );
    }

    await t.step("the record's title", async () => {
      await page.waitForFunction(
        (title) => document.title.startsWith(title),
        record.heading,
      );
    });
  });

  Deno.test(`navigation from ${list.name} to ${record.name} shows a failure, or that the record is gone`, async () => {
    site.content.answer = good;
    await using visit = await openPage(site, list.path);
    const { page } = visit;
    site.content.answer = failing("The press is out of ink");
    await follow(page, record.path);
    await page.getByText(`${record.failed}The press is out of ink`, {
      exact: true,
    }).waitFor();
    await page.goBack();
    await pageShown(page, list.path);
    site.content.answer = () =>
      Response.json({ error: "Not here" }, { status: 404 });
    await follow(page, record.path);
    await assertNotFound(page);
  });
}

Deno.test("a link with an anchor scrolls to it", async () => {
  await using visit = await openPage(site, paths.home);
  const { page } = visit;
  await follow(page, brand.book.href);
  await pageShown(page, paths.contact);
  assert.equal(new URL(page.url()).hash, "#book");
  await page.waitForFunction(() => {
    const top = document.querySelector("#book")?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < innerHeight / 2;
  });
});
