import { fileURLToPath, pathToFileURL } from "node:url";
import { mergedByField } from "./editor-files.ts";
import { innerCommit, linesOf } from "./files.ts";
import { createGit, GitError } from "./git.ts";
import type { Workspace } from "./workspace.ts";

/** The merged tree, or the paths at which both sides have changed the same. */
export type Merge =
  | { tree: string }
  /** From the root of the repository. */
  | { conflicts: string[] };

/**
 * Merges two commits as git does, but the editor's files field by field. It
 * touches neither the project's files nor its index.
 */
export async function merge(
  { file, settings, gitFolder, prefix }: Workspace,
  ours: string,
  theirs: string,
): Promise<Merge> {
  const attributes = file("attributes");
  const lines = mergedByField(prefix).map((it) => `${it} merge=fields\n`);
  await Deno.writeTextFile(attributes, lines.join(""));
  const config = {
    "core.attributesFile": attributes,
    "merge.fields.driver": driver(),
    "merge.renames": "false",
  };
  // Git writes the files of a merge driver into the folder in which it runs.
  const git = createGit(pathToFileURL(file("./")), { ...settings, config });
  const options = ["--write-tree", "-z", "--name-only", "--no-messages"];
  const args = [`--git-dir=${gitFolder}`, "merge-tree", ...options];
  try {
    return { tree: linesOf(await git([...args, ours, theirs]))[0] ?? "" };
  } catch (cause) {
    if (!(cause instanceof GitError) || cause.code !== 1) throw cause;
    const [, ...conflicts] = linesOf(cause.output);
    return { conflicts };
  }
}

/** Merges two trees that are both changes of a commit. */
export async function mergeOn(
  workspace: Workspace,
  base: string,
  [ours, theirs]: readonly [ours: string, theirs: string],
): Promise<Merge> {
  const { git } = workspace;
  return await merge(
    workspace,
    await innerCommit(git, ours, base),
    await innerCommit(git, theirs, base),
  );
}

/** The command of the merge driver, which git runs in a shell. */
function driver(): string {
  const module = fileURLToPath(new URL("merge-driver.ts", import.meta.url));
  const words = [
    ...[Deno.execPath(), "run", "--quiet", "--no-lock", "--no-config"],
    ...["--allow-read", "--allow-write", module],
  ].map((word) => `'${word.replaceAll("\\", "/").replaceAll("'", "'\\''")}'`);
  return [...words, "%O %A %B"].join(" ");
}
