import { rmSync } from "node:fs";
import { saveFile } from "../../../lib/save-file.ts";
import { editorFolder } from "../editor-folder.ts";

/** Hashes by the paths of files; undefined if there was no file. */
type Bases = ReadonlyMap<string, string | undefined>;

/**
 * The versions that the author and others have both changed, of conflicts that
 * the author has not solved yet. The folder's last commit has others' versions.
 * @param root The project, with a trailing slash.
 * @throws {Error} If they cannot be read: without them the author's version
 * would replace others'.
 */
export function conflictBases(root: URL): Bases {
  let text = "{}";
  try {
    text = Deno.readTextFileSync(fileIn(root));
  } catch (cause) {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
  }
  return new Map(
    Object.entries<string>(JSON.parse(text))
      .map(([path, hash]) => [path, hash || undefined]),
  );
}

/** Keeps them in place of the former ones. */
export function keepConflictBases(root: URL, bases: Bases): void {
  if (bases.size === 0) return rmSync(fileIn(root), { force: true });
  const entries = [...bases].map(([path, hash]) => [path, hash ?? ""]);
  saveFile(fileIn(root), JSON.stringify(Object.fromEntries(entries)));
}

function fileIn(root: URL): URL {
  return new URL("conflicts.json", editorFolder(root));
}
