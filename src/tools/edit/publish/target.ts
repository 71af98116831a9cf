import { type Git, GitError } from "./git.ts";
import { kept, PublishError } from "./publish-error.ts";

/** Where the branch of the checkout is published. */
export interface Target {
  branch: string;
  remote: string;
  /** The branch there. */
  ref: string;
  /** The local copy of what is there. */
  tracking: string;
}

/** @throws {PublishError} If there is nowhere to publish to. */
export async function targetOf(git: Git): Promise<Target> {
  const branch = (await git(["symbolic-ref", "--quiet", "--short", "HEAD"])
    .catch(unlessFailed)).trim();
  if (!branch) {
    throw new PublishError(
      "This folder is not on a branch. Ask whoever set it up to choose one: git switch BRANCH.",
    );
  }
  const setting = async (name: string) =>
    (await git(["config", "--get", `branch.${branch}.${name}`])
      .catch(unlessFailed)).trim();
  const remotes = (await git(["remote"])).split("\n").filter(Boolean);
  const wanted = await setting("remote") || "origin";
  const remote = remotes.includes(wanted) ? wanted : remotes[0];
  if (remote === undefined) {
    throw new PublishError(
      "This folder is connected to no server. Ask whoever set it up to add one: git remote add origin ADDRESS.",
    );
  }
  const ref = await setting("merge") || `refs/heads/${branch}`;
  const tracking = ref.replace("refs/heads/", `refs/remotes/${remote}/`);
  return { branch, remote, ref, tracking };
}

/** Git has no other answer for "there is none" than the exit code 1. */
function unlessFailed(cause: unknown): string {
  if (cause instanceof GitError && cause.code === 1) return "";
  throw cause;
}

/**
 * Brings the local copy up to date.
 * @throws {PublishError} If the server does not answer, or has no such branch.
 */
export async function fetchTarget(git: Git, target: Target): Promise<void> {
  const { branch, remote, ref } = target;
  try {
    await fetchWith(git, target, []);
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    // With code 2 the server has answered that there is no such branch.
    const answer = await git(["ls-remote", "--exit-code", remote, ref], {
      isRemote: true,
    }).catch((cause) => cause);
    const isNew = answer instanceof GitError && answer.code === 2;
    throw new PublishError(
      isNew
        ? `The server has no branch "${branch}". Ask whoever set up this folder to push it once.`
        : `The server cannot be reached, or does not let this computer in. ${kept}`,
      [],
      cause.details,
    );
  }
}

/** Fetches the whole history, of which a shallow clone has only the end. */
export async function fetchDeeper(git: Git, target: Target): Promise<void> {
  await fetchWith(git, target, ["--unshallow"]);
}

async function fetchWith(
  git: Git,
  { remote, ref, tracking }: Target,
  options: readonly string[],
): Promise<void> {
  await git([
    ...["fetch", "--progress", "--no-tags", "--no-recurse-submodules"],
    ...options,
    remote,
    `+${ref}:${tracking}`,
  ], { isRemote: true });
}

/** Pushes one commit as a fast-forward; returns why it failed. */
export async function push(
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
export function isRefusedByServer({ output }: GitError): boolean {
  return output.split("\n").some((line) =>
    line.startsWith("!\t") && line.includes("\t[remote rejected]")
  );
}
