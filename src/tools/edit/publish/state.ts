import { type Git, GitError } from "./git.ts";
import { PublishError } from "./publish-error.ts";
import {
  differences,
  type FileChange,
  type Files,
  filesAt,
  innerCommit,
  type Snapshot,
  takeSnapshot,
  treeWith,
} from "./snapshot.ts";
import { fetchDeeper, type Target } from "./target.ts";
import type { Workshop } from "./workshop.ts";

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
  snapshot: Snapshot;
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
  git: Git,
  target: Target,
  { root, file }: Workshop,
): Promise<State> {
  const head = await commitAt(git, "HEAD");
  const upstream = await commitAt(git, target.tracking);
  const common = await commonOf(git, target, { head, upstream });
  const sent = await sentOf(git, { head, upstream });
  const base = sent?.commit ?? common;
  const snapshot = await takeSnapshot(git, root, file("index"));
  const baseFiles = await filesAt(git, base);
  const published = await filesAt(git, upstream);
  const changed = differences(baseFiles, snapshot.files)
    .filter((path) => snapshot.files.get(path) !== published.get(path));
  return {
    head,
    upstream,
    base,
    baseFiles,
    snapshot,
    published,
    changed,
  };
}

/** The commit that an interrupted run has published; undefined without one. */
export async function pendingOf(
  git: Git,
  target: Target,
): Promise<string | undefined> {
  const head = await commitAt(git, "HEAD");
  const upstream = await commitAt(git, target.tracking);
  return (await sentOf(git, { head, upstream }))?.published;
}

/**
 * Notes what a commit holds of this folder before it is pushed. As long as the
 * server does not have it, or once the folder does, the note is without effect.
 */
export async function noteSent(
  git: Git,
  { head, base }: State,
  { files, commit, index }: {
    files: readonly FileChange[];
    commit: string;
    index: string;
  },
): Promise<void> {
  const tree = await treeWith(git, base, files, index);
  const note = await innerCommit(git, tree, head, commit);
  await git(["update-ref", sentRef, note]);
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
  return await succeeds(git, ["merge-base", "--is-ancestor", commit, later]);
}

/** Whether a command says yes: no is the exit code 1. */
async function succeeds(git: Git, args: readonly string[]): Promise<boolean> {
  try {
    await git(args);
    return true;
  } catch (cause) {
    if (cause instanceof GitError && cause.code === 1) return false;
    throw cause;
  }
}

async function sentOf(
  git: Git,
  { head, upstream }: { head: string; upstream: string },
): Promise<{ commit: string; published: string } | undefined> {
  const format = "--format=%(objectname) %(parent)";
  const [commit, from, published] = (await git([
    ...["for-each-ref", format, sentRef],
  ])).trim().split(" ");
  if (!commit || !from || !published) return undefined;
  const isValid = await isIn(git, from, head) &&
    await isIn(git, published, upstream) &&
    !await isIn(git, published, head);
  return isValid ? { commit, published } : undefined;
}

async function commonOf(
  git: Git,
  target: Target,
  { head, upstream }: { head: string; upstream: string },
): Promise<string> {
  for (const isLast of [false, true]) {
    const found = await git(["merge-base", head, upstream]).catch((cause) => {
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
