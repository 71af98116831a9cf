import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { editorFolder } from "../../images/trash-folder.ts";
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
  /** The path of a file in the folder. */
  file(name: string): string;
  /** Closes the work tree that a publish has opened in the folder. */
  closeTree(): Promise<void>;
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
  const remove = async (path: string) => {
    await Deno.remove(path, { recursive: true }).catch((cause) => {
      if (!(cause instanceof Deno.errors.NotFound)) throw cause;
    });
    await git(["worktree", "prune"]);
  };
  const options = ["--absolute-git-dir", "--show-toplevel", "--show-prefix"];
  const places = await git(["rev-parse", ...options]);
  const [gitFolder = "", top = "", prefix = ""] = places.split("\n");
  await remove(folder);
  await Deno.mkdir(folder, { recursive: true });
  return {
    root,
    git,
    settings,
    gitFolder,
    top,
    prefix,
    file,
    closeTree: () => remove(file("tree")),
    [Symbol.asyncDispose]: () => remove(folder).catch(() => {}),
  };
}
