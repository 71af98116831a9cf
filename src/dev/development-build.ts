import { bundle } from "../build/bundle.ts";
import {
  developmentStamp,
  distFolder,
  serverFolder,
  writeManifest,
} from "../build/manifest.ts";
import { prerenderedIndex } from "../build/prerendered.ts";
import { staticFiles } from "../build/sources.ts";

/** Where the browser finds the script that reloads it. */
export const reloadScriptPath = "/dev/reload.js";

/**
 * Builds without minifying, for development. The manifest says so: a later
 * start for production builds anew.
 * @throws {Error} With the messages of the compiler.
 */
export async function buildForDevelopment(): Promise<void> {
  const [made, files] = await Promise.all([
    bundle({ production: false }),
    staticFiles(),
  ]);
  const assets = new URL("assets/", distFolder);
  // What a build for production made would name files that are gone.
  for (const old of [assets, serverFolder, prerenderedIndex]) {
    await Deno.remove(old, { recursive: true }).catch(() => {});
  }
  await Deno.mkdir(assets, { recursive: true });
  for (const [name, contents] of made.files) {
    await Deno.writeFile(new URL(name, assets), contents);
  }
  await writeManifest({
    stamp: developmentStamp,
    entry: made.entry,
    first: made.first,
    stylesheets: made.stylesheets,
    scripts: [...made.scripts, reloadScriptPath],
    worker: made.worker,
    fonts: files.filter((file) => file.endsWith(".woff2")),
    pages: made.pages,
    assets: [...made.files.keys()].map((name) => `/assets/${name}`),
    files,
  });
}
