import { copyFile, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { serverFolder } from "../../build/manifest.ts";

/** A copy beside the built server: it may not read the packages' own folder. */
const copy = new URL("rasteriser.wasm", serverFolder);

/** The rasteriser's program: the build's copy, or the package's own file. */
export async function readRasteriser(): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(copy));
  } catch {
    return new Uint8Array(await readFile(packaged()));
  }
}

/** Puts the copy into the build. */
export function copyRasteriser(): Promise<void> {
  return copyFile(packaged(), copy);
}

function packaged(): string {
  const require = createRequire(import.meta.url);
  return require.resolve("@resvg/resvg-wasm/index_bg.wasm");
}
