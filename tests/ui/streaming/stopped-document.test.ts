import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../src/paths.ts";
import { breakableLine } from "../../support/browser/breakable-line.ts";
import { changedSite } from "../../support/browser/changed-site.ts";
import { openPage } from "../../support/browser/open-page.ts";
import { contentPages, states } from "../../support/content-pages.ts";
import { fixtureContent, held, silent } from "../../support/content/answers.ts";
import { shellIn } from "../../support/html.ts";
import { waitUntil } from "../../support/promises.ts";
import { useSite } from "../../support/site.ts";
import { noCache } from "../../support/settings.ts";

/** Longer than any test takes: the browser's clock is moved forward instead. */
const contentTimeoutMs = 60_000;
const site = useSite({
  settings: { ...noCache, CONTENT_TIMEOUT_MS: String(contentTimeoutMs) },
});
const good = await fixtureContent();
const [list, record] = contentPages;

/**
 * Passes the time in which a document's content may arrive, in steps: in one
 * jump, timers would fire in the order in which they began.
 */
async function passTime(page: Page): Promise<void> {
  const stepMs = 500;
  for (let ms = 0; ms <= contentTimeoutMs; ms += stepMs) {
    // A page that is being reloaded has no clock.
    await page.clock.fastForward(stepMs).catch(() => {});
  }
}

/** Passes time in small steps until something has happened. */
async function runUntil(page: Page, event: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => isOver = true;
  event.then(end, end);
  // With pauses: what happens meanwhile may take a busy machine a second.
  await waitUntil(async () => {
    await page.clock.runFor(100);
    return isOver;
  }, 50);
  await event;
}

/** Removes the timeout of the browser's own content calls. */
function withoutLimit(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

for (
  const [how, { name, path, heading, loading }] of [
    ["cut", list!],
    ["cut", record!],
    ["silence", list!],
  ] as const
) {
  Deno.test(`${name} fetches its content after a ${how} in the document`, async () => {
    const late = held(good);
    site.content.answer = late.answer;
    await using line = breakableLine(site);
    await using visit = await openPage(line, path, {
      async prepare(page) {
        await page.clock.install();
        await withoutLimit(page);
      },
    });
    const { page } = visit;
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await page.getByText(loading, { exact: true }).waitFor();
    site.content.answer = good;
    line[how]();
    late.release();
    await passTime(page);
    await page.getByRole("heading", { name: heading }).first().waitFor();
    await page.getByText(loading, { exact: true }).waitFor({
      state: "detached",
    });
    assert.equal(await page.evaluate(() => "same" in globalThis), true);
  });
}

Deno.test("a page fetches its content at once after Stop", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using visit = await openPage(site, paths.blog);
  site.content.answer = good;
  const browser = await visit.context.newCDPSession(visit.page);
  await browser.send("Page.stopLoading");
  late.release();
  await visit.page.getByRole("heading", { level: 3 }).first().waitFor();
  assert.equal(visit.calls.length, 1);
  assert.deepEqual(visit.complaints, []);
});

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

Deno.test("a page shows its content once a line that dropped is back", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using line = breakableLine(site);
  await using visit = await openPage(line, paths.blog, {
    prepare: (page) => page.clock.install(),
  });
  const { page } = visit;
  site.content.answer = good;
  line.drop();
  late.release();
  await page.clock.fastForward(contentTimeoutMs / 3);
  for (let tries = 0; tries < 3; tries++) {
    const failed = page.waitForEvent("requestfailed");
    await runUntil(page, page.waitForRequest(/\/api\/article\b/));
    await failed;
  }
  await page.getByText(states.blog.loading, { exact: true }).waitFor();
  line.restore();
  await runUntil(
    page,
    page.getByRole("heading", { level: 3 }).first().waitFor(),
  );
  assert.ok(await page.evaluate(() => performance.now()) < contentTimeoutMs);
});

Deno.test("a page whose content cannot be fetched either shows an error with a retry link", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using line = breakableLine(site);
  await using visit = await openPage(line, paths.blog, {
    prepare: (page) => page.clock.install(),
  });
  const { page } = visit;
  site.content.answer = silent;
  line.cut();
  await passTime(page);
  await page.getByText(states.blog.failed).waitFor();
  assert.equal(await page.getByText(states.blog.loading).count(), 0);
  site.content.answer = good;
  await page.locator(".state-error").getByRole("link").click();
  await page.getByRole("heading", { level: 3 }).first().waitFor();
  late.release();
});

Deno.test("a page that loses the line before React says that it failed, with a retry link", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  await using line = breakableLine(site);
  await using visit = await openPage(line, paths.blog, {
    until: "commit",
    async prepare(page) {
      await page.clock.install();
      await page.route("**/*.js", (route) => route.abort());
    },
  });
  const { page } = visit;
  await page.getByText(states.blog.loading, { exact: true }).waitFor();
  line.drop();
  await page.clock.fastForward(contentTimeoutMs + 2000);
  await page.getByText(states.blog.failed).waitFor();
  assert.equal(await page.getByText(states.blog.loading).count(), 0);
  line.restore();
  site.content.answer = good;
  late.release();
  await page.getByRole("main").getByRole("link", { name: "Try again" })
    .click();
  await page.getByRole("heading", { level: 3 }).first().waitFor();
});

/** A site that sends only the start of the first document. */
function halfShell(end: RegExp) {
  let isFirst = true;
  return changedSite(site, async (_path, response) => {
    if (!isFirst) return response;
    isFirst = false;
    const shell = await shellIn(response.clone());
    const part = shell.slice(0, shell.search(end));
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(part)),
    });
    return new Response(body, response);
  });
}

Deno.test("reloads a page that stops before its hydration script", async () => {
  const late = held(good);
  site.content.answer = late.answer;
  using half = halfShell(/<footer/);
  await using visit = await openPage(half, paths.blog, {
    until: "commit",
    prepare: (page) => page.clock.install(),
  });
  const { page } = visit;
  await page.getByText("Loading blogs...").waitFor();
  late.release();
  await passTime(page);
  await page.locator("main article").first().waitFor();
  assert.equal(await page.getByText("Loading blogs...").count(), 0);
});
