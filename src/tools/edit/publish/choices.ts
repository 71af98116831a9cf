import { isRecord, parseJson } from "../../../lib/text/json.ts";
import type { Change } from "./changes.ts";
import type { Git } from "./git.ts";
import { type FileChange, innerCommit, textOf, treeWith } from "./snapshot.ts";
import type { State } from "./state.ts";

/** Whose value a field keeps that the author and others have changed. */
export interface Choice {
  /** The file. */
  path: string;
  /** The field; empty for the whole file. */
  field: string;
  keep: "mine" | "theirs";
  /** The hash of the file that the author has seen; empty if there was none. */
  theirs: string;
}

/**
 * The base of a merge in which chosen fields do not conflict: to keep mine, the
 * base gets their value, as if they had not changed it; and the reverse.
 * @returns A commit.
 */
export async function withChoices(
  git: Git,
  { base, baseFiles, snapshot: { files }, published }: State,
  { changes, choices, index }: {
    changes: readonly Change[];
    choices: readonly Choice[];
    index: string;
  },
): Promise<string> {
  const adjusted: FileChange[] = [];
  const conflicts = changes.flatMap(({ conflicts }) => conflicts);
  for (const { path, theirs } of conflicts) {
    // What others have published since has not been seen.
    const made = choices.filter((choice) =>
      choice.path === path && choice.theirs === theirs
    );
    if (made.length === 0) continue;
    const whole = made.find(({ field }) => field === "");
    if (whole) {
      const other = whole.keep === "mine" ? published : files;
      adjusted.push([path, other.get(path)]);
      continue;
    }
    const [before = {}, mine = {}, other = {}] = await Promise.all(
      [baseFiles, files, published].map(async (it) =>
        recordOf(await textOf(git, it.get(path)))
      ),
    );
    for (const { field, keep } of made) {
      before[field] = (keep === "mine" ? other : mine)[field];
    }
    const input = `${JSON.stringify(before, null, 2)}\n`;
    const hash = await git(["hash-object", "-w", "--stdin"], { input });
    adjusted.push([path, hash.trim()]);
  }
  if (adjusted.length === 0) return base;
  return await innerCommit(git, await treeWith(git, base, adjusted, index));
}

function recordOf(text?: string): Record<string, unknown> | undefined {
  const record = parseJson(text ?? "");
  return isRecord(record) ? record : undefined;
}
