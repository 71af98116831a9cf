import { editorFile } from "./editor-files.ts";
import { linesOf } from "./files.ts";
import type { State } from "./state.ts";
import { type Note, takeIn } from "./take-in.ts";
import type { Target } from "./target.ts";
import type { Workspace } from "./workspace.ts";

/** What others have published that has come into the folder. */
export interface Arrivals {
  hasOthers: boolean;
  /** Whether the editor's own code has changed, too. */
  hasCode: boolean;
}

/** What of others' work is between two commits. */
export async function arrivalsBetween(
  { git, prefix }: Workspace,
  from: string,
  to: string,
): Promise<Arrivals> {
  if (from === to) return { hasOthers: false, hasCode: false };
  // Of the branch's own commits nothing is others' work.
  const list = await git(["diff", "--name-only", "-z", `${from}...${to}`]);
  const paths = linesOf(list);
  return {
    hasOthers: paths.length > 0,
    hasCode: !paths.every((path) => isContent(path, prefix)),
  };
}

/**
 * Brings the folder to what was fetched if it has no other work in it.
 * @returns Why it was left as it is.
 */
export async function bringOthers(
  workspace: Workspace,
  target: Target,
  { head, upstream, common }: State,
): Promise<Note | undefined> {
  if (common === upstream) return undefined;
  const behind = "What others have published is not in this folder yet:";
  if (common !== head) {
    return { text: `${behind} its branch has commits of its own.` };
  }
  if (await hasOtherWork(workspace)) {
    return { text: `${behind} it has other work in it.` };
  }
  return await takeIn(workspace, target, upstream);
}

async function hasOtherWork({ git, prefix }: Workspace): Promise<boolean> {
  const options = ["--porcelain", "-z", "--untracked-files=no", "--no-renames"];
  const list = linesOf(await git(["status", ...options]));
  return !list.every((line) => isContent(line.slice(3), prefix));
}

/** @param path From the root of the repository. */
function isContent(path: string, prefix: string): boolean {
  return path.startsWith(prefix) &&
    editorFile(path.slice(prefix.length)) !== undefined;
}
