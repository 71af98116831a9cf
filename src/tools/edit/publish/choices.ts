import { isRecord, parseJson } from "../../../lib/text/json.ts";
import { type Files, innerCommit, textOf, treeWith } from "./files.ts";
import type { Git } from "./git.ts";
import type { State } from "./state.ts";
import type { Workspace } from "./workspace.ts";

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

/**
 * The base of a merge in which chosen fields do not conflict: to keep mine, the
 * base gets their value, as if they had not changed it; and the reverse.
 * @returns A commit.
 */
export async function withChoices(
  workspace: Workspace,
  { base, baseFiles, files, published }: State,
  choices: readonly Choice[],
): Promise<string> {
  const { git } = workspace;
  const adjusted = new Map(baseFiles);
  const paths = new Set<string>();
  for (const { path, field, keep, theirs } of choices) {
    // What others have published since has not been seen.
    if (theirs !== (published.get(path) ?? "")) continue;
    paths.add(path);
    const other = keep === "mine" ? published : files;
    const entry = field === ""
      ? other.get(path)
      : await withField(git, { adjusted, other, path, field });
    if (entry === undefined) adjusted.delete(path);
    else adjusted.set(path, entry);
  }
  if (paths.size === 0) return base;
  const tree = await treeWith(workspace, base, adjusted, [...paths]);
  return await innerCommit(git, tree);
}

async function withField(
  git: Git,
  { adjusted, other, path, field }: {
    adjusted: Files;
    other: Files;
    path: string;
    field: string;
  },
): Promise<string> {
  const [record, { [field]: value }] = [
    await recordAt(git, adjusted, path),
    await recordAt(git, other, path),
  ];
  const input = JSON.stringify({ ...record, [field]: value }, null, 2);
  const hash = await git(["hash-object", "-w", "--stdin"], { input });
  return `100644 ${hash.trim()}`;
}

async function recordAt(
  git: Git,
  files: Files,
  path: string,
): Promise<Record<string, unknown>> {
  const record = parseJson(await textOf(git, files, path) ?? "");
  return isRecord(record) ? record : {};
}
