import { type Git, GitError } from "./git.ts";
import { PublishError } from "./publish-error.ts";

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
    .catch(() => "")).trim();
  if (!branch) {
    throw new PublishError(
      "This folder is not on a branch. Ask whoever set it up to choose one.",
    );
  }
  const setting = async (name: string) =>
    (await git(["config", "--get", `branch.${branch}.${name}`])
      .catch(() => "")).trim();
  const remotes = (await git(["remote"])).split("\n").filter(Boolean);
  const wanted = await setting("remote") || "origin";
  const remote = remotes.includes(wanted) ? wanted : remotes[0];
  if (remote === undefined) {
    throw new PublishError(
      "This folder is connected to no server. Ask whoever set it up.",
    );
  }
  const ref = await setting("merge") || `refs/heads/${branch}`;
  const tracking = ref.replace("refs/heads/", `refs/remotes/${remote}/`);
  return { branch, remote, ref, tracking };
}

/** Brings the local copy up to date. */
export async function fetchTarget(git: Git, target: Target): Promise<void> {
  const { branch, remote, ref, tracking } = target;
  const options = ["--quiet", "--no-tags", "--no-recurse-submodules"];
  try {
    await git(["fetch", ...options, remote, `+${ref}:${tracking}`]);
  } catch (cause) {
    const isNew = cause instanceof GitError &&
      /couldn't find remote ref/.test(cause.details);
    if (!isNew) throw cause;
    throw new PublishError(
      `The server does not know the branch "${branch}" of this folder. Ask whoever set it up to push it once.`,
      [],
      cause.details,
    );
  }
}

/** Pushes one commit; returns why it was refused. */
export async function push(
  git: Git,
  commit: string,
  { remote, ref }: Target,
): Promise<GitError | undefined> {
  try {
    await git(["push", "--quiet", remote, `${commit}:${ref}`]);
  } catch (cause) {
    if (!(cause instanceof GitError) || !/reject/.test(cause.details)) {
      throw cause;
    }
    return cause;
  }
}
