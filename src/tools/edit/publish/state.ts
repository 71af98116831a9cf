import { differences, type Files, filesAt, filesInFolder } from "./files.ts";
import { innerCommit, treeWith } from "./files.ts";
import { type Git, GitError } from "./git.ts";
import { PublishError } from "./publish-error.ts";
import { fetchDeeper, type Target } from "./target.ts";
import type { Workspace } from "./workspace.ts";

/** Where the folder and the server stand. */
export interface State {
  /** The folder's last commit, and the last one on the server. */
  head: string;
  upstream: string;
  /**
   * The commit whose files those of the folder are changes of: what both sides
   * have in common, with what this folder has published since.
   */
  base: string;
  baseFiles: Files;
  /** The files in the folder, and an index with them. */
  files: Files;
  index: string;
  published: Files;
  /** The files that are not as they are published. */
  changed: string[];
}

/**
 * What a published commit holds of this folder, until the folder is brought to
 * it: a commit with these files, whose parents are the folder's last commit and
 * the published one. It is of this work tree alone.
 */
const sentRef = "refs/worktree/editor/sent";

/** @throws {PublishError} If folder and server have no common history. */
export async function readState(
  workspace: Workspace,
  target: Target,
): Promise<State> {
  const { git, file } = workspace;
  const head = await commitAt(git, "HEAD");
  const upstream = await commitAt(git, target.tracking);
  const base = (await sentOf(git, target))?.note ??
    await commonOf(git, target, [head, upstream]);
  const index = file("index");
  const files = await filesInFolder(workspace, index);
  const baseFiles = await filesAt(git, base);
  const published = await filesAt(git, upstream);
  const changed = differences(baseFiles, files)
    .filter((path) => files.get(path) !== published.get(path));
  return { head, upstream, base, baseFiles, files, index, published, changed };
}

/**
 * Notes what a commit holds of this folder before it is pushed. As long as the
 * server does not have it, or once the folder does, the note is without effect.
 */
export async function noteSent(
  workspace: Workspace,
  { head, base, files }: State,
  { paths, commit }: { paths: readonly string[]; commit: string },
): Promise<void> {
  const tree = await treeWith(workspace, base, files, paths);
  const note = await innerCommit(workspace.git, tree, head, commit);
  await workspace.git(["update-ref", sentRef, note]);
}

/** The commit that a name stands for. */
export async function commitAt(git: Git, name: string): Promise<string> {
  return (await git(["rev-parse", "--verify", `${name}^{commit}`])).trim();
}

/** Whether a commit is another one, or comes before it. */
export async function isIn(
  git: Git,
  commit: string,
  later: string,
): Promise<boolean> {
  try {
    await git(["merge-base", "--is-ancestor", commit, later]);
    return true;
  } catch (cause) {
    if (cause instanceof GitError && cause.code === 1) return false;
    throw cause;
  }
}

/** A note of what was sent, while it counts. */
interface Sent {
  note: string;
  /** The published commit. */
  published: string;
}

/** The note, while the server has what it is about, and the folder does not. */
export async function sentOf(
  git: Git,
  { tracking }: Target,
): Promise<Sent | undefined> {
  const format = "--format=%(objectname) %(parent)";
  const [note, from, published] = (await git(["for-each-ref", format, sentRef]))
    .trim().split(" ");
  if (!note || !from || !published) return undefined;
  const isValid = await isIn(git, from, "HEAD") &&
    await isIn(git, published, tracking) &&
    !await isIn(git, published, "HEAD");
  return isValid ? { note, published } : undefined;
}

async function commonOf(
  git: Git,
  target: Target,
  commits: readonly string[],
): Promise<string> {
  for (const isLast of [false, true]) {
    const found = await git(["merge-base", ...commits]).catch((cause) => {
      if (cause instanceof GitError && cause.code === 1) return "";
      throw cause;
    });
    if (found) return found.trim();
    const shallow = await git(["rev-parse", "--is-shallow-repository"]);
    if (isLast || shallow.trim() !== "true") break;
    await fetchDeeper(git, target);
  }
  throw new PublishError(
    "This folder and the server have no common history. Ask whoever set it up to clone it again.",
  );
}
