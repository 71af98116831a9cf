/**
 * Draws the README's pictures of a page that streams. Run
 * `deno task dev --late 5000`, then
 *
 *     deno run -A src/tools/images/stream-picture.ts http://localhost:8000
 */
import sharp from "sharp";
import { paths } from "../../paths.ts";
import { startBrowser } from "../browser/find-browser.ts";

const [origin = ""] = Deno.args;
const viewport = { width: 400, height: 760 };
const gap = 24;

await using browser = await startBrowser();
for (const colorScheme of ["light", "dark"] as const) {
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
  const half = await page.screenshot();
  pictures.resolve();
  await page.waitForLoadState("networkidle");
  const whole = await page.screenshot();
  const width = 3 * viewport.width + 2 * gap;
  await sharp({
    create: { ...viewport, width, channels: 4, background: "#0000" },
  }).composite(
    [shell, half, whole].map((input, index) => ({
      input,
      top: 0,
      left: index * (viewport.width + gap),
    })),
  ).webp({ quality: 70 }).toFile(`docs/stream-${colorScheme}.webp`);
}
