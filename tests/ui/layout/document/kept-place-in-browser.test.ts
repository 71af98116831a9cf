import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { articlePath, paths } from "../../../../src/paths.ts";
import { samples } from "../../../support/addresses.ts";
import {
  observeShifts,
  shiftsOf,
} from "../../../support/browser/layout-shifts.ts";
import {
  earlyScriptStarted,
  follow,
  heldScripts,
  openPage,
  pageHydrated,
  pageShown,
} from "../../../support/browser/open-page.ts";
import { fixtureContent, held } from "../../../support/content/answers.ts";
import { contentPages, states } from "../../../support/content-pages.ts";
import { noCache } from "../../../support/settings.ts";
import { useSite } from "../../../support/site.ts";

const site = useSite({
  settings: { ...noCache, CONTENT_TIMEOUT_MS: "60000" },
});
const good = await fixtureContent();
const article = articlePath(samples.article.id);

/** Opens a page with its content. */
async function openComplete(
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
) {
  site.content.answer = good;
  const visit = await openPage(site, path, { prepare });
  await contentShown(visit.page);
  // Styles and typefaces change its height.
  await visit.page.waitForLoadState();
  return visit;
}

async function contentShown(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector("main .loading"));
}

/** Scrolls; the browser tells the page of it in the next frame. */
async function scrollDown(page: Page, y: number): Promise<number> {
  return await page.evaluate(async (y) => {
    const scrolled = new Promise((resolve) =>
      addEventListener("scroll", resolve, { once: true })
    );
    scrollTo(0, y);
    await scrolled;
    return scrollY;
  }, y);
}

async function standsAt(page: Page, place: number): Promise<void> {
  await page.waitForFunction((place) => scrollY === place, place);
}

const focused = (page: Page, selector: string) =>
  page.waitForFunction(
    (selector) => document.activeElement?.matches(selector),
    selector,
  );

for (const { name, path, loading } of contentPages) {
  for (const before of ["a reload in between", "another document"]) {
    Deno.test(`${name} keeps place and footer after Back, while its content loads after ${before}`, async () => {
      await using visit = await openComplete(path, async (page) => {
        await page.addInitScript(observeShifts);
        // Late typefaces would count as well.
        await page.route("**/*.woff2", (route) => route.abort());
      });
      const { page } = visit;
      // The footer is in view, as far as it may be.
      const place = await scrollDown(page, 100_000);
      assert.ok(place > 0);
      if (before === "another document") await visit.goTo(paths.privacy);
      else {
        await follow(page, paths.privacy);
        await pageShown(page, paths.privacy);
        await page.reload({ waitUntil: "commit" });
        await pageHydrated(page);
      }
      const late = held(good);
      site.content.answer = late.answer;
      await page.goBack({ waitUntil: "commit" });
      await page.getByText(loading, { exact: true }).waitFor();
      await pageHydrated(page);
      await standsAt(page, place);
      // Chromium counts the change of page itself when it takes half a second.
      const change = before === "another document"
        ? 0
        : (await shiftsOf(page)).sum;
      late.release();
      await contentShown(page);
      const { sum, shifts } = await shiftsOf(page);
      await standsAt(page, place);
      assert.ok(sum - change < 0.01, `${change}\n${shifts.join("\n")}`);
      assert.equal(
        await page.evaluate(() => document.documentElement.style.length),
        0,
      );
    });
  }
}

Deno.test("after a reload, a visitor who scrolls before hydration stays there", async () => {
  const scripts = heldScripts();
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await scrollDown(page, 700);
  await scripts.hold(page);
  await page.reload({ waitUntil: "commit" });
  await standsAt(page, 700);
  // Until a visitor scrolls, the browser would return again.
  await page.mouse.wheel(0, 400);
  await standsAt(page, 1100);
  scripts.release();
  await pageHydrated(page);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await standsAt(page, 1100);
});

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
  await standsAt(page, 700);
  await page.mouse.wheel(0, -2000);
  await standsAt(page, 0);
  gate.resolve();
  await page.waitForLoadState();
  await pageHydrated(page);
  await standsAt(page, 0);
});

for (const until of ["hydrated", "load"] as const) {
  const title = until === "hydrated" ? "with React" : "without React";
  Deno.test(`${title}, the place is kept where nothing can be stored as a page is left`, async () => {
    // As in Firefox, when the document is "no-store".
    await using visit = await openPage(site, paths.about, {
      until,
      prepare: (page) =>
        page.addInitScript((isLight) => {
          addEventListener(
            "pagehide",
            (event) => event.stopImmediatePropagation(),
          );
          // Then React waits for a touch.
          if (location.protocol === "http:") localStorage.light = isLight;
        }, until === "load"),
    });
    const { page } = visit;
    if (until === "load") await earlyScriptStarted(page);
    const place = await scrollDown(page, 600);
    await page.waitForFunction(
      (y) =>
        Object.values(JSON.parse(sessionStorage.places ?? "{}"))
          .some((it) => (it as { y?: number }).y === y),
      place,
    );
    await page.goto("data:text/html,elsewhere");
    await page.goBack();
    await standsAt(page, place);
  });
}

Deno.test("an entry of CONTENT that is chosen again leads to its part, and Back to where it was left", async () => {
  await using visit = await openComplete(article);
  const { page } = visit;
  const links = page.locator(".contents a");
  await scrollDown(page, 300);
  const partTop = (href: string) =>
    page.waitForFunction(
      (href) =>
        Math.abs(
          document.querySelector(href)!.getBoundingClientRect().top,
        ) < innerHeight / 2,
      href,
    );
  const hrefs: string[] = [];
  for (const index of [1, 0, 1]) {
    const link = links.nth(index);
    const href = await link.getAttribute("href") ?? "";
    hrefs.push(href);
    await link.evaluate((it: HTMLElement) => it.click());
    await partTop(href);
    if (index === 1) await scrollDown(page, 10_000);
  }
  await page.goBack();
  await page.waitForURL(`**${hrefs[1]}`);
  await partTop(hrefs[1]!);
  await page.goBack();
  await page.goBack();
  await standsAt(page, 300);
});

Deno.test("Back that is given up does not move the page", async () => {
  const scripts = heldScripts();
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await follow(page, paths.privacy);
  await pageShown(page, paths.privacy);
  await page.reload({ waitUntil: "commit" });
  await pageHydrated(page);
  await scrollDown(page, 50);
  await scripts.hold(page);
  const asked = page.waitForRequest(/about-page/);
  await page.goBack({ waitUntil: "commit" });
  await asked;
  const place = await scrollDown(page, 250);
  await page.goForward({ waitUntil: "commit" });
  await page.evaluate(() =>
    new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  );
  assert.equal(await page.evaluate(() => scrollY), place);
  scripts.release();
  await pageShown(page, paths.privacy);
});

Deno.test("Back to a list that still loads focuses the card that was followed", async () => {
  await using visit = await openComplete(paths.blog);
  const { page } = visit;
  const card = page.locator(`main a[href="${article}"]`).first();
  await card.click();
  await contentShown(page);
  await pageShown(page, article);
  await page.reload({ waitUntil: "commit" });
  await pageHydrated(page);
  const late = held(good);
  site.content.answer = late.answer;
  await page.goBack({ waitUntil: "commit" });
  await page.getByText(states.blog.loading, { exact: true }).waitFor();
  late.release();
  await focused(page, `main a[href="${article}"]`);
});

Deno.test("Forward focuses a heading where the page stands", async () => {
  await using visit = await openComplete(paths.blog);
  const { page } = visit;
  await page.locator(`main a[href="${article}"]`).first().click();
  await pageShown(page, article);
  await contentShown(page);
  await focused(page, "main h1");
  const place = await scrollDown(page, 1500);
  await page.goBack();
  await pageShown(page, paths.blog);
  await focused(page, `main a[href="${article}"]`);
  await page.goForward();
  await pageShown(page, article);
  await focused(page, "main :is(h1, h2, h3)");
  await standsAt(page, place);
  const top = await page.evaluate(() =>
    document.activeElement!.getBoundingClientRect().top
  );
  assert.ok(top >= 0 && top < 900, `${top}`);
});
