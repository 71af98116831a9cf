import assert from "node:assert/strict";
import { articlePath, paths } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import {
  follow,
  openPage,
  pageHydrated,
  pageShown,
} from "../../support/browser/open-page.ts";
import { readBuild } from "../../../src/server/assets/build-manifest.ts";
import { contentPages } from "../../support/content-pages.ts";
import { fixtureContent, held } from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();

for (const { name, path, list, loading, heading } of contentPages) {
  Deno.test(`${name} shows "${loading}", hydrates, and gets its content in the same response`, async () => {
    const late = held(good);
    site.content.answer = late.answer;
    await using visit = await openPage(site, path);
    const { page } = visit;
    const words = page.getByText(loading, { exact: true });
    assert.equal(await words.isVisible(), true);
    await page.locator("button[aria-controls=services-menu]").hover();
    await page.locator("#services-menu").waitFor();
    assert.equal(await words.isVisible(), true);

    late.release();
    await words.waitFor({ state: "detached" });
    await page.getByRole("heading", { name: heading }).first().waitFor();
    if (list) {
      await page.waitForFunction(
        (title) => document.title.startsWith(title),
        heading,
      );
    }
    assert.deepEqual(visit.calls, []);
    assert.deepEqual(visit.complaints, []);
  });
}

for (const { name, path, heading } of contentPages.slice(0, 2)) {
  // React would start a timer and keep the content hidden until its end.
  Deno.test(`late content of ${name} shows without a timer`, async () => {
    const late = held(good);
    site.content.answer = late.answer;
    await using visit = await openPage(site, path, {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.assign(globalThis, { setTimeout: () => 0 });
        }),
    });
    const { page } = visit;
    late.release();
    await page.getByRole("heading", { name: heading }).first().waitFor();
    assert.deepEqual(visit.complaints, []);
  });
}

Deno.test("links work while content is pending", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using visit = await openPage(site, paths.blog);
  const { page } = visit;
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await follow(page, paths.about);
  await pageShown(page, paths.about);
  assert.equal(await page.evaluate(() => "same" in globalThis), true);
  late.release();
  assert.deepEqual(visit.complaints, []);
});

Deno.test("text typed before the posts arrive filters them on arrival", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using visit = await openPage(site, paths.blog);
  const { page } = visit;
  await page.getByRole("searchbox").pressSequentially("java");
  await page.waitForURL(/[?&]q=java/, { waitUntil: "commit" });
  late.release();
  const titles = page.locator("main article h3");
  await titles.first().waitFor();
  assert.deepEqual(
    new Set(await titles.allTextContents()),
    new Set(["What a designer learns from Java"]),
  );
  assert.equal(await page.getByRole("searchbox").inputValue(), "java");
  assert.deepEqual(visit.complaints, []);
});

Deno.test("text typed before the script loads filters the posts too", async () => {
  site.content.answer = good;
  const script = Promise.withResolvers<void>();
  await using visit = await openPage(site, paths.blog, {
    until: "commit",
    prepare: (page) =>
      page.route(`**${readBuild().entry}`, async (route) => {
        await script.promise;
        await route.continue();
      }),
  });
  const { page } = visit;
  const { title } = samples.article;
  await page.getByRole("searchbox").pressSequentially(title);
  // More than match the search.
  await page.locator("main article").nth(4).waitFor();
  script.resolve();
  await pageHydrated(page);
  await page.getByRole("status").filter({ hasText: /^1\b/ })
    .waitFor({ state: "attached" });
  assert.equal(await page.getByRole("searchbox").inputValue(), title);
});

Deno.test("an unknown article shows the 404 page in place when the answer is late", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using visit = await openPage(site, articlePath("nobody-wrote-this"));
  const { page } = visit;
  await page.getByText("Loading Blog...").waitFor();
  late.release();
  await page.locator("main .not-found-scene").waitFor({ state: "attached" });
  // The head follows the answer, and replaces the tag of the document.
  await page.waitForFunction(() =>
    document.title.startsWith("Article not found") &&
    document.querySelectorAll("meta[name=robots][content=noindex]").length === 1
  );
  assert.deepEqual(visit.complaints, []);
});
