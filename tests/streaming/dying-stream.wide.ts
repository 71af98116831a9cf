/** A page whose stream dies while its content is late, before and after React. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../src/paths.ts";
import { breakableLine } from "../support/browser/breakable-line.ts";
import { changedSite } from "../support/browser/changed-site.ts";
import {
  attached,
  heldScripts,
  openPage,
} from "../support/browser/open-page.ts";
import { states } from "../support/content-pages.ts";
import { fakeContent } from "../support/content/fake-content.ts";
import { fixtureContent, held } from "../support/content/answers.ts";
import { shellIn } from "../support/html.ts";
import { waitUntil } from "../support/promises.ts";
import { noCache } from "../support/settings.ts";
import { startSite } from "../support/site.ts";

/** Longer than any test takes: the browser's clock is moved forward instead. */
const contentTimeoutMs = 60_000;
const settings = { ...noCache, CONTENT_TIMEOUT_MS: String(contentTimeoutMs) };
const good = await fixtureContent();

/** A site whose content is late, and what a test does to it. */
async function lateSite() {
  const resources = new AsyncDisposableStack();
  const late = held(good);
  const content = resources.use(fakeContent(late.answer));
  let site = await startSite({ content, settings });
  resources.defer(async () => void await site.stop());
  const line = resources.use(breakableLine(site));
  const ending = Promise.withResolvers<void>();
  const ended = resources.use(changedSite(line, async (path, response) => {
    if (path !== paths.blog) return response;
    const shell = await shellIn(response.clone());
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(shell));
        await ending.promise;
        controller.close();
      },
    });
    return new Response(body, response);
  }));
  /** The content comes, by whatever way is left. */
  function release(): void {
    content.answer = good;
    late.release();
  }
  return {
    line,
    ended,
    release,
    endDocument: () => ending.resolve(),
    async restart() {
      await site.stop("SIGKILL");
      const { port: PORT } = new URL(site.origin);
      site = await startSite({ content, settings: { ...settings, PORT } });
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

type LateSite = Awaited<ReturnType<typeof lateSite>>;

/** How a stream dies; afterwards its content can be had again. */
const deaths: Record<string, (site: LateSite) => unknown> = {
  "the server ends it": ({ endDocument }) => endDocument(),
  "the server is killed, and starts again": ({ restart }) => restart(),
  "the line is cut for a while": ({ line }) => {
    line.drop();
    line.restore();
  },
  "nothing comes any more": ({ line }) => line.silence(),
};

/** Passes the page's time until its content shows. */
async function contentShown(page: Page): Promise<void> {
  const titles = page.locator("main article h3");
  await waitUntil(async () => {
    // A page that is being reloaded has no clock.
    await page.clock.runFor(500).catch(() => {});
    return await titles.count() > 0;
  }, 50);
  assert.equal(await page.getByText(states.blog.loading).count(), 0);
  assert.equal(await page.getByText(states.blog.failed).count(), 0);
}

for (const [death, die] of Object.entries(deaths)) {
  for (const isHydrated of [true, false]) {
    const when = isHydrated ? "after" : "before";
    Deno.test(`${death}, ${when} React is there: the page shows its content`, async () => {
      await using late = await lateSite();
      const scripts = heldScripts();
      await using visit = await openPage(
        death.endsWith("ends it") ? late.ended : late.line,
        paths.blog,
        {
          until: isHydrated ? "hydrated" : "commit",
          async prepare(page) {
            await page.clock.install();
            if (!isHydrated) await scripts.hold(page);
          },
        },
      );
      const { page } = visit;
      await attached(page, "#shell-end");
      await die(late);
      late.release();
      scripts.release();
      await contentShown(page);
      const shownAt = await page.evaluate(() => performance.now());
      assert.ok(shownAt < contentTimeoutMs);
    });
  }
}

Deno.test("content that is late in the document, and again by the gateway, shows once it comes", async () => {
  await using late = await lateSite();
  await using visit = await openPage(late.line, paths.blog, {
    prepare: (page) => page.clock.install(),
  });
  const { page } = visit;
  const asked = page.waitForRequest(/\/api\/article\b/);
  await page.clock.fastForward(contentTimeoutMs / 2);
  await asked;
  late.release();
  await contentShown(page);
  assert.equal(visit.calls.length, 1);
  assert.deepEqual(visit.complaints, []);
});

Deno.test("a page that stops within its shell is loaded again", async () => {
  await using late = await lateSite();
  let isFirst = true;
  using half = changedSite(late.line, async (_path, response) => {
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
  await visit.page.getByText(states.blog.loading).waitFor();
  late.release();
  await contentShown(visit.page);
});
