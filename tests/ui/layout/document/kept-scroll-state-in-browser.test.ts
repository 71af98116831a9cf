import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { articlePath, paths } from "../../../../src/paths.ts";
import { readBuild } from "../../../../src/server/build/build-manifest.ts";
import { samples } from "../../../support/addresses.ts";
import { enough } from "../../../support/amounts.ts";
import {
  earlyScriptStarted,
  follow,
  openPage,
  pageHydrated,
  pageShown,
} from "../../../support/browser/open-page.ts";
import {
  scrollPage,
  standsAt,
} from "../../../support/browser/scroll-position.ts";
import { site } from "../../../support/fixture-site.ts";
import { waitUntil } from "../../../support/promises.ts";

const { earlyScript, entry } = readBuild();
const phone = { width: 390, height: 844 };

Deno.test("Back, a reload and Back from another site return a page and its row to their positions, a link to their starts", async () => {
  await using visit = await openPage(site, paths.about, { viewport: phone });
  const { page } = visit;
  const row = ".swipe";
  const position = await scrollPage(page, { y: 700, row, left: 200 });
  assert.equal(position.y, 700);
  await follow(page, paths.contact);
  await pageShown(page, paths.contact);
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await standsAt(page, position);
  await page.reload();
  await standsAt(page, position);
  await page.goto("data:text/html,elsewhere");
  await page.goBack();
  await standsAt(page, position);
  await pageHydrated(page);
  await follow(page, paths.contact);
  await pageShown(page, paths.contact);
  await follow(page, paths.about);
  await pageShown(page, paths.about);
  await standsAt(page, { y: 0, row, left: 0 });
});

const focused = (page: Page, selector: string) =>
  page.waitForFunction(
    (selector) => document.activeElement?.matches(selector),
    selector,
  );

Deno.test("Back focuses the card that was followed, and Forward a heading where the page stands", async () => {
  const article = articlePath(samples.article.id);
  await using visit = await openPage(site, paths.blog);
  const { page, calls } = visit;
  const card = `main a[href="${article}"]`;
  await page.locator(card).first().click();
  await pageShown(page, article);
  await page.getByRole("heading", { level: 1, name: samples.article.title })
    .waitFor();
  await focused(page, "main h1");
  await page.evaluate(async () => {
    scrollTo(0, 1500);
    // Browsers tell the page of it before its next frame.
    await new Promise(requestAnimationFrame);
  });
  await page.goBack();
  await pageShown(page, paths.blog);
  await focused(page, card);
  await page.goForward();
  await pageShown(page, article);
  await focused(page, "main :is(h1, h2, h3)");
  await page.waitForFunction(() => scrollY === 1500);
  const top = await page.evaluate(() =>
    document.activeElement!.getBoundingClientRect().top
  );
  assert.ok(top >= 0 && top < 900, `${top}`);
  // Neither asks for what has come.
  assert.deepEqual(calls, [`/api/article/${samples.article.id}`]);
});

Deno.test("a fragment of any characters leads to its element, and ends in no error", async () => {
  await using visit = await openPage(site, paths.about);
  const { page } = visit;
  await page.evaluate(() => {
    document.querySelector("main section:last-of-type")!.id = "100%";
    const link = document.createElement("a");
    link.href = "#100%";
    document.querySelector("main")!.append(link);
    link.click();
  });
  await page.waitForFunction(() => scrollY > 0);
  await follow(page, paths.contact);
  await pageShown(page, paths.contact);
  assert.deepEqual(visit.complaints, []);
});

for (
  const [name, prepare] of [
    [
      "where storage is blocked",
      (page: Page) =>
        page.addInitScript(() =>
          Object.defineProperty(globalThis, "sessionStorage", {
            get() {
              throw new DOMException("", "SecurityError");
            },
          })
        ),
    ],
    [
      "without the early script",
      (page: Page) => page.route(`**${earlyScript}`, (route) => route.abort()),
    ],
  ] as const
) {
  Deno.test(`${name}, Back returns to a position, and a link to the top`, async () => {
    await using visit = await openPage(site, paths.about, { prepare });
    const { page } = visit;
    await scrollPage(page, { y: 700, row: "body", left: 0 });
    await follow(page, paths.contact);
    await pageShown(page, paths.contact);
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => scrollY === 700);
    await follow(page, paths.about);
    await page.waitForFunction(() => scrollY === 0);
  });
}

for (const until of ["load", "hydrated"] as const) {
  const title = until === "hydrated" ? "with React" : "before React";
  Deno.test({
    name:
      `${title}, an opened question is open after Back and a reload, at its position`,
    ignore: !enough.questions,
  }, async () => {
    await using visit = await openPage(site, paths.branding, {
      until,
      reducedMotion: "no-preference",
      prepare: async (page) => {
        if (until === "hydrated") return;
        await page.route(`**${entry}`, (route) => route.abort());
      },
    });
    const { page } = visit;
    await earlyScriptStarted(page);
    const question = page.locator("main summary").last();
    await question.click();
    const position = () =>
      question.evaluate(async (it) => {
        const root = document.documentElement;
        await Promise.all(
          root.getAnimations({ subtree: true }).map((it) =>
            it instanceof CSSTransition && it.finished
          ),
        );
        // The page follows a transition a frame later.
        await new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        );
        const open = document.querySelectorAll("main details[open]");
        return {
          open: [...open].map((it) => it.firstElementChild?.textContent),
          top: it.getBoundingClientRect().top,
        };
      });
    const before = await position();
    assert.deepEqual(before.open, [await question.textContent()]);
    const stands = async () => {
      await earlyScriptStarted(page);
      await waitUntil(async () => {
        const { open, top } = await position();
        // Layouts differ by parts of a pixel.
        return isDeepStrictEqual(open, before.open) &&
          Math.abs(top - before.top) <= 1;
      });
    };
    await page.reload();
    await stands();
    if (until === "hydrated") {
      await pageHydrated(page);
      await follow(page, paths.contact);
      await pageShown(page, paths.contact);
    } else await visit.goTo(paths.contact);
    await page.goBack();
    await pageShown(page, paths.branding);
    await stands();
  });
}

Deno.test("the opened contents of an article are open after Back and a reload, at its position", async () => {
  const path = articlePath(samples.article.id);
  await using visit = await openPage(site, path, { viewport: phone });
  const { page } = visit;
  const contents = page.locator("nav.contents details");
  await contents.locator("summary").click();
  const position = await scrollPage(page, { y: 900, row: "body", left: 0 });
  const top = () =>
    contents.evaluate((it) => Math.round(it.getBoundingClientRect().bottom));
  const before = await top();
  const stands = async () => {
    await standsAt(page, position);
    assert.equal(await contents.getAttribute("open"), "");
    assert.equal(await top(), before);
  };
  await page.reload();
  await stands();
  await pageHydrated(page);
  await follow(page, paths.contact);
  await pageShown(page, paths.contact);
  await page.goBack();
  await pageShown(page, path);
  await stands();
});
