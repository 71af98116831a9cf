import { existsSync } from "node:fs";
import { join } from "node:path";
import { linesOf } from "./files.ts";
import { PublishError } from "./publish-error.ts";
import type { Workspace } from "./workspace.ts";

/** What git leaves while a command of the author's is not finished. */
const marks = {
  MERGE_HEAD: "merge",
  "rebase-merge": "rebase",
  "rebase-apply": "rebase",
  CHERRY_PICK_HEAD: "cherry-pick",
  REVERT_HEAD: "revert",
};

/** @throws {PublishError} While a merge or the like is under way. */
export async function refuseUnderWay(
  { git, gitFolder }: Workspace,
): Promise<void> {
  for (const [file, command] of Object.entries(marks)) {
    if (!existsSync(join(gitFolder, file))) continue;
    throw new PublishError(
      `A ${command} is under way in this folder. Finish it (git ${command} --continue) or give it up (git ${command} --abort), then publish.`,
    );
  }
  const options = ["--cached", "--name-only", "--diff-filter=U", "-z"];
  const paths = linesOf(await git(["diff", ...options]));
  if (paths.length === 0) return;
  throw new PublishError(
    "This folder has conflicts that git waits for. Correct these files and git add them, then publish.",
    paths,
  );
}
