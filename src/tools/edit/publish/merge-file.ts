import { isDeepStrictEqual } from "node:util";
import { isRecord, parseJson } from "../../../lib/text/json.ts";
import { placeInForm } from "../records/place-in-form.ts";
import { editorFile, fieldsAt } from "./editor-files.ts";
import { asText } from "./field-changes.ts";
import {
  differences,
  type Files,
  modeOf,
  type TextOf,
  textsOf,
  writeText,
} from "./files.ts";
import type { Git } from "./git.ts";
import { mergeJson } from "./merge-json.ts";

/** Two changes of the same files. */
export interface Sides {
  base: Files;
  mine: Files;
  theirs: Files;
  /** Of a file that I have changed and others have not changed to the same. */
  textOf: TextOf;
}

/** A file that others have published another change of. */
export interface Conflict {
  path: string;
  /** What they published (see `Choice`). */
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

/** Whose value a field keeps that the author and others have changed. */
export interface Choice {
  /** The file. */
  path: string;
  /** The field; empty for the whole file. */
  field: string;
  keep: "mine" | "theirs";
  /** The published file that the author has seen; empty if there was none. */
  theirs: string;
}

/** A file with both changes, as mode and hash or as a text. */
type Merged =
  | { entry: string | undefined }
  | { text: string }
  | { conflict: Conflict };

/** Reads what a merge needs. */
export async function sidesOf(
  git: Git,
  files: Omit<Sides, "textOf">,
): Promise<Sides> {
  const { base, mine, theirs } = files;
  const entries = differences(base, mine).flatMap((path) => {
    const file = editorFile(path);
    const isImage = file?.type === "picture" && file.name !== undefined;
    if (isImage || mine.get(path) === theirs.get(path)) return [];
    return [base, mine, theirs].map((it) => it.get(path));
  });
  return { ...files, textOf: await textsOf(git, entries) };
}

/** Merges a file, field by field where both sides have changed it. */
export function mergeFile(
  path: string,
  { base, mine, theirs, textOf }: Sides,
  choices: readonly Choice[] = [],
): Merged {
  const [before, own, other] = [base, mine, theirs].map((it) => it.get(path));
  if (own === other || other === before) return { entry: own };
  if (own === before) return { entry: other };
  const conflict = (...fields: ConflictField[]) => ({
    conflict: { path, theirs: other ?? "", fields },
  });
  // What others have published since has not been seen.
  const chosen = choices.filter((it) =>
    it.path === path && it.theirs === (other ?? "")
  );
  const whole = chosen.find(({ field }) => field === "");
  if (whole) return { entry: whole.keep === "mine" ? own : other };
  const file = editorFile(path);
  if (file?.type === "picture" && file.name !== undefined) {
    return conflict({
      name: "",
      label: `Picture ${file.name}`,
      mine: own && "this picture",
      theirs: other && "another picture of this name",
    });
  }
  const [baseText, mineText, theirText] = [before, own, other].map(textOf);
  if (mineText === undefined || theirText === undefined) {
    return conflict({
      name: "",
      label: "The whole record",
      mine: mineText === undefined ? "deleted" : "changed, as above",
      theirs: theirText === undefined ? "deleted" : "changed",
    });
  }
  const changed = [mineText, theirText] as const;
  const merged = mergeJson(withChoices(baseText, changed, chosen), ...changed);
  if ("text" in merged) return merged;
  return conflict(
    ...merged.fields.map(({ name, mine, theirs }) => ({
      name,
      label: placeInForm(fieldsAt(path), [name]),
      mine: asText(onlyIn(mine, theirs)),
      theirs: asText(onlyIn(theirs, mine)),
    })),
  );
}

/**
 * Merges files, and writes those that both sides have changed.
 * @param paths What has changed of mine.
 * @returns The files of theirs with these, and those that conflict.
 */
export async function mergeFiles(
  git: Git,
  sides: Sides,
  { paths, choices }: { paths: readonly string[]; choices?: readonly Choice[] },
): Promise<{ files: Files; conflicts: string[] }> {
  const files = new Map(sides.theirs);
  const conflicts: string[] = [];
  for (const path of paths) {
    const merged = mergeFile(path, sides, choices);
    if ("conflict" in merged) {
      conflicts.push(path);
      continue;
    }
    const entry = "entry" in merged
      ? merged.entry
      : `${modeOf(files.get(path))} ${await writeText(git, merged.text)}`;
    if (entry === undefined) files.delete(path);
    else files.set(path, entry);
  }
  return { files, conflicts };
}

/**
 * The base of a merge in which chosen fields do not conflict: to keep mine, it
 * gets their value, as if they had not changed it; and the reverse.
 */
function withChoices(
  base: string | undefined,
  [mine, theirs]: readonly [mine: string, theirs: string],
  choices: readonly Choice[],
): string | undefined {
  if (choices.length === 0) return base;
  const record = recordOf(base);
  for (const { field, keep } of choices) {
    record[field] = recordOf(keep === "mine" ? theirs : mine)[field];
  }
  return JSON.stringify(record);
}

function recordOf(text = ""): Record<string, unknown> {
  const record = parseJson(text);
  return isRecord(record) ? record : {};
}

/** Of two lists the items that the other one does not have. */
function onlyIn(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  return value.filter((item) =>
    !other.some((it) => isDeepStrictEqual(it, item))
  );
}
