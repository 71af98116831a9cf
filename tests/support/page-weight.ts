import {
  type BuildManifest,
  distFolder,
} from "../../src/server/build/build-manifest.ts";

/** Bytes of a first visit, with Brotli where it helps. */
export interface PageWeight {
  html: number;
  css: number;
  scripts: number;
  fonts: number;
}

/** Measures what the first visit of a page loads. */
export async function pageWeight(
  origin: string,
  path: string,
  { manifest, pattern }: { manifest: BuildManifest; pattern: string },
): Promise<PageWeight> {
  return {
    html: await sentBytes(origin + path),
    css: await compressedBytes(manifest.stylesheets),
    scripts: await scriptWeight(manifest, pattern),
    fonts: await sum(manifest.fonts.map((path) => sentBytes(origin + path))),
  };
}

/** Bytes sent for an address. */
async function sentBytes(url: string): Promise<number> {
  const { headers, body } = await fetch(url, {
    headers: { "Accept-Encoding": "br" },
  });
  await body?.cancel();
  return Number(headers.get("content-length"));
}

/**
 * Bytes of the scripts, compressed with Brotli, without which a page does not
 * hydrate.
 * @param pattern The path of the page's row in `routes.ts`.
 */
function scriptWeight(
  manifest: BuildManifest,
  pattern: string,
): Promise<number> {
  const { entry, pages } = manifest;
  return compressedBytes([
    entry,
    ...pages[pattern]?.modules ?? [],
  ]);
}

/** Bytes of files of the build, compressed with Brotli. */
export function compressedBytes(paths: readonly string[]): Promise<number> {
  return sum(paths.map((path) => sizeOf(new URL(`.${path}.br`, distFolder))));
}

async function sizeOf(file: URL): Promise<number> {
  return (await Deno.stat(file)).size;
}

async function sum(numbers: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(numbers)).reduce((total, one) => total + one, 0);
}
