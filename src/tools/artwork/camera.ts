import { Buffer } from "node:buffer";
import { startBrowser } from "../browser/chromium.ts";
import { faceOrigin, type Faces } from "./faces.ts";
import { heightAt, type Kind, kinds } from "./kinds.ts";
import { textsInSystemFonts } from "./system-fonts.ts";

/** A browser with one page that takes the screenshots of all scenes. */
export interface Camera {
  /**
   * Draws a document's HTML in the shape of `kind`.
   * @param width In pixels; by default the drawing width of the kind.
   * @returns A PNG file.
   * @throws {Error} If the document requests a file other than a typeface, or
   * contains text without glyphs in its typefaces.
   */
  shoot(
    source: string,
    kind: Kind,
    width?: number,
  ): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Tile size in device pixels, larger than any scene. */
const tileSize = 4096;

/** Command-line switches that make the pixels reproducible. */
const reproducible = [
  // One tile for the whole scene, and no partial repaint: anti-aliasing differs
  // where the edge of a tile or repainted region cuts a curve, and which regions
  // are repainted depends on when the typefaces arrive.
  `--default-tile-width=${tileSize}`,
  `--default-tile-height=${tileSize}`,
  `--max-untiled-layer-width=${tileSize}`,
  `--max-untiled-layer-height=${tileSize}`,
  "--disable-partial-raster",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
];

/**
 * Starts the browser. Close the camera when done.
 * @throws {Error} When no Chromium is installed.
 */
export async function openCamera(faces: Faces): Promise<Camera> {
  const browser = await startBrowser(reproducible);
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const session = await page.context().newCDPSession(page);
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
    async shoot(source, kind, width = kinds[kind].drawn) {
      shown = source;
      await page.setViewportSize({ width, height: heightAt(kind, width) });
      await page.goto(sceneAddress, { waitUntil: "load" });
      await page.evaluate(waitForFonts);
      if (missing.length) {
        throw new Error(`Cannot draw a scene that asks for ${missing[0]}`);
      }
      const [text] = await textsInSystemFonts(session);
      if (text) {
        throw new Error(`Cannot write "${text}": no typeface of the scene can`);
      }
      return new Uint8Array(await page.screenshot({ type: "png" }));
    },
    close: () => browser.close(),
  };
}

const sceneAddress = "http://pictures.test/scene";

/** Runs in the page: waits until all typefaces that its text needs are loaded. */
async function waitForFonts(): Promise<void> {
  do {
    await document.fonts.ready;
    // Layout requests the typefaces.
    document.body.getBoundingClientRect();
  } while (document.fonts.status === "loading");
}
