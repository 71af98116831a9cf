import { checkAll, fileProblemLine } from "../../content/check.ts";
import { type Changes, describeChanges } from "./changes.ts";
import {
  type FileChange,
  filesAt,
  folderState,
  setFiles,
  textOf,
  withIndex,
} from "./folder-state.ts";
import { createGit, type Git } from "./git.ts";
import { mergeChanges } from "./merge-changes.ts";
import { inWords, kept, PublishError } from "./publish-error.ts";
import { fetchTarget, push, targetOf } from "./target.ts";
import { updateFolder } from "./update-folder.ts";

/** Publishes what the editor has written, and nothing else of the checkout. */
export interface Publisher {
  /** Whether there is anywhere to publish to. */
  canPublish(): Promise<boolean>;
  /** What would be published. */
  changes(): Promise<Changes>;
  /**
   * Checks the content, and adds the changes as one commit to the branch on the
   * server. On failure the folder is as it was.
   * @throws {PublishError} With what to do, in plain words.
   */
  publish(): Promise<Published>;
}

export interface Published extends Changes {
  /** Whether others' changes have come into the folder. */
  hasOthers: boolean;
  /** Whether other work kept the folder from getting the published state. */
  isFolderOld: boolean;
}

/** How often to try when somebody else publishes at the same time. */
const maxTries = 5;

/**
 * @param root The project's root, with a trailing slash.
 * @param timeoutMs How long each command may take.
 */
export function createPublisher(root: URL, timeoutMs?: number): Publisher {
  const git = createGit(root, timeoutMs);
  let isBusy = false;
  return {
    async canPublish() {
      return await git(["remote"]).then((it) => it !== "", () => false);
    },
    changes: () =>
      inWords(async () => {
        const { changes } = await folderState(git, await targetOf(git));
        return await describe(git, changes);
      }),
    async publish() {
      if (isBusy) {
        throw new PublishError("Publishing is under way. Wait until it ends.");
      }
      isBusy = true;
      try {
        return await inWords(() => publish(git, root));
      } finally {
        isBusy = false;
      }
    },
  };
}

async function publish(git: Git, root: URL): Promise<Published> {
  await refuseMistakes(root);
  const target = await targetOf(git);
  await fetchTarget(git, target);
  const state = await folderState(git, target);
  const { changes } = state;
  if (changes.length === 0) {
    throw new PublishError("There is nothing new here.");
  }
  const described = await describe(git, changes);
  const message = [described.summary, described.lines.join("\n")].join("\n\n");
  for (let tries = 1;; tries++) {
    const upstream = (await git(["rev-parse", target.tracking])).trim();
    const merged = await mergeChanges(
      git,
      changes,
      await filesAt(git, upstream),
    );
    const commit = await commitOn(git, upstream, { merged, message });
    const failure = await push(git, commit, target);
    if (!failure) {
      const to = { upstream, commit };
      const isUpdated = await updateFolder(git, root, state, to);
      return {
        ...described,
        hasOthers: isUpdated && upstream !== state.head,
        isFolderOld: !isUpdated,
      };
    }
    await fetchTarget(git, target);
    const now = (await git(["rev-parse", target.tracking])).trim();
    // Somebody else was faster.
    if (now !== upstream && tries < maxTries) continue;
    throw new PublishError(
      `The server has not accepted this. ${kept} Ask whoever runs the server.`,
      [],
      failure.details,
    );
  }
}

/** @throws {PublishError} With every mistake in the content. */
async function refuseMistakes(root: URL): Promise<void> {
  const { problems } = await checkAll(root);
  if (problems.length === 0) return;
  throw new PublishError(
    "The content has mistakes. Correct them, then publish.",
    problems.map(fileProblemLine),
  );
}

async function describe(
  git: Git,
  changes: readonly FileChange[],
): Promise<Changes> {
  return describeChanges(
    await Promise.all(changes.map(async ({ path, base, own }) => ({
      path,
      before: await textOf(git, path, base),
      after: await textOf(git, path, own),
    }))),
  );
}

/** Adds files to the published state; returns the commit. */
async function commitOn(
  git: Git,
  upstream: string,
  { merged, message }: { merged: readonly FileChange[]; message: string },
): Promise<string> {
  if (merged.length === 0) return upstream;
  return await withIndex(git, upstream, async (index) => {
    await setFiles(git, merged, index);
    const tree = (await git(["write-tree"], { index })).trim();
    const args = ["commit-tree", tree, "-p", upstream];
    return (await git(args, { input: message })).trim();
  });
}
