import { isDeepStrictEqual } from "node:util";
import { placeInForm } from "../records/place-in-form.ts";
import { editorFile, fieldsAt } from "./editor-files.ts";
import { asText } from "./field-changes.ts";
import { textOf } from "./files.ts";
import type { Git } from "./git.ts";
import { mergeJson } from "./merge-json.ts";
import type { State } from "./state.ts";

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

/** Why a file cannot be merged; undefined if it can. */
export async function conflictOf(
  git: Git,
  { baseFiles, files, published }: State,
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
  const [before, own, other] = await Promise.all(
    [baseFiles, files, published].map((it) => textOf(git, it, path)),
  );
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
