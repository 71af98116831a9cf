import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { editorFile, editorFolders } from "./editor-files.ts";
import type { Git } from "./git.ts";
import type { Workspace } from "./workspace.ts";

/** Mode and hash of each of the editor's files, by its path from the project. */
export type Files = ReadonlyMap<string, string>;

/** The editor's files of a commit; no links, which lead anywhere. */
export async function filesAt(
  { git, known }: Workspace,
  commit: string,
): Promise<Files> {
  const options = ["-r", "-z", commit, "--", ...editorFolders];
  const files = known.get(commit) ?? new Map(
    linesOf(await git(["ls-tree", ...options])).flatMap((line) => {
      const [, mode, hash, path = ""] =
        /^(100\d+) blob (\w+)\t(.+)$/s.exec(line) ?? [];
      return mode && editorFile(path) ? [[path, `${mode} ${hash}`]] : [];
    }),
  );
  known.set(commit, files);
  return files;
}

/** The editor's files as they are in the folder, and as they are staged. */
export async function filesInFolder(
  workspace: Workspace,
): Promise<{ files: Files; staged: Files }> {
  const { git, root, top, prefix } = workspace;
  const kindOf = (path: string) => fileInfo(join(fileURLToPath(root), path));
  // The project's own rules: another machine has other personal ones.
  const untracked = ["--others", "--exclude-per-directory=.gitignore"];
  const list = await git([
    ...["ls-files", "-z", "-t", "--stage", "--cached", "--modified"],
    ...[...untracked, "--", ...editorFolders],
  ]);
  const staged = new Map<string, string>();
  const changed = new Set<string>();
  for (const line of linesOf(list)) {
    const [, tag, mode, hash, path = ""] =
      /^(\S) (?:(\d+) (\w+) \d\t)?(.+)$/s.exec(line) ?? [];
    if (!editorFile(path) || mode && !mode.startsWith("100")) continue;
    if (mode) staged.set(path, `${mode} ${hash}`);
    if (tag === "?" || tag === "C") changed.add(path);
  }
  const files = new Map(staged);
  const present: string[] = [];
  for (const path of changed) {
    const kind = kindOf(path);
    if (kind === undefined) files.delete(path);
    // A link or a folder in its place is no change of it.
    else if (kind.isFile) present.push(path);
  }
  if (present.length > 0) {
    const input = present.map((path) => `${prefix}${path}\n`).join("");
    const options = ["hash-object", "-w", "--stdin-paths"];
    try {
      const output = await git(["-C", top, ...options], { input });
      const hashes = output.split("\n");
      for (const [n, path] of present.entries()) {
        files.set(path, `${modeOf(staged.get(path))} ${hashes[n]}`);
      }
    } catch (cause) {
      const isDeleted = present.some((path) => !kindOf(path));
      if (!isDeleted) throw cause;
      return await filesInFolder(workspace);
    }
  }
  return { files, staged };
}

function fileInfo(path: string): Deno.FileInfo | undefined {
  try {
    return Deno.lstatSync(path);
  } catch {
    return undefined;
  }
}

/** The mode of a file; that of a plain one if it is new. */
export function modeOf(entry = "100644"): string {
  return entry.split(" ")[0] ?? "";
}

/** The paths at which two states differ, sorted. */
export function differences(before: Files, after: Files): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort()
    .filter((path) => before.get(path) !== after.get(path));
}

/**
 * Writes a commit that no branch has, in which some files of its first parent
 * are as in another state.
 * @param ref A ref that gets it.
 * @returns Its hash.
 */
export async function commitWith(
  { git, prefix }: Workspace,
  [first, ...others]: readonly string[],
  { files, paths, ref }: {
    files: Files;
    paths: readonly string[];
    ref?: string;
  },
): Promise<string> {
  const name = ref ?? "refs/worktree/editor/draft";
  const input = [
    `commit ${name}`,
    "mark :1",
    "committer Editor <editor@localhost> now",
    "data 0",
    `from ${first}`,
    ...others.map((it) => `merge ${it}`),
    ...paths.map((path) => {
      const entry = files.get(path);
      return entry ? `M ${entry} ${prefix}${path}` : `D ${prefix}${path}`;
    }),
    "",
    "get-mark :1",
    // Forgets the name.
    ...(ref ? [] : [`reset ${name}`]),
    "",
  ].join("\n");
  const options = ["--quiet", "--force", "--date-format=now"];
  return (await git(["fast-import", ...options], { input })).trim();
}

/** The text of a file by its mode and hash; undefined if it is not there. */
export type TextOf = (entry: string | undefined) => string | undefined;

/** Reads the texts of files. */
export async function textsOf(
  git: Git,
  entries: readonly (string | undefined)[],
): Promise<TextOf> {
  const hashOf = (entry = "") => entry.split(" ")[1] ?? "";
  const hashes = [...new Set(entries.map(hashOf))].filter(Boolean);
  const input = hashes.map((hash) => `${hash}\n`).join("");
  const output = input && await git(["cat-file", "--batch"], { input });
  // No line of a JSON file is like those before each text.
  const [, ...parts] = output.split(/^(\w+) blob \d+\n/m);
  const texts = new Map<string, string>();
  for (let n = 0; n + 1 < parts.length; n += 2) {
    texts.set(parts[n] ?? "", parts[n + 1]?.slice(0, -1) ?? "");
  }
  return (entry) => texts.get(hashOf(entry));
}

/** Writes the text of a file. @returns Its hash. */
export async function writeText(git: Git, input: string): Promise<string> {
  return (await git(["hash-object", "-w", "--stdin"], { input })).trim();
}

/** The parts of an output of git with `-z`. */
export function linesOf(list: string): string[] {
  return list.split("\0").filter(Boolean);
}
