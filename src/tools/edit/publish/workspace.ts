import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { editorFolder } from "../../images/trash-folder.ts";
import type { Files } from "./files.ts";
import { createGit, type Git, type GitSettings } from "./git.ts";

/**
 * The project's repository, and a folder for the files of one publish, below
 * the editor's own, which git ignores. Each publish creates that folder again:
 * nothing in it outlives a publish.
 */
export interface Workspace extends AsyncDisposable {
  /** The project, with a trailing slash. */
  root: URL;
  /** Runs git in the project. */
  git: Git;
  settings: GitSettings;
  /** The folder of git's own files, of this work tree alone. */
  gitFolder: string;
  /** The folder of the repository's work tree. */
  top: string;
  /** The project's path from there: empty, or with a slash at its end. */
  prefix: string;
  /** The full name of its branch; `HEAD` if it is on none. */
  branch: string;
  /** The editor's files of the commits that were read. */
  known: Map<string, Files>;
  /** The path of a file in the folder. */
  file(name: string): string;
}

/** @param root The project, with a trailing slash. */
export async function openWorkspace(
  root: URL,
  given: GitSettings,
): Promise<Workspace> {
  const folder = fileURLToPath(new URL("publish/", editorFolder(root)));
  const file = (name: string) => resolve(folder, name);
  const settings = { ...given, trace: file("trace") };
  const git = createGit(root, settings);
  const remove = () => removeFolder(folder);
  const options = ["--absolute-git-dir", "--show-toplevel", "--show-prefix"];
  const places = await git([
    ...["rev-parse", ...options, "--symbolic-full-name", "HEAD"],
  ]);
  const [gitFolder = "", top = "", prefix = "", branch = ""] = places
    .split("\n");
  await remove();
  await Deno.mkdir(folder, { recursive: true });
  return {
    root,
    git,
    settings,
    gitFolder,
    top,
    prefix,
    branch,
    file,
    known: new Map(),
    async [Symbol.asyncDispose]() {
      const hasTree = existsSync(file("tree"));
      await remove().catch(() => {});
      // Git has a list of its work trees; the next one replaces its entry.
      if (hasTree) await git(["worktree", "prune"]).catch(() => {});
    },
  };
}

/** Removes a folder that may not be there. */
export async function removeFolder(path: string): Promise<void> {
  await Deno.remove(path, { recursive: true }).catch((cause) => {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
  });
}
