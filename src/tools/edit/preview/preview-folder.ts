import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { denoInfo } from "../../../lib/npm-cache.ts";
import { editorFolder } from "../editor-folder.ts";

const source = fileURLToPath(new URL("../../../../", import.meta.url));

/** A folder with the site's modules and other records. */
export interface PreviewFolder extends AsyncDisposable {
  /** The address of a module, by its path from the project's root. */
  module(path: string): URL;
  /** Puts these files in the place of the site's own, by path. */
  write(files: ReadonlyMap<string, string>): Promise<void>;
}

/**
 * Makes a folder of links to this checkout's modules, which read the files of
 * their own `data/` when they are imported. Its address stays the same, so that
 * the runtime's cache has one copy of the modules at most.
 * @param root The project whose records it has, with a trailing slash.
 */
export async function createPreviewFolder(root: URL): Promise<PreviewFolder> {
  const folder = fileURLToPath(new URL("preview", editorFolder(root)));
  const data = join(folder, "data");
  await remove(folder);
  await linkAll(source, folder, ["data"]);
  return {
    module: (path) => pathToFileURL(join(folder, path)),
    async write(files) {
      await remove(data);
      await linkAll(join(source, "data"), data, ["content", ...topOf(files)]);
      const content = fileURLToPath(new URL("data/content", root));
      await Deno.symlink(content, join(data, "content"));
      for (const [path, text] of files) {
        const file = join(folder, path);
        await Deno.mkdir(dirname(file), { recursive: true });
        await Deno.writeTextFile(file, text);
      }
    },
    async [Symbol.asyncDispose]() {
      const { typescriptCache } = await denoInfo<{ typescriptCache: string }>();
      await remove(join(typescriptCache, "file", folder));
      await remove(folder);
    },
  };
}

/** The names of files and folders directly in `data/`. */
function topOf(files: ReadonlyMap<string, string>): string[] {
  return [...files.keys()].map((path) => path.split("/")[1] ?? "");
}

async function linkAll(
  from: string,
  to: string,
  except: readonly string[],
): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const { name } of Deno.readDir(from)) {
    if (name.startsWith(".") || except.includes(name)) continue;
    await Deno.symlink(join(from, name), join(to, name));
  }
}

async function remove(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
}
