import { existsSync } from "node:fs";
import type { Git } from "./git.ts";
import { PublishError } from "./publish-error.ts";
import { pathInGit } from "./snapshot.ts";
import { conflictsIn } from "./workshop.ts";

/** What git leaves while a command of the author's is not finished. */
const marks: readonly (readonly [file: string, command: string])[] = [
  ["MERGE_HEAD", "merge"],
  ["rebase-merge", "rebase"],
  ["rebase-apply", "rebase"],
  ["CHERRY_PICK_HEAD", "cherry-pick"],
  ["REVERT_HEAD", "revert"],
];

/** @throws {PublishError} While a merge or the like is under way. */
export async function refuseUnderWay(git: Git, root: URL): Promise<void> {
  for (const [file, command] of marks) {
    if (!existsSync(await pathInGit(git, root, file))) continue;
    throw new PublishError(
      `A ${command} is under way in this folder. Finish it (git ${command} --continue) or give it up (git ${command} --abort), then publish.`,
    );
  }
  const paths = await conflictsIn(git);
  if (paths.length === 0) return;
  throw new PublishError(
    "This folder has conflicts that git waits for. Correct these files and git add them, then publish.",
    paths,
  );
}
