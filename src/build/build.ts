/** `deno task build`: the browser's files, the server's, the fixed pages and the manifest, in dist/. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { refreshBrandPictures } from "./brand-pictures.ts";
import { bundle, stopBundler } from "./bundle.ts";
import {
  type BuildManifest,
  distFolder,
  serverFolder,
  writeManifest,
} from "./manifest.ts";
import { readContentFiles } from "../content-service/content-files.ts";
import { endWith } from "../end-with.ts";
import { copyRasteriser } from "../server/share/rasteriser.ts";
import { readSettings } from "../settings.ts";
import { bundleServer } from "./server-bundle.ts";
import { sourceStamp, staticFiles } from "./sources.ts";

const contentFolder = new URL("../../data/content/", import.meta.url);

/**
 * Builds for production.
 * @param siteUrl The public origin that prerendered pages name.
 * @returns The manifest, as it was written.
 * @throws {Error} When the sources do not compile, or a content file cannot be
 * used; dist/ is left as it was.
 */
export async function build(siteUrl: string): Promise<BuildManifest> {
  // A record that does not fit is told before anything is served.
  await readContentFiles(contentFolder);
  await refreshBrandPictures();
  const [stamp, files, made, server] = await Promise.all([
    sourceStamp(),
    staticFiles(),
    bundle({ production: true }),
    bundleServer(),
  ]);
  await stopBundler();
  await Deno.remove(distFolder, { recursive: true }).catch(() => {});
  const assets = new URL("assets/", distFolder);
  await Deno.mkdir(assets, { recursive: true });
  for (const [name, contents] of made.files) {
    const file = new URL(name, assets);
    await Deno.writeFile(file, contents);
    await Deno.writeFile(new URL(`${file.href}.br`), brotli(contents));
    await Deno.writeFile(
      new URL(`${file.href}.gz`),
      new Uint8Array(gzipSync(contents, { level: 9 })),
    );
  }
  const manifest: BuildManifest = {
    stamp,
    entry: made.entry,
    first: made.first,
    stylesheets: made.stylesheets,
    scripts: made.scripts,
    worker: made.worker,
    fonts: files.filter((file) => file.endsWith(".woff2")),
    pages: made.pages,
    assets: [...made.files.keys()].map((name) => `/assets/${name}`),
    files,
  };
  // Pages name the pictures as they are now, so they are loaded after them.
  const { prerenderPages } = await import("./prerender.ts");
  await prerenderPages(manifest, siteUrl);
  await Deno.mkdir(serverFolder, { recursive: true });
  for (const [name, contents] of server) {
    await Deno.writeFile(new URL(name, serverFolder), contents);
  }
  await copyRasteriser();
  await writeManifest(manifest);
  return manifest;
}

function brotli(contents: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliCompressSync(contents, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.byteLength,
    },
  }));
}

if (import.meta.main) {
  try {
    const started = performance.now();
    const { siteUrl } = readSettings(Deno.env.toObject());
    const { assets } = await build(siteUrl);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Built ${assets.length} assets in ${seconds} s.`);
  } catch (cause) {
    endWith(cause);
  }
}
