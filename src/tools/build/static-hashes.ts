import type { StaticHashes } from "../../static-files.ts";
import { contentHash } from "../../lib/content-hash.ts";

const staticFolder = new URL("../../../static/", import.meta.url);
/**
 * Excluded: sets that grow with the content, and share pictures, which pages do
 * not show.
 */
const ownHash = /^\/pictures\/(?:blog|photos-[a-z]+|share)(?=\/)/;

/**
 * A hash of each folder of `static/`, over file names and contents. One per
 * folder, because documents and the browser's modules contain them.
 * @param files The files' paths in the folder, from `staticFiles`.
 * @param folder The folder, with a trailing slash.
 */
export async function staticHashes(
  files: readonly string[],
  folder = staticFolder,
): Promise<StaticHashes> {
  const folders = Map.groupBy(files, folderOf);
  // Browsers and crawlers request files at the root by their plain names.
  folders.delete("");
  const hashes = [...folders].map(async ([path, files]) => {
    const lines = files.map(async (file) => {
      const bytes = await Deno.readFile(new URL(`.${file}`, folder));
      return `${file} ${await contentHash(bytes)}`;
    });
    const all = (await Promise.all(lines)).join("\n");
    return [path, (await contentHash(all)).slice(0, 6)] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

function folderOf(path: string): string {
  return ownHash.exec(path)?.[0] ?? /^\/\w+(?=\/)/.exec(path)?.[0] ?? "";
}
