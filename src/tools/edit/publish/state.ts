import {
  commitWith,
  differences,
  type Files,
  filesAt,
  filesInFolder,
} from "./files.ts";
import { type Git, GitError } from "./git.ts";
import { type Sides, sidesOf } from "./merge-file.ts";
import { PublishError } from "./publish-error.ts";
import { fetchDeeper, type Target } from "./target.ts";
import type { Workspace } from "./workspace.ts";

/** Where the folder and the server stand. */
export interface State {
  /** The folder's last commit, and the last one on the server. */
  head: string;
  upstream: string;
  /** The last commit that both have. */
  common: string;
  /**
   * The commit whose files those of the folder are changes of: the common one,
   * or a note of what this folder has published since.
   */
  base: string;
  /** The published commit of that note. */
  sent?: string;
  /** The files in the folder, and those that are published. */
  sides: Sides;
  staged: Files;
  /** The files that are not as they are published. */
  changed: string[];
}

/**
 * What a published commit holds of this folder, until the folder is brought to
 * it: a commit with these files, whose parents are the base, the folder's last
 * commit and the published one. It is of this work tree alone.
 */
export const sentRef = "refs/worktree/editor/sent";

/**
 * @param commit What counts as published; the server's last commit by default.
 * @throws {PublishError} If folder and server have no common history.
 */
export async function readState(
  workspace: Workspace,
  target: Target,
  commit?: string,
): Promise<State> {
  const { git, branch } = workspace;
  const options = ["--format=%(refname) %(objectname) %(parent)"];
  const list = await git([
    ...["for-each-ref", ...options, branch, target.tracking, sentRef],
  ]);
  const refs = new Map(
    list.split("\n").map((line) => {
      const [name = "", ...hashes] = line.split(" ");
      return [name, hashes];
    }),
  );
  const [head] = refs.get(branch) ?? [];
  const upstream = commit ?? refs.get(target.tracking)?.[0];
  if (!head || !upstream) {
    throw new PublishError(
      "This branch has no commits, here or on the server.",
    );
  }
  const common = await commonOf(git, target, [head, upstream]);
  // The note counts while the server has what it is about, and the folder
  // does not.
  const [note = "", , from = "", published] = refs.get(sentRef) ?? [];
  const isSent = published && await isIn(git, from, head) &&
    await isIn(git, published, upstream) && !await isIn(git, published, head);
  const base = isSent ? note : common;
  const { files: mine, staged } = await filesInFolder(workspace);
  const sides = await sidesOf(git, {
    base: await filesAt(workspace, base),
    mine,
    theirs: await filesAt(workspace, upstream),
  });
  return {
    head,
    upstream,
    common,
    base,
    sides,
    staged,
    sent: isSent ? published : undefined,
    changed: differences(sides.base, mine)
      .filter((path) => mine.get(path) !== sides.theirs.get(path)),
  };
}

/**
 * Notes what a commit holds of this folder before it is pushed. As long as the
 * server does not have it, or once the folder does, the note is without effect.
 */
export async function noteSent(
  workspace: Workspace,
  { head, base, sides }: State,
  { paths, commit }: { paths: readonly string[]; commit: string },
): Promise<void> {
  const parents = [base, head, commit];
  await commitWith(workspace, parents, {
    files: sides.mine,
    paths,
    ref: sentRef,
  });
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
  if (commit === later) return true;
  try {
    await git(["merge-base", "--is-ancestor", commit, later]);
    return true;
  } catch (cause) {
    if (cause instanceof GitError && cause.code === 1) return false;
    throw cause;
  }
}

async function commonOf(
  git: Git,
  target: Target,
  [head, upstream]: readonly [string, string],
): Promise<string> {
  if (head === upstream) return head;
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
