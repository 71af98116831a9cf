/**
 * Where a page stands after Back and a reload: before React, with late content
 * and styles, with its rows, and against a visitor who scrolls meanwhile.
 */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { scrollStatesKey } from "../../../../src/browser/scroll-state.ts";
import { articlePath, paths } from "../../../../src/paths.ts";
import { readBuild } from "../../../../src/server/build/build-manifest.ts";
import { samples } from "../../../support/addresses.ts";
import { enough } from "../../../support/amounts.ts";
import {
  earlyScriptImported,
  earlyScriptStarted,
  follow,
  heldFiles,
  heldScripts,
  openPage,
  pageHydrated,
  pageShown,
} from "../../../support/browser/open-page.ts";
import {
  scrollPage,
  standsAt,
} from "../../../support/browser/scroll-position.ts";
import { fixtureContent, held } from "../../../support/content/answers.ts";
import { contentPages, states } from "../../../support/content-pages.ts";
import { noCache } from "../../../support/settings.ts";
import { useSite } from "../../../support/site.ts";

const site = useSite({
  settings: { ...noCache, CONTENT_TIMEOUT_MS: "60000" },
});
const good = await fixtureContent();
const article = articlePath(samples.article.id);
const { entry, stylesheets } = readBuild();
const phone = { width: 390, height: 844 };

async function contentShown(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector("main .loading"));
  // Styles and typefaces change its height.
  await page.waitForLoadState();
}

/** Scrolls a page, as far as it goes. */
async function scrollDown(page: Page, y: number): Promise<number> {
  return (await scrollPage(page, { y, row: "body", left: 0 })).y;
}

async function stands(page: Page, y: number): Promise<void> {
  await page.waitForFunction((y) => scrollY === y, y);
}

/** Leaves a page by a link, and loads the next one as a document. */
async function leaveByReload(page: Page): Promise<void> {
  await follow(page, paths.privacy);
  await pageShown(page, paths.privacy);
  await page.reload({ waitUntil: "commit" });
  await pageHydrated(page);
}

for (const { name, path, loading } of contentPages) {
  for (const before of ["a reload in between", "another document"]) {
    Deno.test(`${name} keeps position and footer after Back, while its content loads after ${before}`, async () => {
      site.content.answer = good;
      await using visit = await openPage(site, path, {
        // Late typefaces would move the footer.
        prepare: (page) => page.route("**/*.woff2", (route) => route.abort()),
      });
      const { page } = visit;
      await contentShown(page);
      const footerTop = () =>
        page.locator("footer").evaluate((it) =>
          Math.round(it.getBoundingClientRect().top)
        );
      // The footer is in view, as far as it may be.
      const position = await scrollDown(page, 100_000);
      const top = await footerTop();
      assert.ok(position > 0);
      if (before === "another document") await visit.goTo(paths.privacy);
      else await leaveByReload(page);
      const late = held(good);
      site.content.answer = late.answer;
      await page.goBack({ waitUntil: "commit" });
      await page.getByText(loading, { exact: true }).waitFor();
      await pageHydrated(page);
      await stands(page, position);
      assert.equal(await footerTop(), top);
      late.release();
      await contentShown(page);
      await stands(page, position);
      assert.equal(await footerTop(), top);
      assert.equal(
        await page.evaluate(() => document.documentElement.style.length),
        0,
      );
    });
  }
}

Deno.test("without React, a reload, Back from another site and Back from another document return page and strip", async () => {
  await using visit = await openPage(site, paths.home, {
    until: "load",
    // Never answered.
    prepare: (page) => page.route(`**${entry}`, () => {}),
  });
  const { page } = visit;
  await earlyScriptStarted(page);
  const row = ".works-strip";
  const position = await scrollPage(page, { y: 500, row, left: 300 });
  await page.reload();
  await standsAt(page, position);
  for (const other of ["data:text/html,elsewhere", paths.privacy]) {
    await earlyScriptStarted(page);
    await visit.goTo(other);
    await page.goBack();
    await standsAt(page, position);
  }
});

Deno.test("without React, Back returns to a row that is styled after the page scrolls", async () => {
  await using visit = await openPage(site, paths.home, {
    until: "load",
    viewport: phone,
    prepare: (page) => page.route(`**${entry}`, () => {}),
  });
  const { page } = visit;
  await earlyScriptStarted(page);
  const position = await scrollPage(page, {
    y: 500,
    row: ".reasons",
    left: 300,
  });
  assert.ok(position.left > 0);
  await visit.goTo(paths.privacy);
  const styles = heldFiles(`**${stylesheets[0]}`);
  await styles.hold(page);
  await page.goBack({ waitUntil: "commit" });
  await stands(page, position.y);
  // Asks for the early script: the styles hold the document's own event back.
  await page.evaluate(() => {
    dispatchEvent(new Event("DOMContentLoaded"));
  });
  await earlyScriptImported(page);
  await page.evaluate(() =>
    new Promise((resolve) => {
      document.addEventListener("scrollend", resolve, { once: true });
      scrollBy({ top: 1, behavior: "instant" });
    })
  );
  await page.evaluate((y) => scrollTo(0, y), position.y);
  // The page is left before its row could be returned to its position.
  await page.goto("data:text/html,elsewhere");
  await page.goBack({ waitUntil: "commit" });
  styles.release();
  await standsAt(page, position);
});

const rows = [
  {
    name: "the strip of works",
    at: paths.home,
    row: ".works-strip",
    scrolls: enough.signs,
  },
  {
    name: "the testimonials",
    at: paths.webDesign,
    row: ".track",
    scrolls: enough.slides,
  },
  {
    name: "a row that is swiped",
    at: paths.about,
    row: ".swipe",
    scrolls: enough.featured,
    viewport: phone,
  },
];

for (const { name, at, row, scrolls, viewport } of rows) {
  Deno.test({
    name:
      `${name} stands after Back where it was left before, or after hydration`,
    ignore: !scrolls,
  }, async () => {
    const scripts = heldScripts();
    await using visit = await openPage(site, at, {
      ...(viewport && { viewport }),
      until: "commit",
      prepare: scripts.hold,
    });
    const { page } = visit;
    await page.waitForLoadState("domcontentloaded");
    const before = await scrollPage(page, { y: 0, row, left: 10_000 });
    assert.ok(before.left > 0);
    scripts.release();
    await pageHydrated(page);
    const leave = async () => {
      await follow(page, paths.contact);
      await pageShown(page, paths.contact);
      await page.goBack();
      await pageShown(page, at);
    };
    await leave();
    await standsAt(page, before);
    const after = await scrollPage(page, { y: 0, row, left: before.left / 2 });
    assert.ok(after.left > 0 && after.left < before.left);
    await leave();
    await standsAt(page, after);
    await visit.goTo(paths.contact);
    await pageHydrated(page);
    await page.goBack();
    await pageHydrated(page);
    await standsAt(page, after);
  });
}

Deno.test("after a reload, a visitor who scrolls to the top before a picture has loaded stays there", async () => {
  const gate = Promise.withResolvers<void>();
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await scrollDown(page, 700);
  await page.route("**/late.png", async (route) => {
    await gate.promise;
    await route.abort();
  });
  // The load event waits for it.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      new Image().src = "/late.png";
    })
  );
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await stands(page, 700);
  await page.mouse.wheel(0, -2000);
  await stands(page, 0);
  gate.resolve();
  await page.waitForLoadState();
  await pageHydrated(page);
  await stands(page, 0);
});

for (const until of ["hydrated", "load"] as const) {
  const title = until === "hydrated" ? "with React" : "without React";
  Deno.test(`${title}, the position is kept where nothing can be stored as a page is left`, async () => {
    // As in Firefox, when the document is "no-store".
    await using visit = await openPage(site, paths.about, {
      until,
      prepare: (page) =>
        page.addInitScript((isLight) => {
          addEventListener(
            "pagehide",
            (event) => event.stopImmediatePropagation(),
          );
          // Then React waits for an interaction.
          if (location.protocol === "http:") localStorage.light = isLight;
        }, until === "load"),
    });
    const { page } = visit;
    if (until === "load") await earlyScriptStarted(page);
    const position = await scrollDown(page, 600);
    await page.waitForFunction(
      ({ key, position }) =>
        Object.values(JSON.parse(sessionStorage[key] ?? "{}"))
          .some((it) => (it as { y?: number }).y === position),
      { key: scrollStatesKey, position },
    );
    await page.goto("data:text/html,elsewhere");
    await page.goBack();
    await stands(page, position);
  });
}

Deno.test("Back that is given up does not move the page", async () => {
  const scripts = heldScripts();
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await leaveByReload(page);
  await scripts.hold(page);
  const asked = page.waitForRequest(/about-page/);
  await page.goBack({ waitUntil: "commit" });
  await asked;
  const position = await scrollDown(page, 250);
  await page.goForward({ waitUntil: "commit" });
  await page.evaluate(() =>
    new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  );
  assert.equal(await page.evaluate(() => scrollY), position);
  scripts.release();
  await pageShown(page, paths.privacy);
});

Deno.test("Back to a list that still loads focuses the card that was followed", async () => {
  site.content.answer = good;
  await using visit = await openPage(site, paths.blog);
  const { page } = visit;
  const card = `main a[href="${article}"]`;
  await page.locator(card).first().click();
  await pageShown(page, article);
  await contentShown(page);
  await page.reload({ waitUntil: "commit" });
  await pageHydrated(page);
  const late = held(good);
  site.content.answer = late.answer;
  await page.goBack({ waitUntil: "commit" });
  await page.getByText(states.blog.loading, { exact: true }).waitFor();
  late.release();
  await page.waitForFunction(
    (card) => document.activeElement?.matches(card),
    card,
  );
});

Deno.test("leaves scroll restoration to the browser while a page is in the back-forward cache", async () => {
  await using visit = await openPage(site, paths.about);
  const mode = (event: string) =>
    visit.page.evaluate((event) => {
      dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
      return history.scrollRestoration;
    }, event);
  assert.equal(await mode("pagehide"), "auto");
  assert.equal(await mode("pageshow"), "manual");
});
