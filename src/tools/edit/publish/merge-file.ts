import { isDeepStrictEqual } from "node:util";
import { isRecord, parseJson } from "../../../lib/text/json.ts";
import { fieldLabel } from "../records/field-label.ts";
import { type FileVersions, isPicture, type TextOf } from "./compare.ts";
import { editorFile, fieldsAt } from "./editor-files.ts";
import { asText } from "./field-changes.ts";
import { diffWords } from "./diff-words.ts";
import { mergeJson } from "./merge-json.ts";
import { fieldChanges } from "./record-changes.ts";

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

/** A file with both changes: that of one side, or a text. */
type Merged =
  | { side: "mine" | "theirs" }
  | { text: string }
  | { conflict: Conflict };

/** Merges a file, field by field where both sides have changed it. */
export function mergeFile(
  path: string,
  { base, mine, theirs }: FileVersions,
  textOf: TextOf,
  choices: readonly Choice[] = [],
): Merged {
  if (mine === theirs || theirs === base) return { side: "mine" };
  if (mine === base) return { side: "theirs" };
  const conflict = (...fields: ConflictField[]) => ({
    conflict: { path, theirs: theirs ?? "", fields },
  });
  // What others have published since has not been seen.
  const chosen = choices.filter((it) =>
    it.path === path && it.theirs === (theirs ?? "")
  );
  const whole = chosen.find(({ field }) => field === "");
  if (whole) return { side: whole.keep };
  if (isPicture(path)) {
    const file = editorFile(path);
    return conflict({
      name: "",
      label: `Picture ${file?.type === "picture" ? file.name : ""}`,
      mine: mine && "this picture",
      theirs: theirs && "another picture of this name",
    });
  }
  const read = (hash?: string) => parseJson(textOf(hash) ?? "");
  const before = base === undefined ? {} : read(base);
  const [own, other] = [read(mine), read(theirs)];
  if (!isRecord(before) || !isRecord(own) || !isRecord(other)) {
    return conflict({
      name: "",
      label: "The whole record",
      mine: wholeChange(path, textOf(base), textOf(mine)),
      theirs: wholeChange(path, textOf(base), textOf(theirs)),
    });
  }
  const sides = new Map(chosen.map(({ field, keep }) => [field, keep]));
  const merged = mergeJson(before, [own, other], sides);
  if ("text" in merged) return merged;
  return conflict(
    ...merged.fields.map(({ name, mine, theirs }) => ({
      name,
      label: fieldLabel(fieldsAt(path), [name]),
      mine: asText(onlyIn(mine, theirs)),
      theirs: asText(onlyIn(theirs, mine)),
    })),
  );
}

/** What a side has made of a whole record. */
function wholeChange(path: string, base = "", text?: string): string {
  if (text === undefined) return "deleted";
  if (!isRecord(parseJson(text))) return "changed, with a mistake";
  const changes = fieldChanges(path, base, text).map(
    ({ label, before = "", after = "" }) => {
      const [, parts] = diffWords(before, after);
      const said = parts.map(({ text }) => text).join("");
      return `${label}: ${said || "empty"}`;
    },
  );
  return ["changed:", ...changes].join("\n");
}

/** Of two lists the items that the other one does not have. */
function onlyIn(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  return value.filter((item) =>
    !other.some((it) => isDeepStrictEqual(it, item))
  );
}
