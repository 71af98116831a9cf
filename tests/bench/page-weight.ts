import {
  type BuildManifest,
  distFolder,
} from "../../src/server/assets/build-manifest.ts";

/** Bytes of a first visit, compressed with Brotli where that pays. */
export interface PageWeight {
  html: number;
  css: number;
  scripts: number;
  fonts: number;
}

/** Weighs what the first visit of a page loads. */
export async function pageWeight(
  origin: string,
  path: string,
  { manifest, pattern }: { manifest: BuildManifest; pattern: string },
): Promise<PageWeight> {
  const response = await fetch(origin + path, {
    headers: { "Accept-Encoding": "br" },
  });
  await response.body?.cancel();
  const statics = new URL("../../static/", import.meta.url);
  return {
    html: Number(response.headers.get("content-length") ?? 0),
    css: await compressed(manifest.stylesheets),
    scripts: await scriptWeight(manifest, pattern),
    fonts: await sum(
      manifest.fonts.map((path) => sizeOf(new URL(`.${path}`, statics))),
    ),
  };
}

/**
 * Bytes of the scripts, compressed with Brotli, without which a page does not
 * hydrate.
 * @param pattern The page's path in the page table.
 */
export function scriptWeight(
  manifest: BuildManifest,
  pattern: string,
): Promise<number> {
  const { entry, scripts, pages } = manifest;
  return compressed([
    entry,
    ...scripts.map(({ src }) => src),
    ...pages[pattern]?.modules ?? [],
  ]);
}

function compressed(paths: readonly string[]): Promise<number> {
  return sum(paths.map((path) => sizeOf(new URL(`.${path}.br`, distFolder))));
}

async function sizeOf(file: URL): Promise<number> {
  return (await Deno.stat(file)).size;
}

async function sum(numbers: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(numbers)).reduce((total, one) => total + one, 0);
}
