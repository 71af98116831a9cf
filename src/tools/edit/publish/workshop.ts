import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { editorFolder } from "../../images/trash-folder.ts";
import { mergedByField } from "./editor-files.ts";
import { createGit, type Git, GitError, type GitSettings } from "./git.ts";
import { linesOf } from "./snapshot.ts";

/**
 * A folder for the files of one publish, below the editor's own, which git
 * ignores. Each publish creates it again: nothing in it outlives a publish.
 */
export interface Workshop extends AsyncDisposable {
  /** The project, with a trailing slash. */
  root: URL;
  git: Git;
  /** The path of a file in it. */
  file(name: string): string;
  /** Opens its work tree at a commit; closes a former one. */
  openTree(commit: string, options: TreeOptions): Promise<WorkTree>;
}

export interface TreeOptions {
  /** Without files a merge is faster: git writes only what it merges. */
  hasFiles: boolean;
}

/** A work tree of its own, without a branch. */
export interface WorkTree {
  git: Git;
  /** The project in it, with a trailing slash. */
  root: URL;
  /**
   * Puts what a commit changes onto this one, without a commit.
   * @returns The paths at which both have changed the same.
   */
  cherryPick(commit: string): Promise<string[]>;
}

/** @param root The project, with a trailing slash. */
export async function openWorkshop(
  root: URL,
  settings: GitSettings,
): Promise<Workshop> {
  const folder = new URL("publish/", editorFolder(root));
  const path = fileURLToPath(folder);
  const file = (name: string) => resolve(path, name);
  const git = createGit(root, { ...settings, trace: file("trace") });
  const clear = async () => {
    await Deno.remove(path, { recursive: true }).catch((cause) => {
      if (!(cause instanceof Deno.errors.NotFound)) throw cause;
    });
    await git(["worktree", "prune"]);
  };
  await clear();
  await Deno.mkdir(path, { recursive: true });
  return {
    root,
    git,
    file,
    async openTree(commit, { hasFiles }) {
      const place = file("tree");
      await Deno.remove(place, { recursive: true }).catch(() => {});
      await git(["worktree", "prune"]);
      const prefix = (await git(["rev-parse", "--show-prefix"])).trim();
      const attributes = file("attributes");
      await Deno.writeTextFile(
        attributes,
        mergedByField(prefix).map((it) => `${it} merge=fields\n`).join(""),
      );
      const options = hasFiles ? [] : ["--no-checkout"];
      const tree = new URL(`publish/tree/${prefix}`, editorFolder(root));
      const config = {
        ...settings.config,
        "core.attributesFile": attributes,
        // The checks need every file, whatever the author's folder leaves out.
        "core.sparseCheckout": "false",
        "merge.fields.driver": driver(),
        "merge.renames": "false",
      };
      const outside = createGit(root, { ...settings, config });
      await outside([
        ...["worktree", "add", "--force", "--detach", ...options],
        place,
        commit,
      ]);
      await Deno.mkdir(tree, { recursive: true });
      const inside = createGit(tree, {
        ...settings,
        config,
        trace: file("trace"),
      });
      if (!hasFiles) await inside(["read-tree", "HEAD"]);
      return {
        git: inside,
        root: tree,
        async cherryPick(commit) {
          try {
            await inside(["cherry-pick", "--no-commit", commit]);
            return [];
          } catch (cause) {
            if (!(cause instanceof GitError) || cause.code !== 1) throw cause;
            const paths = await conflictsIn(inside);
            if (paths.length === 0) throw cause;
            return paths;
          }
        },
      };
    },
    [Symbol.asyncDispose]: () => clear().catch(() => {}),
  };
}

/** The paths that git could not merge. */
export async function conflictsIn(git: Git): Promise<string[]> {
  const list = linesOf(await git(["ls-files", "-u", "-z"]));
  return [...new Set(list.map((line) => line.slice(line.indexOf("\t") + 1)))];
}

/** The command of the merge driver, which git runs in a shell. */
function driver(): string {
  const module = fileURLToPath(new URL("merge-driver.ts", import.meta.url));
  const words = [
    ...[Deno.execPath(), "run", "--quiet", "--no-lock", "--no-config"],
    ...["--allow-read", "--allow-write", module],
  ].map((word) => `'${word.replaceAll("\\", "/").replaceAll("'", "'\\''")}'`);
  return [...words, "%O %A %B"].join(" ");
}
