import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { editorFile, editorFolders } from "./editor-files.ts";
import type { Git } from "./git.ts";
import type { Workspace } from "./workspace.ts";

/** Mode and hash of each of the editor's files, by its path from the project. */
export type Files = ReadonlyMap<string, string>;

/** The editor's files of a commit or tree; no links, which lead anywhere. */
export async function filesAt(git: Git, tree: string): Promise<Files> {
  const list = await git(["ls-tree", "-r", "-z", tree, "--", ...editorFolders]);
  return new Map(
    linesOf(list).flatMap((line) => {
      const [, mode, hash, path = ""] =
        /^(100\d+) blob (\w+)\t(.+)$/s.exec(line) ?? [];
      return mode && editorFile(path) ? [[path, `${mode} ${hash}`]] : [];
    }),
  );
}

/**
 * The editor's files as they are in the folder, whatever is staged.
 * @param index Where to write an index with them and whatever else is staged.
 */
export async function filesInFolder(
  { git, gitFolder, root }: Workspace,
  index: string,
): Promise<Files> {
  const own = join(gitFolder, "index");
  const { mtime } = await Deno.stat(own);
  await Deno.copyFile(own, index);
  // Git trusts what an index says of files that are older than it.
  if (mtime) await Deno.utime(index, mtime, mtime);
  // The project's own rules: another machine has other personal ones.
  const untracked = ["--others", "--exclude-per-directory=.gitignore"];
  const list = await git([
    ...["ls-files", "-z", "--modified", "--deleted", ...untracked],
    ...["--", ...editorFolders],
  ], { index });
  const paths = [...new Set(linesOf(list))]
    .filter((path) => editorFile(path) && !isOther(path, root));
  await git(["update-index", "--add", "--remove", "-z", "--stdin"], {
    index,
    input: paths.map((path) => `${path}\0`).join(""),
  });
  return await filesAt(git, (await git(["write-tree"], { index })).trim());
}

/** Whether a link or a folder is in a file's place. */
function isOther(path: string, root: URL): boolean {
  try {
    return !Deno.lstatSync(join(fileURLToPath(root), path)).isFile;
  } catch {
    return false;
  }
}

/** The paths at which two states differ, sorted. */
export function differences(before: Files, after: Files): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort()
    .filter((path) => before.get(path) !== after.get(path));
}

/**
 * A tree in which some files are as in another state.
 * @returns Its hash.
 */
export async function treeWith(
  { git, prefix, file }: Workspace,
  tree: string,
  files: Files,
  paths: readonly string[],
): Promise<string> {
  const index = file("tree-index");
  await git(["read-tree", tree], { index });
  const input = indexLines(files, paths, prefix);
  await git(["update-index", "-z", "--index-info"], { index, input });
  return (await git(["write-tree"], { index })).trim();
}

/** Files for `git update-index --index-info -z`. */
export function indexLines(
  files: Files,
  paths: readonly string[],
  prefix: string,
): string {
  const gone = `0 ${"0".repeat(40)}`;
  return paths.map((path) => `${files.get(path) ?? gone}\t${prefix}${path}\0`)
    .join("");
}

/** The text of a file; undefined if it is not there. */
export async function textOf(
  git: Git,
  files: Files,
  path: string,
): Promise<string | undefined> {
  const [, hash] = files.get(path)?.split(" ") ?? [];
  return hash && await git(["cat-file", "blob", hash]);
}

/** Writes a commit that no branch has. @returns Its hash. */
export async function innerCommit(
  git: Git,
  tree: string,
  ...parents: string[]
): Promise<string> {
  const author = ["user.name=Editor", "user.email=editor@localhost"]
    .flatMap((it) => ["-c", it]);
  const options = parents.flatMap((parent) => ["-p", parent]);
  const args = [...author, "commit-tree", "--no-gpg-sign", ...options, tree];
  return (await git(args, { input: "Editor\n" })).trim();
}

/** The parts of an output of git with `-z`. */
export function linesOf(list: string): string[] {
  return list.split("\0").filter(Boolean);
}
