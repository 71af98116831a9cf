import { existsSync } from "node:fs";
import { ExpectedError } from "../lib/exit-with-error.ts";
import { jsonOf } from "../lib/text/json.ts";
import { type Collection, filePath, type Kind } from "./kind.ts";
import type { Problem } from "./problem.ts";
import { recordFiles } from "./record-files.ts";

/** A problem in a file, or a warning. */
export interface FileProblem extends Problem {
  /** The file's path from the project's root. */
  file: string;
}

/** Thrown when a record's file cannot be used. */
export class ContentFileError extends ExpectedError {
  override name = "ContentFileError";

  constructor({ file, field, reason }: FileProblem) {
    const name = file.split("/").slice(-2).join("/");
    super(`Cannot use content file "${name}": ${field}: ${reason}`);
  }
}

/** A valid record, and where it is. */
interface StoredFile<T> {
  /** The file's path from the project's root. */
  file: string;
  /** The file's name without ".json". */
  id: string;
  record: T;
}

/** All files of a kind. */
export interface ReadKind<T = unknown> {
  kind: Kind<T>;
  /** The names of all files, also of invalid ones, without ".json". */
  ids: string[];
  valid: StoredFile<T>[];
  problems: FileProblem[];
}

/**
 * Reads and validates all files of a kind.
 * @param root The project's root, with a trailing slash.
 */
export async function readKind<T>(
  kind: Kind<T>,
  root: URL,
): Promise<ReadKind<T>> {
  const read = withRecords(kind, await readFiles(kind, root));
  if ("file" in kind) return read;
  const problems = [...read.problems, ...nameProblems(kind, read.valid)];
  return { ...read, problems };
}

/**
 * Reads all files of a kind, valid or not.
 * @param root The project's root, with a trailing slash.
 */
export async function readFiles(kind: Kind, root: URL): Promise<JsonFile[]> {
  if ("folder" in kind) {
    return await readJsonFiles(new URL(`${kind.folder}/`, root));
  }
  return [{ id: kind.name, value: await readJson(new URL(kind.file, root)) }];
}

/**
 * Refuses the first invalid file of some kinds.
 * @param root The project's root, with a trailing slash.
 * @throws {ContentFileError} With file, field and reason.
 */
export async function refuseInvalid(
  kinds: readonly Kind[],
  root: URL,
): Promise<void> {
  for (const kind of kinds) {
    validFiles(await readKind(kind, root));
  }
}

/**
 * All files of a kind, if they are valid.
 * @throws {ContentFileError} On the first problem, with file, field and reason.
 */
export function validFiles<T>(
  { valid, problems: [first] }: ReadKind<T>,
): StoredFile<T>[] {
  if (first) throw new ContentFileError(first);
  return valid;
}

/** A file of a kind. */
interface JsonFile {
  /** Its name without ".json"; of a single record, that of its kind. */
  id: string;
  /** Its content, or why it cannot be read. */
  value: { json: unknown } | { reason: string };
}

/**
 * Reads the JSON files of a folder in the order of their names; none without
 * the folder, which git leaves out when it is empty.
 */
export async function readJsonFiles(folder: URL): Promise<JsonFile[]> {
  const entries = existsSync(folder)
    ? await Array.fromAsync(Deno.readDir(folder))
    : [];
  return await Promise.all(
    recordFiles(entries).map(async (name) => {
      const id = name.replace(/\.json$/i, "");
      const value = name === `${id}.json`
        ? await readJson(new URL(encodeURIComponent(name), folder))
        : { reason: `expected the name "${id}.json", found "${name}"` };
      return { id, value };
    }),
  );
}

async function readJson(file: URL): Promise<JsonFile["value"]> {
  try {
    return { json: jsonOf(await Deno.readTextFile(file)) };
  } catch (cause) {
    return { reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

function withRecords<T>(
  kind: Kind<T>,
  files: readonly JsonFile[],
): ReadKind<T> {
  const read: ReadKind<T> = {
    kind,
    ids: files.map(({ id }) => id),
    valid: [],
    problems: [],
  };
  for (const { id, value } of files) {
    const file = filePath(kind, id);
    if ("reason" in value) {
      const problem = { field: "(whole file)", reason: value.reason };
      read.problems.push({ file, ...problem });
      continue;
    }
    const parsed = kind.schema.safeParse(value.json);
    if (parsed.success) read.valid.push({ file, id, record: parsed.data });
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = path.join(".") || "(whole record)";
      read.problems.push({ file, field, reason: message });
    }
  }
  return read;
}

/** What files of a folder say twice, or otherwise than their names. */
function nameProblems<T>(
  { key, unique }: Collection<T>,
  valid: readonly StoredFile<T>[],
): FileProblem[] {
  const problems: FileProblem[] = [];
  const known = new Map<unknown, string>();
  for (const { file, id, record } of valid) {
    const { [key]: name, [unique ?? ""]: value } = record as FieldsByName;
    if (name !== id) {
      const reason = `expected the file's name, found "${name}"`;
      problems.push({ file, field: key, reason });
    }
    if (unique === undefined) continue;
    const other = known.get(value);
    if (other) {
      const reason = `also in ${other}.json`;
      problems.push({ file, field: unique, reason });
    }
    known.set(value, id);
  }
  return problems;
}

type FieldsByName = Readonly<Record<string, unknown>>;
