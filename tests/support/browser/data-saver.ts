/** Pages whose pictures wait for a button. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import words from "../../../data/words/footer.json" with { type: "json" };
import type { OpenOptions } from "./open-page.ts";

/** A browser whose user saves data, and the pictures that it asks for. */
export function savingData(pictures: string[] = []): OpenOptions {
  return {
    async prepare(page) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", {
          value: Object.assign(new EventTarget(), { saveData: true }),
        })
      );
      page.on("request", (request) => {
        if (request.resourceType() === "image") pictures.push(request.url());
      });
    },
  };
}

/** A phone whose user saves data, and the pictures that it asks for. */
export function savingPhone(pictures: string[] = []): OpenOptions {
  return {
    ...savingData(pictures),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  };
}

/** The buttons that show a picture. */
export const showButtons = (page: Page): Locator =>
  page.getByRole("main").getByRole("button", { name: /^Show\b/ });

export const switchOf = (page: Page): Locator =>
  page.getByRole("contentinfo").getByRole("button", { name: words.light });

/** Those of the pictures that are no drawings. */
export const rasterIn = (pictures: string[]): string[] =>
  pictures.filter((url) => /\.(?:avif|webp)$/.test(url));

/** Shows the next picture, which takes the focus and no more room. */
export async function showNext(page: Page): Promise<void> {
  const button = showButtons(page).first();
  assert.match(await button.textContent() ?? "", /^Show, about \d+\u00a0kB$/);
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const before = await height();
  // A row that snaps while it is clicked could move the button away.
  await button.press("Enter");
  // Its file may have come with another one.
  await page.waitForFunction(() => {
    const picture = document.activeElement;
    return picture instanceof HTMLImageElement && picture.complete &&
      picture.naturalWidth > 0;
  });
  assert.equal(await height(), before);
}
