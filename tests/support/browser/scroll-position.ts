import type { Page } from "playwright-core";
import { typefacesLoaded } from "./open-page.ts";

/** How far a page and a row of it are scrolled. */
interface ScrollPosition {
  y: number;
  row: string;
  left: number;
}

/**
 * Scrolls a page and its first row that matches, as far as they go.
 * @returns Where they stand.
 */
export async function scrollPage(
  page: Page,
  wanted: ScrollPosition,
): Promise<ScrollPosition> {
  // Typefaces change the lengths of rows.
  await typefacesLoaded(page);
  return await page.evaluate(async (wanted) => {
    const row = document.querySelector(wanted.row)!;
    scrollTo(0, wanted.y);
    row.scrollTo({ left: wanted.left, behavior: "instant" });
    // Browsers tell the page of it before its next frame.
    await new Promise(requestAnimationFrame);
    return { ...wanted, y: scrollY, left: row.scrollLeft };
  }, wanted);
}

/** Waits until a page and its row stand at a position. */
export async function standsAt(
  page: Page,
  position: ScrollPosition,
): Promise<void> {
  await page.waitForFunction(
    ({ y, row, left }) =>
      scrollY === y && document.querySelector(row)?.scrollLeft === left,
    position,
  );
}
