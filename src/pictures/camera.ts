import { Buffer } from "node:buffer";
import { startBrowser } from "./chromium.ts";
import { faceOrigin, type Faces } from "./faces.ts";
import { drawnWidth, type Kind, kinds } from "./kinds.ts";

/** A browser with one page, used for all scenes. */
export interface Camera {
  /**
   * Draws a document's source at the size of `kind`; returns a PNG.
   * @throws If the document asks for a file that is not a typeface's.
   */
  shoot(source: string, kind: Kind): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Switches that keep the pixels the same. */
const samePixels = [
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
  const page = await browser.newPage();
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
      const { width, height } = kinds[kind];
      const scale = drawnWidth(kind) / width;
      const even = Number.isInteger(height * scale);
      await wire.send("Emulation.setDeviceMetricsOverride", {
        width,
        // One more where the last row of pixels would be a part of one.
        height: even ? height : height + 1,
        deviceScaleFactor: scale,
        mobile: false,
      });
      await page.goto(sceneAddress, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      if (missing.length) {
        throw new Error(`Cannot draw a scene that asks for ${missing[0]}`);
      }
      const { data } = await wire.send("Page.captureScreenshot", {
        format: "png",
        ...(!even && { clip: wholeRows(width, height, scale) }),
      });
      return Uint8Array.fromBase64(data);
    },
    close: () => browser.close(),
  };
}

const sceneAddress = "http://pictures.test/scene";

/** The part of the page that ends with a whole row of pixels. */
function wholeRows(width: number, height: number, scale: number) {
  const rows = Math.round(height * scale);
  return { x: 0, y: 0, width, height: rows / scale, scale: 1 };
}
