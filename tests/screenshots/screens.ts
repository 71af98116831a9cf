import type { Browser, Page } from "playwright-core";
import { canonicalPaths } from "../../src/addresses/paths.ts";
import { addresses, unknownAddress } from "../support/addresses.ts";

/** A page as it looks. */
export interface Screen {
  /** Of its file, without the ending. */
  name: string;
  /** PNG in full size. */
  picture: Uint8Array;
}

const devices = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
const themes = ["light", "dark"] as const;
const looks = Object.entries(devices).flatMap(([device, viewport]) =>
  themes.map((theme) => ({ device, viewport, theme }))
);

/** One picture of pages that have two addresses. */
const pages = [...addresses, unknownAddress].filter((address) =>
  !(address in canonicalPaths)
);

/**
 * Takes pages on a desktop and on a phone, light and dark.
 * @param only Addresses; all pages unless given.
 */
export async function* takenScreens(
  browser: Browser,
  { origin }: { origin: string },
  only: readonly string[] = pages,
): AsyncGenerator<Screen> {
  for (const { device, viewport, theme } of looks) {
    const page = await browser.newPage({
      viewport,
      colorScheme: theme,
      reducedMotion: "reduce",
    });
    for (const address of only) {
      await page.goto(origin + address, { waitUntil: "load" });
      await everythingShown(page);
      const picture = await page.screenshot({
        fullPage: true,
        animations: "disabled",
      });
      const name = address.slice(1).replaceAll("/", "-") || "home";
      yield { name: `${name}-${device}-${theme}`, picture };
    }
    await page.close();
  }
}

async function everythingShown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(
      [...document.images].map((image) => image.decode().catch(() => {})),
    );
    await document.fonts.ready;
  });
}
