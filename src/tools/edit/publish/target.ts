import { type Git, GitError } from "./git.ts";
import { kept, PublishError } from "./publish-error.ts";
import type { Workspace } from "./workspace.ts";

/** Where the branch of the checkout is published. */
export interface Target {
  remote: string;
  /** The branch on the remote. */
  ref: string;
  /** The local copy of that branch. */
  tracking: string;
}

/** @throws {PublishError} If there is nowhere to publish to. */
export async function targetOf({ git, branch }: Workspace): Promise<Target> {
  if (branch === "HEAD") {
    throw new PublishError(
      "This folder is not on a branch. Ask whoever set it up to choose one: git switch BRANCH.",
    );
  }
  const parts = ["upstream:remotename", "upstream:remoteref", "upstream"];
  const format = parts.map((it) => `%(${it})`).join(" ");
  const upstream = await git(["for-each-ref", `--format=${format}`, branch]);
  const [remote, ref, tracking] = upstream.trim().split(" ");
  if (remote && ref && tracking) return { remote, ref, tracking };
  const [first] = (await git(["remote"])).split("\n");
  if (!first) {
    throw new PublishError(
      "This folder is connected to no server. Ask whoever set it up to add one: git remote add origin ADDRESS.",
    );
  }
  const copy = branch.replace("refs/heads/", `refs/remotes/${first}/`);
  return { remote: first, ref: branch, tracking: copy };
}

/**
 * Brings the local copy up to date.
 * @throws {PublishError} If the server does not answer, or has no such branch.
 */
export async function fetchTarget(git: Git, target: Target): Promise<void> {
  try {
    await fetchWith(git, target, []);
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    const branch = target.ref.replace("refs/heads/", "");
    throw new PublishError(
      `The server cannot be reached, does not let this computer in, or has no branch “${branch}”. ${kept}`,
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
