/**
 * Builds two revisions, photographs every page of both, on a desktop and on a
 * phone, light and dark, and says which look different. Their pictures are
 * written to dist/compared/. Ends with 1 when any differ.
 *
 *     deno run -A tests/compare-pages.ts main HEAD
 *     deno run -A tests/compare-pages.ts main HEAD /blog /about-us
 */
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { runCommand } from "../src/tools/dev/project-copy.ts";
import { readCommandLine, refuse } from "../src/lib/command-line.ts";
import { unknownAddress } from "./support/addresses.ts";
import { startBrowser } from "./support/browser/chromium.ts";
import { startSite } from "./support/site.ts";

const usage = "deno run -A tests/compare-pages.ts BEFORE AFTER [PATH...]";
const root = new URL("../", import.meta.url);
const output = new URL("dist/compared/", root);
/** The share of pixels that may differ, such as those at edges of letters. */
const tolerated = 0.001;
const looks = [[1440, 900], [390, 844]].flatMap(([width = 0, height = 0]) =>
  (["light", "dark"] as const).map((colorScheme) => ({
    name: `${width}-${colorScheme}`,
    options: {
      viewport: { width, height },
      colorScheme,
      reducedMotion: "reduce" as const,
    },
  }))
);

/** Serves a revision from a temporary worktree. */
async function serveRevision(revision: string) {
  const folder = await Deno.makeTempDir({ prefix: "compare-" });
  const git = (...args: string[]) => runCommand("git", args, root);
  await git("worktree", "add", "--detach", folder, revision)
    .catch(() => refuse(`Cannot check out "${revision}". Usage: ${usage}`));
  const remove = () => git("worktree", "remove", "--force", folder);
  try {
    console.log(`Building ${revision}...`);
    await runCommand(Deno.execPath(), ["task", "build"], folder);
    const { origin, stop } = await startSite({ folder });
    return {
      origin,
      async [Symbol.asyncDispose]() {
        await stop();
        await remove();
      },
    };
  } catch (cause) {
    await remove();
    throw cause;
  }
}

/** The paths of a site's pages. */
async function pathsOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address).pathname);
}

/** A whole page as a PNG file. */
async function photograph(page: Page, address: string): Promise<Uint8Array> {
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(
      [...document.images].map((image) => image.decode().catch(() => {})),
    );
    await document.fonts.ready;
  });
  return await page.screenshot({ fullPage: true, animations: "disabled" });
}

/** The share of pixels that differ, and a picture that shows them in red. */
async function compare(before: Uint8Array, after: Uint8Array) {
  const sizes = await Promise.all(
    [before, after].map((file) => sharp(file).metadata()),
  );
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  // The smaller one is padded, which counts as a difference.
  const [one, other] = await Promise.all(
    [before, after].map((file, index) =>
      sharp(file).ensureAlpha().extend({
        right: width - sizes[index]!.width,
        bottom: height - sizes[index]!.height,
        background: "#f0f",
      }).raw().toBuffer()
    ),
  );
  const marks = new Uint8Array(width * height * 4);
  const count = pixelmatch(one!, other!, marks, width, height);
  const marked = sharp(marks, { raw: { width, height, channels: 4 } });
  return { share: count / (width * height), marked };
}

const { positionals: [first, second, ...chosen] } = readCommandLine(usage, {
  allowPositionals: true,
});
if (!first || !second) refuse(`Usage: ${usage}`);
await Deno.remove(output, { recursive: true }).catch(() => {});
await Deno.mkdir(output, { recursive: true });
await using before = await serveRevision(first);
await using after = await serveRevision(second);
await using browser = await startBrowser();
const listed = await Promise.all(
  [before, after].map(({ origin }) => pathsOf(origin)),
);
const paths = chosen.length > 0
  ? chosen
  : [...new Set(listed.flat()), unknownAddress];
let different = 0;
for (const { name: look, options } of looks) {
  const page = await browser.newPage(options);
  for (const path of paths) {
    const files = {
      before: await photograph(page, before.origin + path),
      after: await photograph(page, after.origin + path),
    };
    const { share, marked } = await compare(files.before, files.after);
    if (share <= tolerated) continue;
    different++;
    console.log(`${(share * 100).toFixed(1).padStart(5)} %  ${path}  ${look}`);
    const name = `${path.slice(1).replaceAll("/", "-") || "home"}-${look}`;
    const place = (kind: string) =>
      fileURLToPath(new URL(`${name}-${kind}.png`, output));
    for (const [kind, file] of Object.entries(files)) {
      await Deno.writeFile(place(kind), file);
    }
    await marked.png().toFile(place("difference"));
  }
  await page.close();
}
console.log(
  different > 0
    ? `${different} of ${
      paths.length * looks.length
    } differ: see dist/compared/`
    : `All ${paths.length} pages look the same.`,
);
Deno.exitCode = different > 0 ? 1 : 0;
