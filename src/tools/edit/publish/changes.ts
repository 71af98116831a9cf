import type { Kind } from "../../../records/kind.ts";
import { words } from "../../../pages/words.server.ts";
import type { Change } from "./change.ts";
import type { Comparison } from "./compare.ts";
import { editorFile } from "./editor-files.ts";
import { asText } from "./field-changes.ts";
import { mergeFile } from "./merge-file.ts";
import { addPictures } from "./picture-changes.ts";
import { fieldChanges, recordOf } from "./record-changes.ts";

/** What differs from the last commit, each record with its pictures. */
export function changesOf(
  { files, textOf }: Pick<Comparison, "files" | "textOf">,
): Change[] {
  const changes: Change[] = [];
  const paths = [...files.keys()].sort()
    .filter((path) => files.get(path)?.head !== files.get(path)?.mine);
  /** What each changed record said before and says now. */
  const texts = new Map<Change, string>();
  for (const path of paths) {
    const file = editorFile(path);
    if (file?.type !== "record") continue;
    const { head, mine } = files.get(path) ?? {};
    const [before, after] = [textOf(head), textOf(mine)];
    const change: Change = {
      id: path,
      ...namesOf(file, after ?? before),
      verb: verbOf(before, after),
      fields: after === undefined ? [] : fieldChanges(path, before, after),
      pictures: [],
      paths: [path],
      conflicts: [],
    };
    texts.set(change, `${before} ${after}`);
    changes.push(change);
  }
  addPictures(changes, texts, paths);
  for (const { paths, conflicts } of changes) {
    for (const path of paths) {
      const merged = mergeFile(path, files.get(path) ?? {}, textOf);
      if ("conflict" in merged) conflicts.push(merged.conflict);
    }
  }
  return changes;
}

function namesOf(
  { kind, id }: { kind: Kind; id: string },
  text = "",
): Pick<Change, "noun" | "name"> {
  if ("file" in kind) {
    const noun = words.includes(kind) ? "Words" : "Facts";
    return { noun, name: kind.label };
  }
  return { noun: kind.label, name: asText(recordOf(text)[kind.title]) ?? id };
}

function verbOf(before: unknown, after: unknown): Change["verb"] {
  if (before === undefined) return "added";
  return after === undefined ? "deleted" : "changed";
}
