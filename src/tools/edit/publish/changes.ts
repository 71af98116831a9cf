import { isDeepStrictEqual } from "node:util";
import { isRecord, parseJson } from "../../../lib/text/json.ts";
import type { FileFields } from "../../../records/fields.server.ts";
import { placeInForm } from "../records/place-in-form.ts";
import { editorFile, editorFolders } from "./editor-files.ts";
import { asText, type ValueChange, valueChanges } from "./field-changes.ts";
import type { Git } from "./git.ts";
import { mergeJson } from "./merge-json.ts";
import { filesOf, linesOf, textOf, treeWith } from "./snapshot.ts";
import type { State } from "./state.ts";

export type Verb = "added" | "changed" | "deleted" | "renamed";

/** Something that the author has changed, which goes out as a whole or stays. */
export interface Change {
  /** The path of its file; of a picture, its folder and name. */
  id: string;
  /** What it is, such as "Article". */
  noun: string;
  name: string;
  verb: Verb;
  /** The names of the pictures that go with it. */
  pictures: string[];
  fields: FieldChange[];
  conflicts: Conflict[];
  /** All files that go with it. */
  paths: string[];
}

/** A field before and after, by the label of its form. */
export interface FieldChange extends Omit<ValueChange, "path"> {
  label: string;
}

/** A file that others have published another change of. */
export interface Conflict {
  path: string;
  /** The hash of what they published; empty if they deleted it. */
  theirs: string;
  /** The fields in question, or one without a name for the whole file. */
  fields: ConflictField[];
}

export interface ConflictField {
  name: string;
  label: string;
  mine?: string;
  theirs?: string;
}

/** One changed file and its texts, if it is not a picture. */
interface ChangedFile {
  path: string;
  base?: string;
  mine?: string;
}

/**
 * What differs from what is published, each record with its pictures.
 * @param index Where to write an index.
 */
export async function changesOf(
  git: Git,
  state: State,
  index: string,
): Promise<Change[]> {
  const { baseFiles, snapshot: { files }, changed } = state;
  const changes: Change[] = [];
  const renamed = await renames(git, state, index);
  const texts = new Map<Change, string>();
  for (const path of changed) {
    const type = editorFile(path)?.type;
    if (!type || type === "picture" || renamed.has(path)) continue;
    const from = [...renamed].find(([, to]) => to === path)?.[0];
    const file: ChangedFile = {
      path,
      base: await textOf(git, baseFiles.get(from ?? path)),
      mine: await textOf(git, files.get(path)),
    };
    const change: Change = {
      id: path,
      ...namesOf(file),
      verb: from
        ? "renamed"
        : !baseFiles.has(path)
        ? "added"
        : files.has(path)
        ? "changed"
        : "deleted",
      pictures: [],
      fields: fieldChanges(file),
      conflicts: [],
      paths: from ? [from, path] : [path],
    };
    texts.set(change, `${file.base} ${file.mine}`);
    changes.push(change);
  }
  addPictures(changes, texts, state);
  for (const change of changes) {
    for (const path of change.paths) {
      const conflict = await conflictOf(git, state, path);
      if (conflict) change.conflicts.push(conflict);
    }
  }
  return changes;
}

/** Records that git finds again under another name, by the former path. */
async function renames(
  git: Git,
  { base, snapshot: { files }, changed }: State,
  index: string,
): Promise<ReadonlyMap<string, string>> {
  const tree = await treeWith(git, base, filesOf(files, changed), index);
  const list = linesOf(
    await git([
      ...["diff-tree", "-r", "-z", "--find-renames", "--diff-filter=R"],
      ...["--name-status", "--relative", base, tree, "--", ...editorFolders],
    ]),
  );
  const found = new Map<string, string>();
  for (let n = 0; n + 2 < list.length; n += 3) {
    const [, from = "", to = ""] = list.slice(n, n + 3);
    const [was, is] = [editorFile(from), editorFile(to)];
    if (was?.type !== "record" || is?.type !== "record") continue;
    if (was.kind === is.kind) found.set(from, to);
  }
  return found;
}

function namesOf(
  { path, base, mine }: ChangedFile,
): Pick<Change, "noun" | "name"> {
  const file = editorFile(path);
  if (file?.type !== "record") return { noun: "Page", name: "Redirects" };
  const { kind, id } = file;
  if ("file" in kind) return { noun: "Facts", name: kind.label };
  const record = recordOf(mine) ?? recordOf(base);
  return { noun: kind.label, name: asText(record?.[kind.title]) ?? id };
}

function fieldChanges({ path, base, mine }: ChangedFile): FieldChange[] {
  const fields = fieldsAt(path);
  const [before, after] = [recordOf(base) ?? {}, recordOf(mine) ?? {}];
  if (mine === undefined) return [];
  return valueChanges(before, after).flatMap(({ path, ...values }) => {
    const [name = ""] = path;
    const widget = fields[name]?.form.widget;
    // What no form shows, the author has not written.
    if (widget === "hidden" || name === "updatedAt") return [];
    return [{ label: placeInForm(fields, path), ...values }];
  });
}

/** Adds pictures to the records that show them; the others are by themselves. */
function addPictures(
  changes: Change[],
  texts: ReadonlyMap<Change, string>,
  { baseFiles, snapshot: { files }, changed }: State,
): void {
  const records = [...changes];
  const lists: string[] = [];
  for (const path of changed) {
    const file = editorFile(path);
    if (file?.type !== "picture") continue;
    const { set, name } = file;
    if (name === undefined) {
      lists.push(path);
      continue;
    }
    const reference = `${set}/${name}`;
    const shownBy = records.filter((change) =>
      texts.get(change)?.includes(reference) ||
      change.id === `data/projects/${set}.json`
    );
    for (const change of shownBy) {
      change.paths.push(path);
      if (!change.pictures.includes(reference)) change.pictures.push(reference);
    }
    if (shownBy.length > 0) continue;
    const known = changes.find(({ id }) => id === reference);
    if (known) known.paths.push(path);
    else {
      changes.push({
        id: reference,
        noun: "Picture",
        name: reference,
        verb: !baseFiles.has(path)
          ? "added"
          : files.has(path)
          ? "changed"
          : "deleted",
        pictures: [],
        fields: [],
        conflicts: [],
        paths: [path],
      });
    }
  }
  for (const path of lists) {
    const [, , set] = path.split("/");
    const owners = changes.filter(({ id, pictures }) =>
      [id, ...pictures].some((it) => it.startsWith(`${set}/`))
    );
    for (const { paths } of owners) paths.push(path);
    if (owners.length > 0) continue;
    changes.push({
      id: path,
      noun: "Pictures",
      name: `List of “${set}”`,
      verb: "changed",
      pictures: [],
      fields: [],
      conflicts: [],
      paths: [path],
    });
  }
}

async function conflictOf(
  git: Git,
  { baseFiles, snapshot: { files }, published }: State,
  path: string,
): Promise<Conflict | undefined> {
  const [base, mine, theirs] = [baseFiles, files, published]
    .map((it) => it.get(path));
  if (mine === theirs || theirs === base || mine === base) return undefined;
  const found = (fields: ConflictField[]) => ({
    path,
    theirs: theirs ?? "",
    fields,
  });
  const file = editorFile(path);
  if (file?.type === "picture" && file.name !== undefined) {
    return found([{
      name: "",
      label: `Picture ${file.name}`,
      mine: mine && "this picture",
      theirs: theirs && "another picture of this name",
    }]);
  }
  const texts = await Promise.all(
    [base, mine, theirs].map((it) => textOf(git, it)),
  );
  const [before, own, other] = texts;
  if (own === undefined || other === undefined) {
    return found([{
      name: "",
      label: "The whole record",
      mine: own === undefined ? "deleted" : "changed, as above",
      theirs: other === undefined ? "deleted" : "changed",
    }]);
  }
  const merged = mergeJson(before, own, other);
  if ("text" in merged) return undefined;
  return found(
    merged.fields.map(({ name, mine, theirs }) => ({
      name,
      label: placeInForm(fieldsAt(path), [name]),
      mine: asText(onlyIn(mine, theirs)),
      theirs: asText(onlyIn(theirs, mine)),
    })),
  );
}

/** Of two lists the items that the other one does not have. */
function onlyIn(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  return value.filter((item) =>
    !other.some((it) => isDeepStrictEqual(it, item))
  );
}

/** The fields of the form; none of files that have no form. */
function fieldsAt(path: string): FileFields {
  const file = editorFile(path);
  return file?.type === "record" ? file.kind.fields : {};
}

/** A change in one line, such as “Article “Tides”: changed”. */
export function lineOf({ noun, name, verb }: Change): string {
  return `${noun} “${name}”: ${verb}`;
}

/** The subject of a commit: short, also of many changes. */
export function subjectOf(changes: readonly Change[]): string {
  const [first] = changes;
  const line = first && changes.length === 1 ? lineOf(first) : "";
  if (line && line.length <= maxSubject) return line;
  const counts = new Map<string, number>();
  for (const { noun } of changes) {
    counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  const parts = [...counts].map(([noun, count]) =>
    `${noun.toLowerCase()}: ${count}`
  );
  const subject = `Publish ${parts.join(", ")}`;
  return subject.length <= maxSubject
    ? subject
    : `Publish ${changes.length} changes`;
}

/** What git's documentation suggests for the first line of a message. */
const maxSubject = 60;

function recordOf(text?: string): Record<string, unknown> | undefined {
  const record = parseJson(text ?? "");
  return isRecord(record) ? record : undefined;
}
