import type { Page } from "playwright-core";
import { colours } from "../../../data/site.ts";
import header from "../../../data/words/header.json" with { type: "json" };

/** The colours of the page in the two themes, as browsers report them. */
export const day = computed(colours.paper.light);
export const night = computed(colours.paper.dark);

function computed(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    parseInt(colour.slice(at, at + 2), 16)
  );
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The colour of the page now. */
export const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Waits for a colour of the page: a view transition takes a snapshot first. */
export const becomes = (page: Page, expected: string) =>
  page.waitForFunction(
    (expected) => getComputedStyle(document.body).backgroundColor === expected,
    expected,
  );

/** The header's switch of the theme, while it is pressed or not. */
export const themeToggle = (page: Page, pressed: boolean) =>
  page.getByRole("button", { name: header.darkTheme, pressed });
