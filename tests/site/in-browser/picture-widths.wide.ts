import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { site } from "../../support/fixture-site.ts";
import { projects } from "../../support/projects.ts";
import {
  canonicalPaths,
  fullPortfolioPath,
  projectPath,
} from "../../../src/paths.ts";
import { addresses } from "../../support/addresses.ts";
import { openTab } from "../../support/browser/open-page.ts";
import { inTime } from "../../support/promises.ts";

/** Usual devices: the size of the window, and its device pixel ratio. */
const devices = [
  [390, 844, 2],
  [390, 844, 3],
  [768, 1024, 2],
  [1440, 900, 1],
  [1440, 900, 2],
] as const;

/** The longest gallery: on phones it has two pictures per row. */
const [longest] = projects.toSorted((a, b) =>
  b.showcase.length - a.showcase.length
);
const longGallery = projectPath(longest?.slug ?? "");

/** A picture on a page: the chosen file, and the displayed width. */
interface Shown {
  file: string;
  /** In CSS pixels. */
  width: number;
}

/** The width of a file in pixels, from its name. */
function widthOf(file: string): number {
  return Number(/-(\d+)\.avif$/.exec(file)?.[1]);
}

/** All visible pictures of a page, in the current window. */
async function shownPictures(page: Page): Promise<Shown[]> {
  return await inTime(page.evaluate(async () => {
    // Opens the services menu, where the window has one.
    const menu = "[aria-controls=services-menu]";
    document.querySelector<HTMLElement>(menu)?.focus();
    // A square without another beside it is shown wider than any of its files.
    const isLone = (it: HTMLImageElement) =>
      it.closest(".gallery > .full") &&
      it.getAttribute("width") === it.getAttribute("height");
    const images = [...document.images].filter((it) =>
      it.closest("picture") && it.offsetWidth > 0 && !isLone(it)
    );
    // Browsers keep a larger file that they have already. A copy with blocked
    // addresses makes them choose again.
    const elsewhere = "http://pictures.invalid/";
    const copies = images.map((image) => {
      const copy = image.parentElement!.cloneNode(true) as HTMLElement;
      for (const it of copy.querySelectorAll("source, img")) {
        for (const name of ["srcset", "src"]) {
          const files = it.getAttribute(name);
          if (!files) continue;
          it.setAttribute(name, files.replaceAll("/assets/", elsewhere));
        }
      }
      const img = copy.querySelector("img")!;
      img.loading = "eager";
      return img;
    });
    do {
      await new Promise((resolve) => setTimeout(resolve));
    } while (copies.some((it) => !it.currentSrc));
    return copies.map(({ currentSrc }, index) => ({
      file: new URL(currentSrc).pathname,
      width: images[index]!.offsetWidth,
    }));
  }));
}

/** Loads only a document and its styles, with empty pictures. */
async function withoutFiles(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route("**/*", async (route) => {
    const type = route.request().resourceType();
    if (type === "document" || type === "stylesheet") await route.continue();
    else if (type !== "image") await route.abort();
    else await route.fulfill({ contentType: "image/svg+xml", body });
  });
}

Deno.test("picture files are 0.9 to 1.3 times as wide as needed", async () => {
  await using tab = await openTab(site, {
    until: "load",
    prepare: withoutFiles,
  });
  const session = await tab.context.newCDPSession(tab.page);
  const wrong: string[] = [];
  let count = 0;
  for (const path of [...addresses, fullPortfolioPath, longGallery]) {
    if (path in canonicalPaths) continue;
    await tab.goTo(path);
    for (const [width, height, density] of devices) {
      await session.send("Emulation.setDeviceMetricsOverride", {
        width,
        height,
        deviceScaleFactor: density,
        mobile: false,
      });
      for (const { file, width: shown } of await shownPictures(tab.page)) {
        const ratio = widthOf(file) / (shown * density);
        count++;
        if (ratio >= 0.9 && ratio <= 1.3) continue;
        wrong.push(
          `${path} ${width} px x${density}: ${file} ${ratio.toFixed(2)}`,
        );
      }
    }
  }
  assert.ok(count > 0);
  assert.deepEqual(wrong, []);
});
