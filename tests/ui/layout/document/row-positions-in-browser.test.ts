import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { clientVoices } from "../../../../data/testimonials.ts";
import words from "../../../../data/words/service-pages.json" with {
  type: "json",
};
import { paths } from "../../../../src/paths.ts";
import { enough } from "../../../support/amounts.ts";
import {
  follow,
  heldScripts,
  openPage,
  pageHydrated,
  pageShown,
  rowScrolls,
  typefacesLoaded,
} from "../../../support/browser/open-page.ts";
import { site } from "../../../support/fixture-site.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

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
  },
];

/** Scrolls a row to a share of its length, and returns where it stands. */
async function scrollRow(
  page: Page,
  row: string,
  share: number,
): Promise<number> {
  await rowScrolls(page, row);
  // Typefaces change the lengths of rows.
  await typefacesLoaded(page);
  return await page.locator(row).first().evaluate(async (row, share) => {
    const scrolled = new Promise((resolve) =>
      row.addEventListener("scroll", resolve, { once: true })
    );
    const left = (row.scrollWidth - row.clientWidth) * share;
    row.scrollTo({ left, behavior: "instant" });
    await scrolled;
    return row.scrollLeft;
  }, share);
}

/** Waits until a row stands at a place. */
async function standsAt(
  page: Page,
  row: string,
  place: number,
): Promise<void> {
  await page.waitForFunction(
    ({ row, place }) => document.querySelector(row)?.scrollLeft === place,
    { row, place },
  );
}

function placeOf(page: Page, row: string): Promise<number> {
  return page.locator(row).first().evaluate((row) => row.scrollLeft);
}

for (const { name, at, row, scrolls } of rows) {
  Deno.test({
    name: `${name} stands after Back where it was left`,
    ignore: !scrolls,
  }, async (t) => {
    const scripts = heldScripts();
    await using visit = await openPage(site, at, {
      viewport: row === ".swipe" ? phone : desktop,
      until: "commit",
      prepare: scripts.hold,
    });
    const { page } = visit;
    async function leave(): Promise<void> {
      await follow(page, paths.contact);
      await pageShown(page, paths.contact);
    }

    await t.step("before hydration", async () => {
      const place = await scrollRow(page, row, 1);
      assert.ok(place > 0);
      scripts.release();
      await pageHydrated(page);
      await leave();
      await page.goBack();
      await pageShown(page, at);
      await standsAt(page, row, place);
    });

    await t.step("after hydration", async () => {
      await scrollRow(page, row, 0);
      const place = await scrollRow(page, row, 0.5);
      assert.ok(place > 0);
      await leave();
      await page.goBack();
      await pageShown(page, at);
      await standsAt(page, row, place);
    });

    await t.step("for another document", async () => {
      const place = await scrollRow(page, row, 1);
      await visit.goTo(paths.contact);
      await pageHydrated(page);
      await page.goBack();
      await pageHydrated(page);
      await standsAt(page, row, place);
    });

    await t.step("but begins at its start on another visit", async () => {
      await leave();
      await page.evaluate(() => scrollTo(0, 0));
      await follow(page, at);
      await pageShown(page, at);
      assert.equal(await placeOf(page, row), 0);
    });
  });
}

Deno.test({
  name: "the counter of the testimonials says the slide that Back returns to",
  ignore: !enough.slides,
}, async () => {
  await using visit = await openPage(site, paths.webDesign);
  const { page } = visit;
  await page.getByRole("button", {
    name: words.testimonials.next,
    exact: true,
  }).click();
  const second = page.getByText(
    `2 of ${clientVoices.webDesign.slides.length}`,
    { exact: true },
  );
  await second.waitFor();
  await follow(page, paths.contact);
  await pageShown(page, paths.contact);
  await page.goBack();
  await second.waitFor();
});

Deno.test({
  name: "Back returns the focus to the sign that was followed by key",
  ignore: !enough.signs,
}, async () => {
  await using visit = await openPage(site, paths.home, { viewport: desktop });
  const { page } = visit;
  const sign = page.locator(".works-strip li a").last();
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
