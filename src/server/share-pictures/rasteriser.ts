import { copyFile, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { serverFolder } from "../assets/build-manifest.ts";

/** A copy in the bundled server's folder, which the process may read. */
const copy = new URL("rasteriser.wasm", serverFolder);

/** The rasteriser's WebAssembly: the build's copy, or the package's file. */
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
