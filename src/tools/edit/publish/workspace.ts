import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { editorFolder } from "../editor-folder.ts";
import type { Arrivals } from "./arrivals.ts";
import type { CheckTree } from "./check-tree.ts";
import { commitAt, createGit, type Git, type GitSettings } from "./git.ts";
import { processIdentity } from "./process-identity.ts";
import { PublishError } from "./publish-error.ts";

/** The author's checkout, and a linked worktree of the server's branch. */
export interface Workspace extends AsyncDisposable {
  /** The project, with a trailing slash. */
  root: URL;
  /** Runs git in the top folder of the checkout. */
  git: Git;
  top: string;
  /** The project's path from there: empty, or with a slash at its end. */
  prefix: string;
  target: Target;
  /** The folder of the linked worktree, below the editor's. */
  tree: string;
  worktreeGit: Git;
  /** The commit of a linked worktree that an interrupted run has left. */
  interruptedCommit?: string;
  arrivals: Arrivals;
  /** Aborted when the author cancels. */
  signal: AbortSignal;
  check: CheckTree;
  /** Gets what it does now. */
  onStep(step: string): void;
}

/** Where the branch of the checkout is published. */
export interface Target {
  remote: string;
  /** The branch on the remote. */
  ref: string;
  /** The local copy of that branch. */
  tracking: string;
}

/**
 * @param root The project, with a trailing slash.
 * @throws {PublishError} If it has no branch or no server.
 */
export async function openWorkspace(
  root: URL,
  run:
    & Pick<Workspace, "signal" | "check" | "onStep" | "arrivals">
    & GitSettings,
): Promise<Workspace> {
  const folder = fileURLToPath(editorFolder(root));
  const tree = join(folder, "publish");
  const pidFile = join(folder, "publish.pid");
  const options = ["--show-toplevel", "--show-prefix", "--symbolic-full-name"];
  const places = await createGit(fileURLToPath(root))(
    ["rev-parse", ...options, "HEAD"],
  );
  const [top = "", prefix = "", branch = ""] = places.split("\n");
  const target = await targetOf(createGit(top), branch);
  const isKilled = existsSync(pidFile) && refuseRunning(pidFile);
  await Deno.mkdir(folder, { recursive: true });
  const onStart = (pid: number) =>
    Deno.writeTextFileSync(pidFile, processIdentity(pid) ?? String(pid));
  // The first git may be killed together with this before it is noted.
  onStart(Deno.pid);
  const settings = { ...run, onStart };
  const git = createGit(top, settings);
  const workspace: Workspace = {
    ...run,
    root,
    git,
    top,
    prefix,
    target,
    tree,
    worktreeGit: createGit(tree, { ...settings, config: whole }),
    [Symbol.asyncDispose]: () => rm(pidFile, { force: true }),
  };
  if (isKilled) await removeLocks(workspace, branch);
  if (hasTree(workspace)) {
    workspace.interruptedCommit = await commitAt(workspace.worktreeGit, "HEAD")
      .catch(() => undefined);
    if (!workspace.interruptedCommit) await removeTree(workspace);
  }
  return workspace;
}

async function targetOf(git: Git, branch: string): Promise<Target> {
  if (branch === "HEAD") {
    throw new PublishError(
      "This folder is not on a branch. Ask whoever set it up to choose one: git switch BRANCH.",
    );
  }
  const parts = ["upstream:remotename", "upstream:remoteref", "upstream"];
  const format = parts.map((it) => `%(${it})`).join(" ");
  const upstream = await git(["for-each-ref", `--format=${format}`, branch]);
  const [remote, ref, tracking] = upstream.trim().split(" ");
  if (remote && remote !== "." && ref && tracking) {
    return { remote, ref, tracking };
  }
  throw new PublishError(
    "The branch of this folder is connected to no branch on a server. Ask whoever set it up to connect it: git push -u origin BRANCH.",
  );
}

/** All files are in the linked worktree, also of a sparse checkout. */
const whole = "core.sparseCheckout=false";

/** Opens the linked worktree at a commit, with nothing else in it. */
export async function openTree(
  workspace: Workspace,
  commit: string,
): Promise<void> {
  const { git, worktreeGit, tree } = workspace;
  if (hasTree(workspace)) {
    try {
      await worktreeGit(["reset", "--quiet", "--hard", commit]);
      await worktreeGit(["clean", "--quiet", "-ffdx"]);
      return;
    } catch (cause) {
      // A killed run has left it locked or incomplete.
      if (!(cause instanceof PublishError)) throw cause;
    }
  }
  await removeTree(workspace);
  // Twice: also if the earlier one has been removed by hand and is locked.
  const force = ["--force", "--force"];
  const options = ["--quiet", ...force, "--detach"];
  await git(["-c", whole, "worktree", "add", ...options, tree, commit]);
}

/**
 * Removes the linked worktree. Git itself removes none, and fails at much else,
 * while one is incomplete.
 */
export async function removeTree({ tree }: Workspace): Promise<void> {
  const link = await Deno.readTextFile(join(tree, ".git")).catch(() => "");
  const [, inGit] = /^gitdir: (.+)$/m.exec(link) ?? [];
  if (inGit) await rm(resolve(tree, inGit), { recursive: true, force: true });
  await rm(tree, { recursive: true, force: true });
}

function hasTree({ tree }: Workspace): boolean {
  return existsSync(join(tree, ".git"));
}

/**
 * Whether the run that a file notes has ended.
 * @throws {PublishError} If the last git of a killed one still runs.
 */
function refuseRunning(pidFile: string): boolean {
  const note = Deno.readTextFileSync(pidFile);
  const pid = parseInt(note);
  if (processIdentity(pid) !== note) return true;
  // This process could not remove its note.
  if (pid === Deno.pid) return false;
  throw new PublishError(
    `An earlier publish of this folder still runs. Wait for it, or end its process (number ${pid}), then publish.`,
  );
}

/** Removes the locks that such a git may have left when it was killed, too. */
async function removeLocks(
  workspace: Workspace,
  branch: string,
): Promise<void> {
  const { git, top, target } = workspace;
  const names = ["index", "HEAD", "ORIG_HEAD", "packed-refs", "shallow"];
  const paths = [...names, branch, target.tracking]
    .flatMap((name) => ["--git-path", `${name}.lock`]);
  const locks = (await git(["rev-parse", ...paths])).trim().split("\n")
    .map((path) => resolve(top, path));
  for (const lock of locks) await rm(lock, { force: true });
}
