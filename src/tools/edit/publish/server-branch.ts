import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brokenCode } from "./broken-code.ts";
import { type Change, lineOf } from "./change.ts";
import { CheckFailure } from "./check-tree.ts";
import { commitAt, isAncestor } from "./git.ts";
import { PublishError } from "./publish-error.ts";
import { openTree, type Workspace } from "./workspace.ts";

/**
 * Fetches the server's branch.
 * @param signal Ends it; by default that of the run.
 * @returns Its last commit.
 * @throws {PublishError} If git cannot, whatever its reason is.
 */
export async function fetchBranch(
  { git, target: { remote, ref, tracking }, onStep }: Workspace,
  signal?: AbortSignal,
): Promise<string> {
  onStep("Looking for what others have published");
  const options = ["--progress", "--no-tags", "--no-recurse-submodules"];
  try {
    await git(["fetch", ...options, remote, `+${ref}:${tracking}`], {
      isRemote: true,
      signal,
    });
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    const branch = ref.replace("refs/heads/", "");
    throw new PublishError(
      `Git cannot fetch “${branch}”. Usually the server cannot be reached, denies access to this computer, or has no such branch.`,
      [],
      cause.details,
    );
  }
  return await commitAt(git, tracking);
}

/**
 * Commits changes on top of the server's branch, in the linked worktree.
 * @throws {PublishError} If the content is not valid with them, or git or a
 * hook refuses it.
 */
export async function makeCommit(
  workspace: Workspace,
  upstream: string,
  changes: readonly Change[],
): Promise<string> {
  const { root, worktreeGit, tree, prefix, signal, onStep } = workspace;
  await openTree(workspace, upstream);
  const inside = pathToFileURL(`${tree}/${prefix}`);
  const paths = [...new Set(changes.flatMap(({ paths }) => paths))];
  for (const path of paths) await copyFile(path, root, inside);
  onStep("Checking the content");
  signal.throwIfAborted();
  const problems = await checkedBy(workspace, upstream);
  signal.throwIfAborted();
  if (problems.length > 0) {
    throw new PublishError(
      "These changes do not pass the content check. Fix the problems below, then publish.",
      problems,
    );
  }
  onStep("Committing");
  const input = paths.map((path) => `${prefix}${path}\0`).join("");
  const given = ["--pathspec-from-file=-", "--pathspec-file-nul"];
  await worktreeGit(
    ["--literal-pathspecs", "add", "--all", "--force", ...given],
    { input },
  );
  await worktreeGit(["commit", "--quiet", "--file=-"], {
    input: messageOf(changes),
    hooks: true,
  });
  return await commitAt(worktreeGit, "HEAD");
}

/**
 * Checks the content of the linked worktree.
 * @param commit The one whose code is in it.
 * @throws {PublishError} If that code does not run.
 */
export async function checkedBy(
  workspace: Workspace,
  commit: string,
): Promise<string[]> {
  const { tree, prefix, check, signal } = workspace;
  const inside = pathToFileURL(`${tree}/${prefix}`);
  return await check(inside, signal).catch(async (cause) => {
    if (!(cause instanceof CheckFailure)) throw cause;
    throw await brokenCode(workspace, commit, cause.message);
  });
}

/** Copies a file between two folders of the project, or its absence. */
async function copyFile(path: string, from: URL, to: URL): Promise<void> {
  const source = join(fileURLToPath(from), path);
  const copy = join(fileURLToPath(to), path);
  await Deno.remove(copy).catch(() => {});
  await Deno.mkdir(dirname(copy), { recursive: true });
  await Deno.copyFile(source, copy).catch((cause) => {
    if (!(cause instanceof Deno.errors.NotFound)) throw cause;
  });
}

/** A message with a short subject, which lists the changes. */
function messageOf(changes: readonly Change[]): string {
  const lines = changes.map(lineOf);
  const [first = ""] = lines;
  const subject = lines.length === 1 && first.length <= maxSubject
    ? first
    : `Publish ${lines.length} change${lines.length === 1 ? "" : "s"}`;
  return `${[subject, "", ...lines].join("\n")}\n`;
}

/** What the site's own commits keep to. */
const maxSubject = 60;

/** How long to ask for what became of a push, in milliseconds. */
const maxAskMs = 30_000;

/**
 * Pushes a commit as a fast-forward. After a failure the server is asked
 * whether it has it.
 * @param upstream The commit that it is on top of.
 * @returns False if somebody else was faster.
 * @throws {PublishError} If it was refused.
 */
export async function send(
  workspace: Workspace,
  commit: string,
  upstream: string,
): Promise<boolean> {
  const { git, target: { remote, ref }, signal, onStep } = workspace;
  onStep("Sending");
  const options = ["--progress", "--no-follow-tags"];
  const failure = await git(["push", ...options, remote, `${commit}:${ref}`], {
    isRemote: true,
    hooks: true,
  }).then(() => undefined, (cause) => cause);
  if (!failure) return true;
  if (!(failure instanceof PublishError)) throw failure;
  // Also after a cancel: the push may have arrived.
  const now = await fetchBranch(workspace, AbortSignal.timeout(maxAskMs))
    .catch(() => undefined);
  if (now && await isAncestor(git, commit, now)) return true;
  signal.throwIfAborted();
  if (now && now !== upstream) return false;
  const why = failure.details.includes("[remote rejected]")
    ? "The server refuses this. If the branch is protected, put whoever publishes on its bypass list (docs/operations.md)."
    : !now
    ? "The server cannot be reached. Try again later."
    : failure.details.includes("fatal: ")
    ? "The server rejected the push: this computer may have read-only access."
    : undefined;
  if (!why) throw failure;
  throw new PublishError(why, [], failure.details);
}
