/** What a visitor has read, after Back and Forward. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { articlePath, paths } from "../../../src/paths.ts";
import {
  follow,
  type OpenPage,
  openPage,
  pageShown,
} from "../../support/browser/open-page.ts";
import { withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { useSite } from "../../support/site.ts";

const hourMs = 3_600_000;
const unpublishAt = new Date(Date.now() + hourMs).toISOString();
const articles = Array.from({ length: 12 }, (_, day) =>
  article({
    _id: `post-${day}`,
    createdAt: new Date(Date.UTC(2025, 9, 20 - day)).toISOString(),
    ...(day === 1 && { unpublishAt }),
  }));
const read = articles[2]!;

const secret = "x".repeat(32);
const site = useSite({ settings: { PURGE_SECRET: secret } });

/** Opens the posts, and one of them by its link. */
async function readPost(): Promise<OpenPage> {
  site.content.answer = withRecords({ articles });
  await purge();
  const visit = await openPage(site, paths.blog, {
    prepare: (page) =>
      page.addInitScript(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + (Reflect.get(globalThis, "ms") ?? 0);
      }),
  });
  const { page } = visit;
  await page.getByRole("heading", { name: read.title }).first().waitFor();
  await page.evaluate(() => scrollTo(0, 400));
  await follow(page, articlePath(read._id));
  await pageShown(page, articlePath(read._id));
  await page.getByRole("heading", { name: read.title, level: 1 }).waitFor();
  return visit;
}

/** After this the gateway waits for the content service. */
async function purge(): Promise<void> {
  const response = await fetch(`${site.origin}/purge`, {
    method: "POST",
    headers: { Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ tags: ["all"] }),
  });
  assert.equal(response.status, 204);
}

/** Moves on the clock by which browsers count the time since an answer. */
async function later(page: Page, ms: number): Promise<void> {
  await page.evaluate((ms) => Object.assign(globalThis, { ms }), ms);
}

/** Goes back, and notes what the page says instead of its content. */
async function goBack(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const state = document.querySelector("main :is(.loading,[role=alert])");
      if (state) seen.push(`${state.textContent}`);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goBack();
  await pageShown(page, paths.blog);
  await page.getByRole("heading", { name: read.title }).first().waitFor();
  return () => page.evaluate(() => Reflect.get(globalThis, "seen"));
}

Deno.test("posts that were read are there after Back without a line, and are renewed with it where they stand", async () => {
  await using visit = await readPost();
  const { page, context } = visit;
  await later(page, 2 * 60_000);
  await context.setOffline(true);
  const seen = await goBack(page);
  const card = page.locator(`main a[href="${articlePath(read._id)}"]`).first();
  const top = () => card.evaluate((it) => it.getBoundingClientRect().top);
  const before = await top();
  const renewed = { ...articles[3]!, title: "A new title" };
  site.content.answer = withRecords({
    articles: articles.with(3, renewed),
  });
  await purge();
  await context.setOffline(false);
  await page.getByRole("heading", { name: renewed.title }).first().waitFor();
  assert.equal(await top(), before);
  assert.deepEqual(await seen(), []);
});

Deno.test("after Back a post is gone whose dates have ended meanwhile", async () => {
  await using visit = await readPost();
  const { page, context } = visit;
  await later(page, 2 * hourMs);
  await context.setOffline(true);
  const seen = await goBack(page);
  const titles = await page.getByRole("heading", { level: 3 })
    .allTextContents();
  assert.ok(!titles.includes(`${articles[1]?.title}`));
  assert.ok(titles.includes(`${articles[0]?.title}`));
  assert.deepEqual(await seen(), []);
});
