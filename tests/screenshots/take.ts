/**
 * `deno task screenshots`: takes every page of the site, light, on a desktop
 * and on a phone, as small WebP files into this folder.
 */
import sharp from "sharp";
import { canonicalPaths } from "../../src/addresses/paths.ts";
import { addresses, unknownAddress } from "../support/addresses.ts";
import { startSite } from "../support/site.ts";
import { startBrowser } from "../support/browser/chromium.ts";

const devices = [
  { name: "desktop", width: 1440, height: 900, saved: 720 },
  { name: "phone", width: 390, height: 844, saved: 390 },
] as const;

const folder = new URL("./", import.meta.url);
await using site = await startSite();
const browser = await startBrowser();

/** One picture of pages that have two addresses. */
const pages = [...addresses, unknownAddress].filter((address) =>
  !(address in canonicalPaths)
);

for (const { name, width, height, saved } of devices) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  for (const address of pages) {
    await page.goto(site.origin + address, { waitUntil: "load" });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.all(
        [...document.images].map((image) => image.decode().catch(() => {})),
      );
      await document.fonts.ready;
    });
    const picture = await page.screenshot({ fullPage: true });
    const file = `${address.slice(1).replaceAll("/", "-") || "home"}-${name}`;
    // The format ends at 16,383 pixels.
    await sharp(picture)
      .resize({ width: saved, height: 16_000, fit: "inside" })
      .webp({ quality: 60, effort: 6 })
      .toFile(new URL(`${file}.webp`, folder).pathname);
    console.log(file);
  }
  await page.close();
}
await browser.close();
