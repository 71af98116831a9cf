import { Buffer } from "node:buffer";
import { startBrowser } from "./chromium.ts";
import { faceOrigin, type Faces } from "./faces.ts";
import { drawnWidth, heightAt, type Kind } from "./kinds.ts";
import { textsInSystemFonts } from "./system-fonts.ts";

/** A browser with one page, used for all scenes. */
export interface Camera {
  /**
   * Draws a document's source at the size of `kind`; returns a PNG.
   * @throws If the document asks for a file that is not a typeface's, or has
   * text that none of its typefaces can write.
   */
  shoot(source: string, kind: Kind): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Larger than any scene in device pixels. */
const oneTile = 4096;

/** Switches that keep the pixels the same. */
const samePixels = [
  // A scene is one tile, painted whole: a curve that the edge of a tile or of
  // a repainted region cuts is smoothed in another way than a whole one, and
  // which regions are repainted depends on when the typefaces arrive.
  `--default-tile-width=${oneTile}`,
  `--default-tile-height=${oneTile}`,
  `--max-untiled-layer-width=${oneTile}`,
  `--max-untiled-layer-height=${oneTile}`,
  "--disable-partial-raster",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

/**
 * Starts the browser.
 * @throws If no Chromium is installed.
 */
export async function openCamera(faces: Faces): Promise<Camera> {
  const browser = await startBrowser(samePixels);
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const wire = await page.context().newCDPSession(page);
  let shown = "";
  const missing: string[] = [];
  await page.route("**/*", async (route) => {
    const address = route.request().url();
    if (address === sceneAddress) {
      await route.fulfill({ contentType: "text/html", body: shown });
    } else if (address.startsWith(faceOrigin)) {
      const body = Buffer.from(await faces.file(address));
      await route.fulfill({ contentType: "font/woff2", body });
    } else {
      missing.push(address);
      await route.abort();
    }
  });

  return {
    async shoot(source, kind) {
      shown = source;
      const width = drawnWidth(kind);
      await page.setViewportSize({ width, height: heightAt(kind, width) });
      await page.goto(sceneAddress, { waitUntil: "load" });
      await page.evaluate(allFaces);
      if (missing.length) {
        throw new Error(`Cannot draw a scene that asks for ${missing[0]}`);
      }
      const [text] = await textsInSystemFonts(wire);
      if (text) {
        throw new Error(`Cannot write "${text}": no typeface of the scene can`);
      }
      return new Uint8Array(await page.screenshot({ type: "png" }));
    },
    close: () => browser.close(),
  };
}

const sceneAddress = "http://pictures.test/scene";

/** Waits, in the page, until no text asks for a typeface that is not there. */
async function allFaces(): Promise<void> {
  do {
    await document.fonts.ready;
    // Layout is what asks for typefaces.
    document.body.getBoundingClientRect();
  } while (document.fonts.status === "loading");
}
