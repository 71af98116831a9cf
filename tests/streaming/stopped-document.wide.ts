import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../src/paths.ts";
import { breakableLine } from "../support/browser/breakable-line.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import { openPage } from "../support/browser/open-page.ts";
import { states } from "../support/content-pages.ts";
import { fixtureContent, held } from "../support/content/answers.ts";
import { shellIn } from "../support/html.ts";
import { waitUntil } from "../support/promises.ts";
import { useSite } from "../support/site.ts";
import { noCache } from "../support/settings.ts";

/** Longer than any test takes: the browser's clock is moved forward instead. */
const contentTimeoutMs = 60_000;
const site = useSite({
  settings: { ...noCache, CONTENT_TIMEOUT_MS: String(contentTimeoutMs) },
});
const good = await fixtureContent();

/** Passes time in small steps until something has happened. */
async function runUntil(page: Page, event: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => isOver = true;
  event.then(end, end);
  // With pauses: what happens meanwhile may take a busy machine a second.
  await waitUntil(async () => {
    // A page that is being reloaded has no clock.
    await page.clock.runFor(500).catch(() => {});
    return isOver;
  }, 50);
  await event;
}

Deno.test("a page on a dead connection shows fetched content before the limit", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using line = breakableLine(site);
  await using visit = await openPage(line, paths.blog, {
    prepare: (page) => page.clock.install(),
  });
  const { page } = visit;
  line.silence();
  late.release();
  const answered = page.waitForResponse(/\/api\/article\b/);
  await page.clock.fastForward(contentTimeoutMs / 2);
  await answered;
  await runUntil(
    page,
    page.getByRole("heading", { level: 3 }).first().waitFor(),
  );
  assert.ok(await page.evaluate(() => performance.now()) < contentTimeoutMs);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("reloads a page that stops before its hydration script", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  let isFirst = true;
  using half = changedSite(site, async (_path, response) => {
    if (!isFirst) return response;
    isFirst = false;
    const shell = await shellIn(response.clone());
    const part = shell.slice(0, shell.indexOf("<footer"));
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(part)),
    });
    return new Response(body, response);
  });
  await using visit = await openPage(half, paths.blog, {
    until: "commit",
    prepare: (page) => page.clock.install(),
  });
  const { page } = visit;
  const loading = page.getByText(states.blog.loading);
  await loading.waitFor();
  late.release();
  await runUntil(page, page.locator("main article").first().waitFor());
  assert.equal(await loading.count(), 0);
});

// React would start a timer and keep the content hidden until its end.
Deno.test("late content shows without a timer", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using visit = await openPage(site, paths.blog, {
    prepare: (page) =>
      page.addInitScript(() => {
        Object.assign(globalThis, { setTimeout: () => 0 });
      }),
  });
  late.release();
  await visit.page.getByRole("heading", { level: 3 }).first().waitFor();
  assert.deepEqual(visit.complaints, []);
});
