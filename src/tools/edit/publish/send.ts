import { type Git, GitError } from "./git.ts";
import type { Job } from "./job.ts";
import { hookRefuses, kept, PublishError } from "./publish-error.ts";
import { commitAt, isIn } from "./state.ts";
import { fetchTarget, type Target } from "./target.ts";

/**
 * Pushes a commit as a fast-forward. After a failure the server is asked
 * whether it has it.
 * @param upstream The commit that it is on top of.
 * @returns False if somebody else was faster.
 * @throws {PublishError} If it was refused.
 */
export async function send(
  { workspace: { git }, target, signal, onStep }: Job,
  commit: string,
  upstream: string,
): Promise<boolean> {
  if (commit === upstream) return true;
  onStep("Sending");
  // From the folder, as the server's address may be relative to it.
  const failure = await push(git, commit, target);
  if (!failure) return true;
  if (failure.hook) throw hookRefuses(failure.hook, failure.details);
  const isAnswered = await fetchTarget(git, target)
    .then(() => true, () => false);
  if (isAnswered) {
    const now = await commitAt(git, target.tracking);
    if (await isIn(git, commit, now)) return true;
    signal.throwIfAborted();
    if (now !== upstream) return false;
  }
  throw new PublishError(
    isRefusedByServer(failure)
      ? `The server refuses this. If the branch is protected, put whoever publishes on its bypass list (docs/operations.md). ${kept}`
      : isAnswered
      ? `The server has not taken this: it may be read only for this computer. ${kept}`
      : `The server cannot be reached. Try again later. ${kept}`,
    [],
    failure.details,
  );
}

/** @returns Why it failed. */
async function push(
  git: Git,
  commit: string,
  { remote, ref }: Target,
): Promise<GitError | undefined> {
  const options = ["--porcelain", "--progress", "--no-follow-tags"];
  try {
    await git(["push", ...options, remote, `${commit}:${ref}`], {
      isRemote: true,
      withHooks: true,
    });
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    return cause;
  }
}

/** Whether the server has answered a push with a refusal (`--porcelain`). */
function isRefusedByServer({ output }: GitError): boolean {
  return output.split("\n").some((line) =>
    line.startsWith("!\t") && line.includes("\t[remote rejected]")
  );
}
