import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { articlePath, paths } from "../../../../src/paths.ts";
import { samples } from "../../../support/addresses.ts";
import {
  follow,
  openPage,
  pageHydrated,
  pageShown,
} from "../../../support/browser/open-page.ts";
import { scrollPage, standsAt } from "../../../support/browser/place.ts";
import { site } from "../../../support/fixture-site.ts";

const phone = { width: 390, height: 844 };

Deno.test("Back, a reload and Back from another site return a page and its row to their places, a link to their starts", async () => {
  await using visit = await openPage(site, paths.about, { viewport: phone });
  const { page } = visit;
  const row = ".swipe";
  const place = await scrollPage(page, { y: 700, row, left: 200 });
  assert.equal(place.y, 700);
  await follow(page, paths.contact);
  await pageShown(page, paths.contact);
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await standsAt(page, place);
  await page.reload();
  await standsAt(page, place);
  await page.goto("data:text/html,elsewhere");
  await page.goBack();
  await standsAt(page, place);
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
