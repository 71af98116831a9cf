import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { paths } from "../../../../src/paths.ts";
import {
  follow,
  heldScripts,
  openPage,
  pageHydrated,
  pageShown,
  rowScrolls,
} from "../../../support/browser/open-page.ts";
import { useSite } from "../../../support/site.ts";

const site = useSite();
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const rows = [
  { name: "the strip of works", at: paths.home, row: ".works-strip" },
  { name: "the testimonials", at: paths.webDesign, row: ".track" },
  { name: "a row that is swiped", at: paths.about, row: ".swipe" },
];

/** Scrolls a row to its end. */
async function scrollToEnd(page: Page, row: string): Promise<number> {
  await rowScrolls(page, row);
  return await page.locator(row).first().evaluate(async (row) => {
    const scrolled = new Promise((resolve) =>
      row.addEventListener("scroll", resolve, { once: true })
    );
    row.scrollTo({ left: row.scrollWidth, behavior: "instant" });
    await scrolled;
    return row.scrollLeft;
  });
}

function placeOf(page: Page, row: string): Promise<number> {
  return page.locator(row).first().evaluate((row) => row.scrollLeft);
}

for (const { name, at, row } of rows) {
  const viewport = row === ".swipe" ? phone : desktop;

  Deno.test(`${name} stands where it was left after Back`, async () => {
    await using visit = await openPage(site, at, { viewport });
    const { page } = visit;
    const place = await scrollToEnd(page, row);
    assert.ok(place > 0);
    await follow(page, paths.contact);
    await pageShown(page, paths.contact);
    await page.goBack();
    await pageShown(page, at);
    assert.equal(await placeOf(page, row), place);
  });

  Deno.test(`${name} stands where it was left after Back from another document`, async () => {
    await using visit = await openPage(site, at, { viewport });
    const { page } = visit;
    const place = await scrollToEnd(page, row);
    await visit.goTo(paths.contact);
    await page.goBack();
    await pageHydrated(page);
    await page.waitForFunction(
      ({ row, place }) => document.querySelector(row)?.scrollLeft === place,
      { row, place },
    );
  });

  Deno.test(`${name} stands after Back where it was left before hydration`, async () => {
    const scripts = heldScripts();
    await using visit = await openPage(site, at, {
      viewport,
      until: "commit",
      prepare: scripts.hold,
    });
    const { page } = visit;
    const place = await scrollToEnd(page, row);
    assert.ok(place > 0);
    scripts.release();
    await pageHydrated(page);
    await follow(page, paths.contact);
    await pageShown(page, paths.contact);
    await page.goBack();
    await pageShown(page, at);
    assert.equal(await placeOf(page, row), place);
  });

  Deno.test(`${name} begins at its start on another visit`, async () => {
    await using visit = await openPage(site, at, { viewport });
    const { page } = visit;
    await scrollToEnd(page, row);
    await follow(page, paths.contact);
    await pageShown(page, paths.contact);
    await page.evaluate(() => scrollTo(0, 0));
    await follow(page, at);
    await pageShown(page, at);
    assert.equal(await placeOf(page, row), 0);
  });
}

Deno.test("the counter of the testimonials says the slide that Back returns to", async () => {
  await using visit = await openPage(site, paths.webDesign);
  const { page } = visit;
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const second = page.getByText("2 of 6", { exact: true });
  await second.waitFor();
  await follow(page, paths.contact);
  await pageShown(page, paths.contact);
  await page.goBack();
  await second.waitFor();
});

Deno.test("Back returns the focus to the sign that was followed by key", async () => {
  await using visit = await openPage(site, paths.home, { viewport: desktop });
  const { page } = visit;
  const sign = page.locator(".works-strip a").last();
  const project = await sign.getAttribute("href");
  assert.ok(project);
  await sign.focus();
  await sign.press("Enter");
  await pageShown(page, project);
  await page.goBack();
  await pageShown(page, paths.home);
  await page.waitForFunction(() => {
    const { activeElement } = document;
    const { left = -1, right = -1 } = activeElement?.getBoundingClientRect() ??
      {};
    return activeElement?.closest(".works-strip") && left >= 0 &&
      right <= innerWidth;
  });
  assert.ok(await placeOf(page, ".works-strip") > 0);
});
