import { isRecord, parseJson } from "../../../lib/text/json.ts";
import { factKinds } from "../../../pages/kinds.server.ts";
import { placeInForm } from "../records/place-in-form.ts";
import { editorFile, editorFolders, fieldsAt } from "./editor-files.ts";
import { asText, type ValueChange, valueChanges } from "./field-changes.ts";
import { commitWith, type Files, linesOf } from "./files.ts";
import { type Conflict, mergeFile } from "./merge-file.ts";
import { addPictures } from "./picture-changes.ts";
import type { State } from "./state.ts";
import type { Workspace } from "./workspace.ts";

/** Something that the author has changed, which goes out as a whole or stays. */
export interface Change {
  /** The path of its file; of pictures alone, that of their folder. */
  id: string;
  /** What it is, such as "Article". */
  noun: string;
  name: string;
  verb: "added" | "changed" | "deleted" | "renamed";
  fields: FieldChange[];
  /** The names of the pictures that go with it. */
  pictures: string[];
  /** All files that go with it. */
  paths: string[];
  conflicts: Conflict[];
}

/** A field before and after, by the label of its form. */
export interface FieldChange extends Omit<ValueChange, "path"> {
  label: string;
}

/** What differs from what is published, each record with its pictures. */
export async function changesOf(
  workspace: Workspace,
  state: State,
): Promise<Change[]> {
  const { base, mine, textOf } = state.sides;
  const changes: Change[] = [];
  const renamed = await renames(workspace, state);
  /** What each changed record said before and says now. */
  const texts = new Map<Change, string>();
  for (const path of state.changed) {
    if (editorFile(path)?.type === "picture" || renamed.has(path)) continue;
    const from = [...renamed].find(([, to]) => to === path)?.[0];
    const before = textOf(base.get(from ?? path));
    const after = textOf(mine.get(path));
    const change: Change = {
      id: path,
      ...namesOf(path, after ?? before),
      verb: from ? "renamed" : verbOf(before, after),
      fields: after === undefined ? [] : fieldChanges(path, before, after),
      pictures: [],
      paths: from ? [from, path] : [path],
      conflicts: [],
    };
    texts.set(change, `${before} ${after}`);
    changes.push(change);
  }
  addPictures(changes, texts, state.changed);
  for (const { paths, conflicts } of changes) {
    for (const path of paths) {
      const merged = mergeFile(path, state.sides);
      if ("conflict" in merged) conflicts.push(merged.conflict);
    }
  }
  return changes;
}

/** A change in one line, such as “Article “Tides”: changed”. */
export function lineOf({ noun, name, verb }: Change): string {
  return `${noun} “${name}”: ${verb}`;
}

/** Records that git finds again under another name, by the former path. */
async function renames(
  workspace: Workspace,
  { base, changed, sides }: State,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const lacksRecord = (files: Files) =>
    changed.some((path) =>
      !files.has(path) && editorFile(path)?.type === "record"
    );
  // One that is gone, and one that is new.
  if (!lacksRecord(sides.mine) || !lacksRecord(sides.base)) return found;
  const files = { files: sides.mine, paths: changed };
  const now = await commitWith(workspace, [base], files);
  const list = linesOf(
    await workspace.git([
      ...["diff-tree", "-r", "-z", "--find-renames", "--diff-filter=R"],
      ...["--name-status", "--relative", base, now, "--", ...editorFolders],
    ]),
  );
  for (let n = 0; n + 2 < list.length; n += 3) {
    const [, from = "", to = ""] = list.slice(n, n + 3);
    const [was, is] = [editorFile(from), editorFile(to)];
    if (was?.type !== "record" || is?.type !== "record") continue;
    if (was.kind === is.kind) found.set(from, to);
  }
  return found;
}

function namesOf(path: string, text = ""): Pick<Change, "noun" | "name"> {
  const file = editorFile(path);
  if (file?.type !== "record") return { noun: "Page", name: "Redirects" };
  const { kind, id } = file;
  if ("file" in kind) {
    const noun = factKinds.includes(kind) ? "Facts" : "Words";
    return { noun, name: kind.label };
  }
  return { noun: kind.label, name: asText(recordOf(text)[kind.title]) ?? id };
}

function verbOf(before: unknown, after: unknown): Change["verb"] {
  if (before === undefined) return "added";
  return after === undefined ? "deleted" : "changed";
}

function fieldChanges(path: string, base = "", mine: string): FieldChange[] {
  const fields = fieldsAt(path);
  return valueChanges(recordOf(base), recordOf(mine))
    .flatMap(({ path, ...values }) => {
      const [name = ""] = path;
      const widget = fields[name]?.form.widget;
      // What no form shows, the author has not written.
      if (widget === "hidden" || name === "updatedAt") return [];
      return [{ label: placeInForm(fields, path), ...values }];
    });
}

function recordOf(text: string): Record<string, unknown> {
  const record = parseJson(text);
  return isRecord(record) ? record : {};
}
