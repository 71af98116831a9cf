/** A copy of the build, which a test may damage. */
import { cp } from "node:fs/promises";
import { distFolder } from "../../src/server/build/build-manifest.ts";

const root = new URL("../../", import.meta.url);
let copies = 0;

export interface BuildCopy extends AsyncDisposable {
  /** The setting that makes a process use it. */
  settings: { DIST_FOLDER: string };
  /** The file or folder of the copy that stands for one of the build. */
  at(file: URL): URL;
}

/** Copies the build into a folder beside it: the bundle has relative paths. */
export async function copyBuild(): Promise<BuildCopy> {
  const folder = new URL(`../copy-${Deno.pid}-${copies++}/`, distFolder);
  await cp(distFolder, folder, { recursive: true });
  return {
    settings: { DIST_FOLDER: folder.href.slice(root.href.length, -1) },
    at: (file) => new URL(file.href.slice(distFolder.href.length), folder),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}
