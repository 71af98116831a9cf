import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { editorFile, editorFolders } from "./editor-files.ts";
import type { Git } from "./git.ts";

/** The hash of each of the editor's files, by its path from the project. */
export type Files = ReadonlyMap<string, string>;

/** A file and its new hash; undefined if it goes. */
export type FileChange = readonly [path: string, hash: string | undefined];

/** The editor's files in the folder. */
export interface Snapshot {
  files: Files;
  /** An index with these files and whatever else is staged. */
  index: string;
}

/** The editor's files of a commit or tree. */
export async function filesAt(git: Git, tree: string): Promise<Files> {
  const list = await git(["ls-tree", "-r", "-z", tree, "--", ...editorFolders]);
  return editorFilesIn(list, /^(\d+) \w+ (\w+)\t(.+)$/s);
}

/**
 * The editor's files as they are in the folder, whatever is staged.
 * @param index Where to write an index of them.
 */
export async function takeSnapshot(
  git: Git,
  root: URL,
  index: string,
): Promise<Snapshot> {
  const own = await pathInGit(git, root, "index");
  const { mtime } = await Deno.stat(own);
  await Deno.copyFile(own, index);
  // Git trusts what an index says of files that are older than it.
  if (mtime) await Deno.utime(index, mtime, mtime);
  const listed = async (...options: string[]) =>
    linesOf(
      await git(["ls-files", "-z", ...options, "--", ...editorFolders], {
        index,
      }),
    )
      .filter((path) => editorFile(path));
  const held = await heldPaths(git, index);
  const gone = (await listed("--deleted")).filter((path) =>
    !statOf(path, root)
  );
  const present = [
    ...await listed("--modified"),
    // The project's own rules: another machine has other personal ones.
    ...await listed("--others", "--exclude-per-directory=.gitignore"),
  ].filter((path) => statOf(path, root)?.isFile);
  const paths = [...new Set([...gone, ...present])].filter((it) =>
    !held.has(it)
  );
  await git(["update-index", "--add", "--remove", "-z", "--stdin"], {
    index,
    input: paths.map((path) => `${path}\0`).join(""),
  });
  const list = await git(["ls-files", "-s", "-z", "--", ...editorFolders], {
    index,
  });
  const files = new Map(editorFilesIn(list, /^(\d+) (\w+) \d\t(.+)$/s));
  // As if nothing had changed in them.
  const last = held.size > 0 ? await filesAt(git, "HEAD") : files;
  for (const path of held) setFile(files, [path, last.get(path)]);
  return { files, index };
}

/** The files that git is told to leave alone. */
async function heldPaths(
  git: Git,
  index: string,
): Promise<ReadonlySet<string>> {
  // S: not to be in the folder, or not from it; lower case: "unchanged".
  const list = await git(["ls-files", "-v", "-z", "--", ...editorFolders], {
    index,
  });
  return new Set(
    linesOf(list).filter((line) => /^(?:S|[a-z]) /.test(line))
      .map((line) => line.slice(2)),
  );
}

/** The paths at which two states differ, sorted. */
export function differences(before: Files, after: Files): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort()
    .filter((path) => before.get(path) !== after.get(path));
}

/** A tree with some files changed. @returns Its hash. */
export async function treeWith(
  git: Git,
  tree: string,
  changes: readonly FileChange[],
  index: string,
): Promise<string> {
  await git(["read-tree", tree], { index });
  await setEntries(git, changes, index);
  return (await git(["write-tree"], { index })).trim();
}

/** Sets files of an index, which keep the modes that they have in it. */
export async function setEntries(
  git: Git,
  changes: readonly FileChange[],
  index: string,
): Promise<void> {
  if (changes.length === 0) return;
  const prefix = (await git(["rev-parse", "--show-prefix"])).trim();
  const modes = new Map(
    linesOf(
      await git(["ls-files", "-s", "-z", "--", ...editorFolders], { index }),
    )
      .map((line) => [line.slice(line.indexOf("\t") + 1), line.slice(0, 6)]),
  );
  const input = changes.map(([path, hash]) =>
    hash === undefined
      ? `0 ${"0".repeat(40)}\t${prefix}${path}\0`
      : `${modes.get(path) ?? "100644"} ${hash}\t${prefix}${path}\0`
  ).join("");
  await git(["update-index", "-z", "--index-info"], { index, input });
}

/** The changes that turn some files into those of another state. */
export function filesOf(
  files: Files,
  paths: Iterable<string>,
): FileChange[] {
  return [...paths].map((path) => [path, files.get(path)]);
}

export function setFile(
  files: Map<string, string>,
  [path, hash]: FileChange,
): void {
  if (hash === undefined) files.delete(path);
  else files.set(path, hash);
}

/** The text of a file; undefined if it is not there. */
export async function textOf(
  git: Git,
  hash: string | undefined,
): Promise<string | undefined> {
  return hash && await git(["cat-file", "blob", hash]);
}

/** Writes a commit that no branch has. @returns Its hash. */
export async function innerCommit(
  git: Git,
  tree: string,
  ...parents: string[]
): Promise<string> {
  const author = [
    "-c",
    "user.name=Editor",
    "-c",
    "user.email=editor@localhost",
  ];
  const options = parents.flatMap((parent) => ["-p", parent]);
  const args = [...author, "commit-tree", "--no-gpg-sign", ...options, tree];
  return (await git(args, { input: "Editor\n" })).trim();
}

/** The path of a file of the repository. */
export async function pathInGit(
  git: Git,
  root: URL,
  name: string,
): Promise<string> {
  const path = (await git(["rev-parse", "--git-path", name])).trimEnd();
  return resolve(fileURLToPath(root), path);
}

export function linesOf(list: string): string[] {
  return list.split("\0").filter(Boolean);
}

function editorFilesIn(list: string, pattern: RegExp): Files {
  return new Map(
    linesOf(list).flatMap((line) => {
      const [, mode, hash, path = ""] = pattern.exec(line) ?? [];
      // Links lead anywhere.
      const isFile = mode === "100644" || mode === "100755";
      return isFile && hash && editorFile(path) ? [[path, hash]] : [];
    }),
  );
}

/** A file or link of the folder; undefined if there is none. */
export function statOf(path: string, root: URL): Deno.FileInfo | undefined {
  try {
    return Deno.lstatSync(join(fileURLToPath(root), path));
  } catch {
    return undefined;
  }
}
