import type { Change } from "./change.ts";
import { editorFile } from "./editor-files.ts";

/**
 * Adds changed pictures to the records that show them; the others of a folder
 * are one change by themselves. The folder's list goes with either.
 * @param texts What each changed record said before and says now.
 * @param paths The changed files.
 */
export function addPictures(
  changes: Change[],
  texts: ReadonlyMap<Change, string>,
  paths: readonly string[],
): void {
  const alone = (set: string) => {
    const id = folderOf(set);
    const known = changes.find((it) => it.id === id);
    if (known) return known;
    const change: Change = {
      id,
      noun: "Pictures",
      name: set,
      verb: "changed",
      fields: [],
      pictures: [],
      paths: [],
      conflicts: [],
    };
    changes.push(change);
    return change;
  };
  const lists: { path: string; set: string }[] = [];
  for (const path of paths) {
    const file = editorFile(path);
    if (file?.type !== "picture") continue;
    const { set, name } = file;
    if (name === undefined) {
      lists.push({ path, set });
      continue;
    }
    const shown = `${set}/${name}`;
    const records = changes.filter((it) =>
      texts.get(it)?.includes(shown) ||
      it.id === `data/projects/${set === "logos" ? name : set}.json`
    );
    for (const it of records.length > 0 ? records : [alone(set)]) {
      it.paths.push(path);
      if (!it.pictures.includes(shown)) it.pictures.push(shown);
    }
  }
  for (const { path, set } of lists) {
    const owners = changes.filter(({ paths }) =>
      paths.some((it) => it.startsWith(`${folderOf(set)}/`))
    );
    for (const it of owners.length > 0 ? owners : [alone(set)]) {
      it.paths.push(path);
    }
  }
}

function folderOf(set: string): string {
  return `static/pictures/${set}`;
}
