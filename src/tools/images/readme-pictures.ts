/** Draws the pictures of the README: of this site, as it is now. */
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { paths } from "../../paths.ts";
import { startBrowser } from "../browser/find-browser.ts";
import { FaultyContent } from "../dev/faulty-content.ts";
import { startServerProcess } from "../dev/server-process.ts";

const root = new URL("../../../", import.meta.url);
const gap = 24;
const pages = [paths.home, paths.portfolio, paths.noCode, paths.academy];

interface Size {
  width: number;
  height: number;
}

/**
 * Writes `docs/pages-*.webp` and `docs/stream-*.webp`, light and dark.
 * @throws {ExpectedError} When the site cannot be built.
 */
export async function drawReadmePictures(): Promise<void> {
  const build = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "src/tools/build/build-when-stale.ts"],
    cwd: root,
  }).spawn();
  if (!(await build.status).success) {
    throw new ExpectedError("Cannot draw a site that does not build");
  }
  const content = new FaultyContent({ lateMs: 4000, failPercent: 0 });
  try {
    const settings = await content.restart();
    // Its log is of no interest.
    const site = await startServerProcess(settings, () => {});
    try {
      await using browser = await startBrowser();
      for (const colorScheme of ["light", "dark"] as const) {
        const draw = { browser, origin: site.origin, colorScheme };
        await drawPages(draw);
        await drawStream(draw);
      }
    } finally {
      await site.stop();
    }
  } finally {
    await content.stop();
  }
}

interface Drawing {
  browser: Browser;
  origin: string;
  colorScheme: "light" | "dark";
}

/** The first screens of four pages, two by two. */
async function drawPages(
  { browser, origin, colorScheme }: Drawing,
): Promise<void> {
  const shown = { width: 640, height: 400 };
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    colorScheme,
    reducedMotion: "reduce",
  });
  const screens = [];
  for (const path of pages) {
    await page.goto(origin + path, { waitUntil: "networkidle" });
    screens.push(await sharp(await page.screenshot()).resize(shown).toBuffer());
  }
  await page.close();
  await writeGrid(`pages-${colorScheme}`, screens, shown, 2);
}

/** The blog as it streams: its shell, its texts, then its pictures. */
async function drawStream(
  { browser, origin, colorScheme }: Drawing,
): Promise<void> {
  const viewport = { width: 400, height: 600 };
  const page = await browser.newPage({ viewport, colorScheme });
  const pictures = Promise.withResolvers<void>();
  await page.route(/\.(avif|webp)$/, async (route) => {
    await pictures.promise;
    await route.continue();
  });
  await page.goto(origin + paths.blog, { waitUntil: "commit" });
  await page.getByText("Loading blogs...").first().waitFor();
  const shell = await page.screenshot();
  await page.locator(".blog-grid a").first().waitFor();
  const texts = await page.screenshot();
  pictures.resolve();
  await page.waitForLoadState("networkidle");
  const whole = await page.screenshot();
  await page.close();
  await writeGrid(`stream-${colorScheme}`, [shell, texts, whole], viewport, 3);
}

/** Writes screens of one size beside and below one another. */
async function writeGrid(
  name: string,
  screens: readonly Uint8Array[],
  { width, height }: Size,
  columns: number,
): Promise<void> {
  const rows = Math.ceil(screens.length / columns);
  const drawn = await sharp({
    create: {
      width: columns * (width + gap) - gap,
      height: rows * (height + gap) - gap,
      channels: 4,
      background: "#0000",
    },
  }).composite(screens.map((input, index) => ({
    input: input as Buffer,
    left: index % columns * (width + gap),
    top: Math.floor(index / columns) * (height + gap),
  }))).webp({ quality: 70 }).toBuffer();
  await Deno.writeFile(new URL(`docs/${name}.webp`, root), drawn);
}
