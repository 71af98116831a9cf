import { isValidFile, labelOf, nameOfFile } from "./changes.ts";
import { type FileChange, type Files, textOf } from "./folder-state.ts";
import type { Git } from "./git.ts";
import { type ConflictingField, mergeJson } from "./merge-json.ts";
import { kept, PublishError } from "./publish-error.ts";

/**
 * The files that a commit on the published state changes.
 * @throws {PublishError} If somebody else has changed the same.
 */
export async function mergeChanges(
  git: Git,
  changes: readonly FileChange[],
  published: Files,
): Promise<FileChange[]> {
  const merged: FileChange[] = [];
  const conflicts: string[] = [];
  for (const change of changes) {
    const { path, base, own } = change;
    const theirs = published.get(path);
    if (theirs === own) continue;
    if (theirs === base) {
      merged.push(change);
      continue;
    }
    const [before, mine, other] = await Promise.all(
      [base, own, theirs].map((it) => textOf(git, path, it)),
    );
    const both = mine !== undefined && other !== undefined
      ? mergeJson(before, mine, other)
      : { fields: [] };
    // Each change may be valid alone: both may have added the same name.
    if ("text" in both && isValidFile(path, both.text)) {
      const hash = (await git(["hash-object", "-w", "--stdin"], {
        input: both.text,
      })).trim();
      merged.push({ path, base, own: `100644 ${hash}` });
      continue;
    }
    const name = nameOfFile({ path, before, after: mine ?? other });
    conflicts.push(...conflictLines(name, path, {
      isOwnThere: mine !== undefined,
      isTheirsThere: other !== undefined,
      fields: "fields" in both ? both.fields : [],
    }));
  }
  if (conflicts.length === 0) return merged;
  throw new PublishError(
    `Somebody else has published a different change to it. ${kept} Save their text here and publish, then change it again.`,
    conflicts,
  );
}

/** What to do about a file that both have changed. */
function conflictLines(
  name: string,
  path: string,
  { isOwnThere, isTheirsThere, fields }: {
    isOwnThere: boolean;
    isTheirsThere: boolean;
    fields: readonly ConflictingField[];
  },
): string[] {
  if (!isTheirsThere) return [`${name}: deleted by them, changed here`];
  if (!isOwnThere) return [`${name}: changed by them, deleted here`];
  if (fields.length === 0) return [name];
  return fields.map((field) => {
    const { theirs } = field;
    const isShown = typeof theirs !== "object" && theirs !== undefined;
    const text = isShown ? `: theirs is “${theirs}”` : "";
    return `${name}: ${labelOf(path, field)}${text}`;
  });
}
