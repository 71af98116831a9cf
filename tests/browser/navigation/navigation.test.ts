import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { site as brand } from "../../../data/site.ts";
import { handle } from "../../../src/pages/contact/contact-page.tsx";
import { articlePath, paths, projectPath } from "../../../src/paths.ts";
import { samples } from "../../support/addresses.ts";
import {
  follow,
  type OpenPage,
  openPage,
  pageShown,
} from "../../support/browser/open-page.ts";
import { contentPages, states } from "../../support/content-pages.ts";
import { fixtureContent, held } from "../../support/content/answers.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

const site = useSite({ settings: noCache });
const good = await fixtureContent();

/** Waits for the 404 view and its noindex tag. */
async function assertNotFound(page: Page): Promise<void> {
  await page.locator("main .not-found-scene").waitFor({ state: "attached" });
  await page.locator("meta[name=robots][content=noindex]").first().waitFor({
    state: "attached",
  });
}

/** Opens a page with a link, and waits for the link: it may be content. */
async function openWithLink(path: string, to: string): Promise<OpenPage> {
  site.content.answer = good;
  const visit = await openPage(site, path);
  await visit.page.locator(`a[href="${to}"]`).first().waitFor({
    state: "attached",
  });
  return visit;
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

Deno.test("Back from another site restores the scroll position", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await scrollDown(page, 700);
  await page.goto("data:text/html,elsewhere");
  await page.goBack({ waitUntil: "commit" });
  await page.waitForFunction(() => scrollY === 700);
});

Deno.test("a reload keeps the scroll position", async () => {
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await scrollDown(page, 700);
  await page.reload({ waitUntil: "commit" });
  await page.waitForFunction(() => scrollY === 700);
});

for (
  const { name, path, list = path, loading, failed, heading } of contentPages
) {
  Deno.test(`navigation to ${name} shows the loading text, then the content`, async () => {
    const from = list === path ? paths.home : list;
    await using visit = await openWithLink(from, path);
    const { page } = visit;
    const late = held(good);
    site.content.answer = late.answer;
    await follow(page, path);
    await page.getByText(loading, { exact: true }).waitFor();
    assert.equal(new URL(page.url()).pathname, path);
    assert.equal(await scrollTop(page), 0);
    late.release();
    await page.getByRole("heading", { name: heading }).first().waitFor();
    await page.getByText(loading, { exact: true }).waitFor({
      state: "detached",
    });
    await page.waitForFunction(() =>
      document.activeElement?.matches("main h1")
    );
    assert.equal(visit.calls.length, 1);
    if (list !== path) {
      await page.waitForFunction(
        (title) => document.title.startsWith(title),
        heading,
      );
    }
    assert.deepEqual(visit.complaints, []);
  });

  Deno.test(`navigation to ${name} shows a failure with its message`, async () => {
    const from = list === path ? paths.home : list;
    await using visit = await openWithLink(from, path);
    site.content.answer = () =>
      Response.json({ errorMessage: "The press is out of ink" });
    await follow(visit.page, path);
    await visit.page.getByText(`${failed}The press is out of ink`, {
      exact: true,
    }).waitFor();
  });
}

Deno.test("a record that has been removed shows the 404 view", async () => {
  for (const { path, list } of contentPages) {
    if (!list) continue;
    await using visit = await openWithLink(list, path);
    site.content.answer = () =>
      Response.json({ error: "Not here" }, { status: 404 });
    await follow(visit.page, path);
    await assertNotFound(visit.page);
  }
});

Deno.test("navigation to an unknown address shows the 404 view", async () => {
  await using visit = await openPage(site, paths.portfolio);
  const { page } = visit;
  await follow(page, projectPath(samples.project.slug));
  await pageShown(page, projectPath(samples.project.slug));
  // Simulates a history entry with a typed address.
  await page.evaluate(() => {
    history.pushState({ key: "typed", idx: 9 }, "", "/portfolio/no-such-one");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
  await assertNotFound(page);
});

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

Deno.test("a second navigation replaces one whose content is pending", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, paths.home, moving);
  const { page } = visit;
  const late = held(good);
  site.content.answer = late.answer;
  await follow(page, paths.blog);
  await page.getByText(states.blog.loading).waitFor();
  await follow(page, paths.about);
  await pageShown(page, paths.about);
  late.release();
  assert.equal(new URL(page.url()).pathname, paths.about);
  assert.deepEqual(visit.complaints, []);
});
