import { copyFile, readFile } from "node:fs/promises";
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

function packaged(): URL {
  return new URL("index_bg.wasm", import.meta.resolve("@resvg/resvg-wasm"));
}
