import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { saveFile } from "../../../lib/save-file.ts";
import { isCode } from "./broken-code.ts";
import { compare, type Comparison } from "./compare.ts";
import { keepConflictBases } from "./conflict-bases.ts";
import { isAncestor } from "./git.ts";
import { type Choice, mergeFile } from "./merge-file.ts";
import { PublishError } from "./publish-error.ts";
import { openTree, type Workspace } from "./workspace.ts";

/** How often to start again when the author saves meanwhile. */
const maxTries = 5;

/**
 * Updates the working tree to a commit of the server's branch. What the author
 * has changed is merged with it, and stays as it is where others have changed
 * the same. The files move first and the branch last; until then the linked
 * worktree stays at that commit, and the next run begins with it.
 * @param choices What becomes of fields that conflict.
 * @returns How the folder then differs from that commit.
 */
export async function updateWorkingTree(
  workspace: Workspace,
  upstream: string,
  choices?: readonly Choice[],
): Promise<Comparison> {
  for (let tries = 1; tries <= maxTries; tries++) {
    const compared = await compare(workspace, upstream);
    const { head, files, otherFiles, textOf } = compared;
    const bases = new Map<string, string | undefined>();
    const moves: Move[] = [];
    for (const [file, versions] of files) {
      const merged = mergeFile(file, versions, textOf, choices);
      const path = workspace.prefix + file;
      if ("conflict" in merged) bases.set(file, versions.base);
      else if ("text" in merged) moves.push({ path, text: merged.text });
      else if (merged.side === "theirs") {
        moves.push({ path, isGone: versions.theirs === undefined });
      }
    }
    moves.push(...otherFiles);
    if (moves.some(({ text }) => text === undefined) || head !== upstream) {
      await openTree(workspace, upstream);
    }
    workspace.arrivals.hasOthers ||= moves.length > 0;
    workspace.arrivals.hasEditorChanges ||= otherFiles.some(({ path }) =>
      isCode(path, workspace.prefix)
    );
    if (!moveFiles(workspace, moves, compared.isSame)) continue;
    keepConflictBases(workspace.root, bases);
    if (moves.length === 0 && head === upstream) return compared;
    await moveBranch(workspace, upstream);
  }
  throw new PublishError(
    "Files in this folder keep changing. Try again in a minute.",
  );
}

/**
 * Updates the working tree to the commit that a run was updating it to, or was
 * publishing, when it was killed.
 */
export async function finishInterrupted(
  workspace: Workspace,
  upstream: string,
): Promise<void> {
  const { git, interruptedCommit: commit } = workspace;
  if (!commit || !await isAncestor(git, commit, upstream)) return;
  if (await isAncestor(git, "HEAD", commit)) {
    await updateWorkingTree(workspace, commit);
  }
}

/**
 * Updates the working tree to what was just published: its files too, as hooks
 * may have changed them, except those that the author has saved since.
 * @param paths From the project.
 * @param compared Before they were published.
 */
export async function updateAfterPublish(
  workspace: Workspace,
  commit: string,
  { paths, compared }: { paths: readonly string[]; compared: Comparison },
): Promise<void> {
  const moves = paths.map((path) => ({ path: workspace.prefix + path }))
    .filter(({ path }) =>
      compared.isSame(path) && existsSync(join(workspace.tree, path))
    );
  moveFiles(workspace, moves, compared.isSame);
  await moveBranch(workspace, commit);
}

/** The last step: the branch and the index, without the files. */
async function moveBranch(workspace: Workspace, commit: string): Promise<void> {
  await workspace.git(["reset", "--quiet", "--mixed", commit]);
}

/** A file to bring from the linked worktree, or with a text, or to remove. */
interface Move {
  /** From the top of the checkout. */
  path: string;
  text?: string;
  isGone?: boolean;
}

/**
 * Without an `await`, so that no save comes between looking and moving.
 * @returns False if the author has saved one since it was read.
 */
function moveFiles(
  workspace: Workspace,
  moves: readonly Move[],
  isSame: (path: string) => boolean,
): boolean {
  const { top, tree } = workspace;
  // A file may get the name of a folder that is gone, and the reverse.
  const inOrder = moves.toSorted((a, b) =>
    Number(b.isGone ?? false) - Number(a.isGone ?? false)
  );
  for (const { path, text, isGone } of inOrder) {
    if (!isSame(path)) return false;
    const file = join(top, path);
    if (isGone) removeWithFolders(file);
    else {
      Deno.mkdirSync(dirname(file), { recursive: true });
      if (text === undefined) Deno.renameSync(join(tree, path), file);
      else saveFile(file, text);
    }
  }
  return true;
}

/** Removes a file and the folders that are empty without it. */
function removeWithFolders(file: string): void {
  rmSync(file, { force: true });
  try {
    for (let folder = dirname(file);; folder = dirname(folder)) {
      Deno.removeSync(folder);
    }
  } catch {
    // There are other files in it.
  }
}
