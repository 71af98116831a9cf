import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { canonicalPaths } from "../../src/addresses/paths.ts";
import { addresses, unknownAddress } from "../support/addresses.ts";

/** A page as it looks. */
export interface Screen {
  /** Of its file, without the ending. */
  name: string;
  /** PNG, as small as it is kept. */
  picture: Uint8Array;
}

const devices = [
  { device: "desktop", width: 1440, height: 900, saved: 720 },
  { device: "phone", width: 390, height: 844, saved: 390 },
] as const;

/** One picture of pages that have two addresses. */
const pages = [...addresses, unknownAddress].filter((address) =>
  !(address in canonicalPaths)
);

/**
 * Takes pages on a desktop and on a phone.
 * @param only Addresses; all pages unless given.
 */
export async function* takenScreens(
  browser: Browser,
  { origin }: { origin: string },
  only: readonly string[] = pages,
): AsyncGenerator<Screen> {
  for (const { device, width, height, saved } of devices) {
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: "light",
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
      yield { name: `${name}-${device}`, picture: await small(picture, saved) };
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

/** WebP, in which they are kept, ends at 16,383 pixels. */
async function small(
  picture: Uint8Array,
  width: number,
): Promise<Uint8Array> {
  return await sharp(picture)
    .resize({ width, height: 16_000, fit: "inside" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
