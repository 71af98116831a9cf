import { type Git, GitError } from "./git.ts";
import {
  differences,
  type Files,
  filesAt,
  filesOf,
  innerCommit,
  linesOf,
  pathInGit,
  setEntries,
  setFile,
  statOf,
  treeWith,
} from "./snapshot.ts";
import { commitAt, isIn, readState, type State } from "./state.ts";
import type { Target } from "./target.ts";
import type { Workshop } from "./workshop.ts";

/** What kept the folder as it was. */
export type Obstacle =
  /** Records that the author and others have changed differently. */
  | { kind: "conflict"; paths: string[] }
  /** Other work in the folder; in git's own words. */
  | { kind: "other work"; details: string }
  /** Commits of the branch that do not merge with what is published. */
  | { kind: "own commits" };

/** How often to begin anew when the author saves meanwhile. */
const maxTries = 5;

/**
 * Brings the folder to a published commit. What the author has not published
 * is merged with it and stays unpublished; other work stays as it is, staged or
 * not. The files move first and the branch last: until then the next run
 * begins from the same state.
 * @returns What kept the folder as it was.
 */
export async function takeIn(
  workshop: Workshop,
  target: Target,
  commit: string,
): Promise<Obstacle | undefined> {
  const { git } = workshop;
  for (let tries = 1;; tries++) {
    const state = await readState(git, target, workshop);
    if (await isIn(git, commit, state.head)) return undefined;
    try {
      return await moveTo(workshop, state, commit);
    } catch (cause) {
      if (!(cause instanceof GitError)) throw cause;
      const now = await readState(git, target, workshop);
      const isSaved = differences(state.snapshot.files, now.snapshot.files);
      if (isSaved.length > 0 && tries < maxTries) continue;
      return { kind: "other work", details: cause.details };
    }
  }
}

async function moveTo(
  workshop: Workshop,
  state: State,
  commit: string,
): Promise<Obstacle | undefined> {
  const { git, root, file } = workshop;
  const { head, snapshot: { files, index } } = state;
  const next = await nextHead(workshop, head, commit);
  if (next === undefined) return { kind: "own commits" };
  const merged = await mergedWith(workshop, state, commit);
  if ("conflicts" in merged) {
    return { kind: "conflict", paths: merged.conflicts };
  }
  const last = await filesAt(git, head);
  const there = await filesAt(git, next);
  const scratch = file("tree-index");
  const from = await treeWith(
    git,
    head,
    filesOf(files, differences(last, files)),
    scratch,
  );
  const to = await treeWith(
    git,
    next,
    filesOf(merged.files, differences(there, merged.files)),
    scratch,
  );
  await noteMoved(git, root, { from, to, index });
  // Refuses before it writes anything if a file is not as it was.
  await git(["read-tree", "-m", "-u", from, to], { index });
  // What is not published is a change of the folder, not a staged one.
  const unpublished = differences(there, merged.files);
  await setEntries(git, filesOf(there, unpublished), index);
  await replaceIndex(index, await pathInGit(git, root, "index"));
  await git(["update-ref", "-m", "editor: publish", "HEAD", next, head]);
}

/**
 * The commit that the branch gets: the published one or, if it has commits of
 * its own, a merge with it; undefined if they do not merge.
 */
async function nextHead(
  { git, openTree }: Workshop,
  head: string,
  commit: string,
): Promise<string | undefined> {
  if (await isIn(git, head, commit)) return commit;
  const tree = await openTree(head, { hasFiles: false });
  try {
    await tree.git(["merge", "--quiet", "--no-edit", commit]);
  } catch (cause) {
    if (cause instanceof GitError && cause.code === 1) return undefined;
    throw cause;
  }
  return await commitAt(tree.git, "HEAD");
}

/** The editor's files with what is published and what the author changed. */
async function mergedWith(
  { git, file, openTree }: Workshop,
  { base, baseFiles, snapshot: { files } }: State,
  commit: string,
): Promise<{ files: Files } | { conflicts: string[] }> {
  const published = await filesAt(git, commit);
  const merged = new Map(published);
  const theirs = new Set(differences(baseFiles, published));
  const both: string[] = [];
  for (const path of differences(baseFiles, files)) {
    if (files.get(path) === published.get(path)) continue;
    if (theirs.has(path)) both.push(path);
    else setFile(merged, [path, files.get(path)]);
  }
  if (both.length === 0) return { files: merged };
  const changes = filesOf(files, both);
  const own = await treeWith(git, base, changes, file("tree-index"));
  const tree = await openTree(commit, { hasFiles: false });
  const conflicts = await tree.cherryPick(await innerCommit(git, own, base));
  if (conflicts.length > 0) return { conflicts };
  const result = await filesAt(
    tree.git,
    (await tree.git(["write-tree"])).trim(),
  );
  for (const path of both) setFile(merged, [path, result.get(path)]);
  return { files: merged };
}

/**
 * Notes in an index which files are as they should be already: an interrupted
 * run has moved them, and git would take them for somebody's work.
 */
async function noteMoved(
  git: Git,
  root: URL,
  { from, to, index }: { from: string; to: string; index: string },
): Promise<void> {
  // Of the repository, whose paths these are.
  const top = (await git(["rev-parse", "--show-cdup"])).trim() || ".";
  const place = new URL(top === "." ? "./" : top, root);
  const list = linesOf(
    await git(["diff-tree", "-r", "-z", "--no-renames", from, to]),
  );
  const there: { path: string; hash: string }[] = [];
  const moved: string[] = [];
  for (let n = 0; n + 1 < list.length; n += 2) {
    const [, mode, , hash = ""] = list[n]?.split(" ") ?? [];
    const path = list[n + 1] ?? "";
    const file = statOf(path, place);
    if (!file && mode === "000000") moved.push(path);
    if (file?.isFile && mode?.startsWith("100") && !path.includes("\n")) {
      there.push({ path, hash });
    }
  }
  const input = there.map(({ path }) => `${path}\n`).join("");
  const hashes = await git(["-C", top, "hash-object", "--stdin-paths"], {
    input,
  });
  const found = hashes.split("\n");
  moved.push(
    ...there.filter(({ hash }, index) => hash === found[index])
      .map(({ path }) => path),
  );
  await git(["-C", top, "update-index", "--add", "--remove", "-z", "--stdin"], {
    index,
    input: moved.map((path) => `${path}\0`).join(""),
  });
}

/** Puts an index in the place of the folder's, as git does. */
async function replaceIndex(index: string, own: string): Promise<void> {
  const lock = `${own}.lock`;
  for (let tries = 1;; tries++) {
    try {
      const bytes = await Deno.readFile(index);
      await Deno.writeFile(lock, bytes, { createNew: true });
      break;
    } catch (cause) {
      if (!(cause instanceof Deno.errors.AlreadyExists)) throw cause;
      if (tries < 20) {
        await new Promise((done) => setTimeout(done, 100));
        continue;
      }
      throw new GitError(
        "index",
        `another git uses this folder, or was ended halfway: if none runs, delete ${lock}`,
      );
    }
  }
  await Deno.rename(lock, own);
}
