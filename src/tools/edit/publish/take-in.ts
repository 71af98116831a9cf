import { join } from "node:path";
import {
  commitWith,
  differences,
  type Files,
  filesAt,
  filesInFolder,
  linesOf,
} from "./files.ts";
import { GitError } from "./git.ts";
import { mergeFiles, sidesOf } from "./merge-file.ts";
import { readState, sentRef, type State } from "./state.ts";
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
    const state = await readState(workspace, target, commit);
    if (state.common === commit) return undefined;
    try {
      return await moveTo(workspace, state);
    } catch (cause) {
      if (!(cause instanceof GitError)) throw cause;
      const { files } = await filesInFolder(workspace);
      const isSaved = differences(state.sides.mine, files).length > 0;
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
 * @returns The state then.
 */
export async function finishFormer(
  workspace: Workspace,
  target: Target,
  state: State,
): Promise<State> {
  if (!state.sent) return state;
  await takeIn(workspace, target, state.sent);
  return await readState(workspace, target);
}

const behind = "This folder has not taken in what is published:";
const remedy = "Tell whoever works on the code.";

async function moveTo(
  workspace: Workspace,
  state: State,
): Promise<Note | undefined> {
  const { git, top, prefix } = workspace;
  const { head, sides, staged } = state;
  const next = await nextHead(workspace, state);
  if (next === undefined) {
    return {
      text:
        `${behind} its branch has commits of its own that do not merge with it. ${remedy}`,
    };
  }
  const paths = differences(sides.base, sides.mine);
  const { files, conflicts } = await mergeFiles(git, sides, { paths });
  if (conflicts.length > 0) {
    return {
      text:
        "You and others have changed the same. Until you choose in the Publish dialog what stays, others’ changes do not come into this folder.",
    };
  }
  const last = await filesAt(workspace, head);
  const there = await filesAt(workspace, next);
  await moveFiles(workspace, state, { next, files });
  const stale = differences(last, there).filter((path) =>
    ![last, there].some((it) => it.get(path) === staged.get(path))
  );
  if (stale.length > 0) {
    const input = stale.map((path) => {
      const entry = there.get(path) ?? `0 ${"0".repeat(40)}`;
      return `${entry}\t${prefix}${path}\0`;
    }).join("");
    await git(["-C", top, "update-index", "-z", "--index-info"], { input });
  }
  await git(["read-tree", "-i", "-m", head, next]);
  const refs = [`update HEAD ${next} ${head}`, `delete ${sentRef}`, ""];
  await git(["update-ref", "-m", "editor: publish", "--stdin"], {
    input: refs.join("\n"),
  });
}

/**
 * The commit that the branch gets: the published one or, if it has commits of
 * its own, a merge with it; undefined if they do not merge.
 */
async function nextHead(
  workspace: Workspace,
  { head, upstream, common }: State,
): Promise<string | undefined> {
  if (common === head) return upstream;
  const { git } = workspace;
  const sides = await sidesOf(git, {
    base: await filesAt(workspace, common),
    mine: await filesAt(workspace, head),
    theirs: await filesAt(workspace, upstream),
  });
  const { base, mine, theirs } = sides;
  const paths = differences(base, mine);
  const { files, conflicts } = await mergeFiles(git, sides, { paths });
  if (conflicts.length > 0) return undefined;
  // With the editor's files merged on both sides, git merges the others.
  const both = [
    await commitWith(workspace, [head], {
      files,
      paths: differences(mine, files),
    }),
    await commitWith(workspace, [upstream], {
      files,
      paths: differences(theirs, files),
    }),
  ];
  try {
    const options = ["--write-tree", "--no-messages"];
    const tree = await git(["merge-tree", ...options, ...both]);
    const parents = ["-p", head, "-p", upstream];
    const message = ["-m", "Merge what is published"];
    const args = ["commit-tree", ...parents, ...message, tree.trim()];
    return (await git(args)).trim();
  } catch (cause) {
    if (cause instanceof GitError && cause.code === 1) return undefined;
    throw cause;
  }
}

/** Brings the files of the folder to a commit, those of the editor to others. */
async function moveFiles(
  workspace: Workspace,
  { head, sides: { mine }, staged }: State,
  { next, files }: { next: string; files: Files },
): Promise<void> {
  const { git, gitFolder, top, prefix, file } = workspace;
  const last = await filesAt(workspace, head);
  const there = await filesAt(workspace, next);
  const options = ["-r", "--name-only", "--no-renames", "-z"];
  const content = new Set([...last.keys(), ...there.keys()]
    .map((path) => prefix + path));
  const code = linesOf(await git(["diff-tree", ...options, head, next]))
    .filter((path) => !content.has(path));
  const isSame = differences(mine, files).length === 0;
  if (isSame && code.length === 0) return;
  const from = await commitWith(workspace, [head], {
    files: mine,
    paths: differences(last, mine),
  });
  const to = await commitWith(workspace, [next], {
    files,
    paths: differences(there, files),
  });
  const index = file("index");
  await copyIndex(join(gitFolder, "index"), index);
  const moved = code.length > 0
    ? await movedFiles(workspace, { index, to, code })
    : [];
  const saved = differences(staged, mine).map((path) => prefix + path);
  await git([
    ...["-C", top, "update-index", "-q", "--refresh"],
    ...["--ignore-skip-worktree-entries", "--add", "--remove"],
    ...["-z", "--stdin"],
  ], { index, input: [...saved, ...moved].map((it) => `${it}\0`).join("") });
  // Refuses before it writes anything if a file is not as it was.
  await git(["read-tree", "-m", "-u", from, to], { index, hasFilters: true });
}

/**
 * Files of the code that are as they should be already: an interrupted run has
 * moved them, and git would take them for somebody's work.
 */
async function movedFiles(
  { git, top, file }: Workspace,
  { index, to, code }: { index: string; to: string; code: string[] },
): Promise<string[]> {
  const wanted = file("wanted-index");
  await copyIndex(index, wanted);
  const inTop = (...args: string[]) =>
    git(["-C", top, ...args], { index: wanted });
  await inTop("read-tree", "-i", "-m", to);
  const others = new Set(linesOf(await inTop("ls-files", "-z", "--modified")));
  return code.filter((path) => !others.has(path));
}

/** Copies an index; git trusts what it says of files that are older than it. */
async function copyIndex(from: string, to: string): Promise<void> {
  const { mtime } = await Deno.stat(from);
  await Deno.copyFile(from, to);
  if (mtime) await Deno.utime(to, mtime, mtime);
}
