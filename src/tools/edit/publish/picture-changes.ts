import type { Change } from "./changes.ts";
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
  const ownersOf = (set: string, name = "") =>
    changes.filter((change) =>
      texts.get(change)?.includes(`${set}/${name}`) ||
      change.id === `data/projects/${set}.json` || change.id === folderOf(set)
    );
  const alone = (set: string) => {
    const change: Change = {
      id: folderOf(set),
      noun: "Pictures",
      name: set,
      verb: "changed",
      fields: [],
      pictures: [],
      paths: [],
      conflicts: [],
    };
    changes.push(change);
    return [change];
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
    const records = ownersOf(set, name).filter((it) => texts.has(it));
    const known = changes.filter(({ id }) => id === folderOf(set));
    const owners = [records, known].find((it) => it.length > 0) ?? alone(set);
    for (const { paths, pictures } of owners) {
      paths.push(path);
      const shown = `${set}/${name}`;
      if (!pictures.includes(shown)) pictures.push(shown);
    }
  }
  for (const { path, set } of lists) {
    const found = ownersOf(set);
    const owners = found.length > 0 ? found : alone(set);
    for (const { paths } of owners) paths.push(path);
  }
}

function folderOf(set: string): string {
  return `static/pictures/${set}`;
}
