/**
 * `deno run -A container/image-folder.ts FOLDER`: writes what the image serves
 * into a new folder: the build, static files, content and permissions, without
 * sources and packages.
 */
import { cp, glob, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { distName } from "../src/server/build/build-manifest.ts";
import {
  type FileSizes,
  fileSizesFile,
} from "../src/server/build/build-files.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Writes the folder of the image; the site has to be built. */
export async function writeImageFolder(folder: string): Promise<void> {
  const sizes: FileSizes = JSON.parse(await Deno.readTextFile(fileSizesFile));
  const built = ["sizes.json", ...Object.keys(sizes)]
    .map((path) => `${distName}/${path}`);
  const data = await Array.fromAsync(glob("data/**/*.json", { cwd: root }));
  for (const path of ["deno.json", "static", ...data, ...built]) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(root, path), target, { recursive: true });
  }
}

if (import.meta.main) await writeImageFolder(Deno.args[0] ?? "image");
