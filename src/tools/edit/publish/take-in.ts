import { editorFolders } from "./editor-files.ts";
import {
  differences,
  type Files,
  filesAt,
  filesInFolder,
  indexLines,
  linesOf,
  treeWith,
} from "./files.ts";
import { GitError } from "./git.ts";
import { merge, mergeOn } from "./merge.ts";
import { isIn, readState, sentOf, type State } from "./state.ts";
import type { Target } from "./target.ts";
import type { Workspace } from "./workspace.ts";

/** Why the folder has not got what is published. */
export interface Note {
  text: string;
  /** Git's own words. */
  details?: string;
}

/** How often to start again when the author saves meanwhile. */
const maxTries = 5;

/**
 * Brings the folder to a published commit. What the author has not published
 * is merged with it and stays unpublished; other work stays as it is, staged or
 * not. The files move first and the branch last: until then the next run
 * begins from the same state.
 * @returns What kept the folder as it was.
 */
export async function takeIn(
  workspace: Workspace,
  target: Target,
  commit: string,
): Promise<Note | undefined> {
  for (let tries = 1;; tries++) {
    const state = await readState(workspace, target);
    if (await isIn(workspace.git, commit, state.head)) return undefined;
    try {
      return await moveTo(workspace, state, commit);
    } catch (cause) {
      if (!(cause instanceof GitError)) throw cause;
      const now = await filesInFolder(workspace, state.index);
      const isSaved = differences(state.files, now).length > 0;
      if (isSaved && tries < maxTries) continue;
      return {
        text:
          `${behind} other work in it is in the way, or another git is running. ${remedy}`,
        details: cause.details,
      };
    }
  }
}

/**
 * Brings the folder to what an interrupted run has published. It may have moved
 * files, so this comes before anything newer.
 */
export async function finishFormer(
  workspace: Workspace,
  target: Target,
): Promise<void> {
  const sent = await sentOf(workspace.git, target);
  if (sent) await takeIn(workspace, target, sent.published);
}

const behind = "This folder has not taken in what is published:";
const remedy = "Tell whoever works on the code.";

async function moveTo(
  workspace: Workspace,
  state: State,
  commit: string,
): Promise<Note | undefined> {
  const { git, prefix } = workspace;
  const { head, files, index } = state;
  const next = await nextHead(workspace, head, commit);
  if (next === undefined) {
    return {
      text:
        `${behind} its branch has commits of its own that do not merge with it. ${remedy}`,
    };
  }
  const merged = await mergedFiles(workspace, state, commit);
  if (merged === undefined) {
    return {
      text:
        "You and others have changed the same. Until you choose in the Publish dialog what stays, others’ changes do not come into this folder.",
    };
  }
  const [last, there] = [await filesAt(git, head), await filesAt(git, next)];
  const withFiles = (commit: string, before: Files, after: Files) =>
    treeWith(workspace, commit, after, differences(before, after));
  const from = await withFiles(head, last, files);
  const to = await withFiles(next, there, merged);
  await noteMoved(workspace, { from, to, index });
  // Refuses before it writes anything if a file is not as it was.
  await git(["read-tree", "-m", "-u", from, to], { index });
  const staged = linesOf(
    await git([
      ...["diff", "--cached", "--name-only", "--no-renames", "-z"],
      ...["--relative", "--", ...editorFolders],
    ]),
  );
  const moved = new Set(differences(last, there));
  await git(["update-index", "-z", "--index-info"], {
    input: indexLines(there, staged.filter((it) => moved.has(it)), prefix),
  });
  await git(["read-tree", "-i", "-m", head, next]);
  await git(["update-ref", "-m", "editor: publish", "HEAD", next, head]);
}

/**
 * The commit that the branch gets: the published one or, if it has commits of
 * its own, a merge with it; undefined if they do not merge.
 */
async function nextHead(
  workspace: Workspace,
  head: string,
  commit: string,
): Promise<string | undefined> {
  const { git } = workspace;
  if (await isIn(git, head, commit)) return commit;
  const merged = await merge(workspace, head, commit);
  if ("conflicts" in merged) return undefined;
  const parents = ["-p", head, "-p", commit];
  const message = "Merge what is published";
  return (await git([
    ...["commit-tree", ...parents, "-m", message, merged.tree],
  ])).trim();
}

/** The editor's files with what is published and what the author changed. */
async function mergedFiles(
  workspace: Workspace,
  { base, baseFiles, files }: State,
  commit: string,
): Promise<Files | undefined> {
  const paths = differences(baseFiles, files);
  const own = await treeWith(workspace, base, files, paths);
  const merged = await mergeOn(workspace, base, [`${commit}^{tree}`, own]);
  return "tree" in merged ? filesAt(workspace.git, merged.tree) : undefined;
}

/**
 * Notes in an index which files are as they should be already: an interrupted
 * run has moved them, and git would take them for somebody's work.
 */
async function noteMoved(
  { git, top, file }: Workspace,
  { from, to, index }: { from: string; to: string; index: string },
): Promise<void> {
  const wanted = file("wanted-index");
  const inTop = (args: readonly string[], index: string, input?: string) =>
    git(["-C", top, ...args], { index, input });
  await inTop(["update-index", "-q", "--refresh"], index);
  await Deno.copyFile(index, wanted);
  await inTop(["read-tree", "-i", "-m", to], wanted);
  await inTop(["update-index", "-q", "--refresh"], wanted);
  const others = new Set(
    linesOf(await inTop(["diff-files", "--name-only", "-z"], wanted)),
  );
  const options = ["-r", "--name-only", "--no-renames", "-z"];
  const list = linesOf(await git(["diff-tree", ...options, from, to]));
  const moved = list.filter((path) => !others.has(path));
  await inTop(
    [
      ...["update-index", "--ignore-skip-worktree-entries"],
      ...["--add", "--remove", "-z", "--stdin"],
    ],
    index,
    moved.map((path) => `${path}\0`).join(""),
  );
}
