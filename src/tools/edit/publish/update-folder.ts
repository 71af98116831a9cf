import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  differences,
  filesAt,
  type FolderState,
  setFiles,
} from "./folder-state.ts";
import { type Git, GitError } from "./git.ts";

/**
 * Brings the folder to the published commit, with all that is staged or changed
 * beside it.
 * @returns False if it stays as it was: it has commits of its own, or work on
 * files that others have changed.
 */
export async function updateFolder(
  git: Git,
  root: URL,
  { head, before, here }: FolderState,
  { upstream, commit }: { upstream: string; commit: string },
): Promise<boolean> {
  const own = (await git(["rev-parse", "--git-path", "index"])).trim();
  const index = resolve(fileURLToPath(root), own);
  const next = `${index}.publish`;
  const published = await filesAt(git, commit);
  const touched = differences(before, here)
    .map(({ path }) => ({ path, own: published.get(path) }));
  try {
    await git(["merge-base", "--is-ancestor", head, upstream]);
    await Deno.copyFile(index, next);
    await git(["update-index", "-q", "--refresh"], { index: next })
      // It fails if anything has changed.
      .catch(() => {});
    // What is in the index already is left alone in the folder.
    await setFiles(git, touched, next);
    await git(["read-tree", "-m", "-u", head, commit], { index: next });
    await Deno.rename(next, index);
    await git(["update-ref", "-m", "publish", "HEAD", commit, head]);
  } catch (cause) {
    await Deno.remove(next).catch(() => {});
    if (cause instanceof GitError) return false;
    throw cause;
  }
  for (const { path, own } of touched) {
    const saved = here.get(path);
    // Merged, unless it has been saved again since.
    if (own === undefined || saved === undefined || own === saved) continue;
    const now = await git(["hash-object", "--", path]).catch(() => "");
    if (!saved.endsWith(` ${now.trim()}`)) continue;
    // What is published already is not at stake.
    await git(["checkout-index", "-f", "--", path]).catch(() => {});
  }
  return true;
}
