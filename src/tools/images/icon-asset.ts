import { saveFile } from "../../lib/save-file.ts";

/** Folder of the files that are written. */
export const staticFolder = new URL("../../../static/", import.meta.url);

/** A file that is drawn without a browser. */
export interface IconAsset {
  /** Path under static/. */
  path: string;
  bytes: Uint8Array;
}

/** Writes the files that have changed. */
export async function writeIcons(files: readonly IconAsset[]): Promise<void> {
  for (const { path, bytes } of files) {
    const place = new URL(path, staticFolder);
    await Deno.mkdir(new URL("./", place), { recursive: true });
    const known = await Deno.readFile(place).catch(() => new Uint8Array());
    const same = known.length === bytes.length &&
      known.every((byte, index) => byte === bytes[index]);
    if (!same) saveFile(place, bytes);
    console.log(`${path}: ${same ? "unchanged" : `${bytes.length} bytes`}`);
  }
}
