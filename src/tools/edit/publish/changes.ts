import { isDeepStrictEqual } from "node:util";
import { redirectsPath } from "../../../records/redirects.ts";
import { isRecord, parseJson } from "../../../lib/text/json.ts";
import {
  type FileKind,
  type FolderKind,
  recordAt,
} from "../../../records/kind.ts";
import { folderKinds, kinds } from "../../../pages/kinds.server.ts";
import type { ConflictingField } from "./merge-json.ts";

/** A file that differs, with its texts if it is JSON. */
export interface ChangedFile {
  /** From the project's root. */
  path: string;
  /** Undefined if it was not there before. */
  before?: string;
  /** Undefined if it was deleted. */
  after?: string;
}

/** What has changed, in words. */
export interface Changes {
  /** Such as "Two articles changed, one job closed". */
  summary: string;
  /** Each change, such as "Article “Tides”: changed". */
  lines: string[];
}

/** A thing that has changed. */
interface Change {
  /** The word for one such thing. */
  noun: string;
  verb: string;
  name?: string;
}

/** Says in words what has changed. */
export function describeChanges(files: readonly ChangedFile[]): Changes {
  const changes = [
    ...folderKinds.flatMap((kind) => recordChanges(kind, files)),
    ...otherFiles(files).flatMap(fileChange),
    ...pictureChanges(files),
  ];
  const counts = new Map<string, { change: Change; count: number }>();
  for (const change of changes) {
    const { noun, verb } = change;
    const { count = 0 } = counts.get(`${noun} ${verb}`) ?? {};
    counts.set(`${noun} ${verb}`, { change, count: count + 1 });
  }
  const parts = [...counts.values()].map(({ change, count }) =>
    `${quantity(count, change.noun)} ${change.verb}`
  );
  return {
    summary: capital(parts.join(", ")),
    lines: changes.flatMap(({ noun, verb, name }) =>
      name === undefined ? [] : [`${capital(noun)} “${name}”: ${verb}`]
    ),
  };
}

/** What a file is called in the editor, such as "Article “Tides”". */
export function nameOfFile({ path, before, after }: ChangedFile): string {
  const kind = folderKindOf(path);
  if (!kind) return pageName(path);
  const record = recordOf(after) ?? recordOf(before);
  const title = record?.[kind.title] ?? idOf(path);
  return `${kind.label} “${title}”`;
}

/**
 * The label of a field that two versions of a record both change, as the form
 * has it; of a list with the names of the items that both change.
 */
export function labelOf(
  path: string,
  { name, before, mine, theirs }: ConflictingField,
): string {
  const { fields = {} } = recordAt(kinds, path)?.kind ?? {};
  const { label = name, options } = fields[name]?.form ?? {};
  const [, key = ""] = /^\{\{(\w+)\}\}$/.exec(`${options?.summary}`) ?? [];
  const items = itemsByName(before, key);
  const ownItems = itemsByName(mine, key);
  const otherItems = itemsByName(theirs, key);
  const names = [...new Set([...ownItems.keys(), ...otherItems.keys()])]
    .filter((item) => {
      const [own, other] = [ownItems.get(item), otherItems.get(item)];
      return !isDeepStrictEqual(own, other) &&
        ![own, other].some((it) => isDeepStrictEqual(it, items.get(item)));
    })
    .map((item) => `“${item}”`);
  return [label, ...names].join(" ");
}

function itemsByName(
  list: unknown,
  key: string,
): ReadonlyMap<unknown, unknown> {
  const items = key && Array.isArray(list) ? list.filter(isRecord) : [];
  return new Map(items.map((item) => [item[key], item]));
}

/** Whether a file has what its form demands; also if it has no form. */
export function isValidFile(path: string, text: string): boolean {
  const { schema } = recordAt(kinds, path)?.kind ?? {};
  return schema?.safeParse(parseJson(text)).success ?? true;
}

function recordChanges(
  kind: FolderKind,
  all: readonly ChangedFile[],
): Change[] {
  const files = all.filter(({ path }) => folderKindOf(path) === kind);
  const added = files.filter(({ before }) => before === undefined);
  const deleted = files.filter(({ after }) => after === undefined);
  const renamed = new Map(added.flatMap((file) => {
    const old = deleted.find((it) => isSameRecord(it.before, file.after));
    return old ? [[file, old]] : [];
  }));
  const gone = new Set(renamed.values());
  return files.filter((file) => !gone.has(file)).map((file) => {
    const record = recordOf(file.after) ?? recordOf(file.before);
    return {
      noun: kind.label.toLowerCase(),
      verb: renamed.has(file) ? "renamed" : verbOf(kind, file),
      name: String(record?.[kind.title] ?? idOf(file.path)),
    };
  });
}

function verbOf(
  { visibility }: FolderKind,
  { before, after }: ChangedFile,
): string {
  if (before === undefined) return "added";
  if (after === undefined) return "deleted";
  const [was, is] = [before, after]
    .map((text) => visibility?.isPublic(recordOf(text) ?? {}));
  if (!visibility || was === is) return "changed";
  return visibility.verbs[was ? 1 : 0];
}

/** Whether a record has only another name: all else stays the same. */
function isSameRecord(before?: string, after?: string): boolean {
  const [a, b] = [before, after].map(withoutName);
  return a !== undefined && isDeepStrictEqual(a, b);
}

function withoutName(text?: string): object | undefined {
  const record = recordOf(text);
  if (!record) return undefined;
  const { _id, slug: _slug, updatedAt: _date, ...rest } = record;
  return rest;
}

function otherFiles(files: readonly ChangedFile[]): ChangedFile[] {
  return files.filter(({ path }) =>
    path.startsWith("data/") && folderKindOf(path) === undefined
  );
}

function fileChange({ path, before, after }: ChangedFile): Change[] {
  if (path !== redirectsPath) {
    return [{ noun: pageName(path), verb: "changed" }];
  }
  const [was, is] = [recordOf(before) ?? {}, recordOf(after) ?? {}];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].filter((name) => was[name] !== is[name]).map((name) => ({
    noun: "redirect",
    verb: !(name in was) ? "added" : name in is ? "changed" : "removed",
    name,
  }));
}

/** A picture is many files: sizes, types and crops. */
function pictureChanges(files: readonly ChangedFile[]): Change[] {
  const verbs = new Map<string, string>();
  for (const { path, before, after } of files) {
    if (path.startsWith("data/") || path.endsWith(".json")) continue;
    const picture = path.replace(
      /(?:-(?:wide|tall|share))?(?:-\d+)?\.\w+$/,
      "",
    );
    const verb = before === undefined
      ? "added"
      : after === undefined
      ? "removed"
      : "changed";
    const known = verbs.get(picture) ?? verb;
    verbs.set(picture, known === verb ? verb : "changed");
  }
  return [...verbs.values()].map((verb) => ({ noun: "picture", verb }));
}

function folderKindOf(path: string): FolderKind | undefined {
  return folderKinds.find(({ folder }) => path.startsWith(`${folder}/`));
}

function fileKindOf(path: string): FileKind | undefined {
  const { kind } = recordAt(kinds, path) ?? {};
  return kind && "file" in kind ? kind : undefined;
}

function idOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, "");
}

/** Other files of `data/` are called as their names are. */
function pageName(path: string): string {
  const page = fileKindOf(path);
  return page
    ? `“${page.label}”`
    : `“${capital(idOf(path).replaceAll("-", " "))}”`;
}

function recordOf(text?: string): Record<string, unknown> | undefined {
  const record = parseJson(text ?? "");
  return isRecord(record) ? record : undefined;
}

const numbers = [
  ...["no", "one", "two", "three", "four", "five", "six", "seven", "eight"],
  ...["nine", "ten", "eleven", "twelve"],
];

function quantity(count: number, noun: string): string {
  // A page of facts is there once.
  if (noun.startsWith("“")) return noun;
  return `${numbers[count] ?? count} ${noun}${count === 1 ? "" : "s"}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
