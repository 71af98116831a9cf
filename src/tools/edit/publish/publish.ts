import { type Change, changesOf, lineOf, subjectOf } from "./changes.ts";
import { type CheckTree, checkTree } from "./check-tree.ts";
import { createGit, type Git, GitError, type GitSettings } from "./git.ts";
import { kept, PublishError } from "./publish-error.ts";
import { type Choice, withChoices } from "./choices.ts";
import { editorFile } from "./editor-files.ts";
import { filesOf, innerCommit, linesOf, treeWith } from "./snapshot.ts";
import {
  commitAt,
  isIn,
  noteSent,
  pendingOf,
  readState,
  type State,
} from "./state.ts";
import { type Obstacle, takeIn } from "./take-in.ts";
import {
  fetchTarget,
  isRefusedByServer,
  push,
  type Target,
  targetOf,
} from "./target.ts";
import { refuseUnderWay } from "./under-way.ts";
import { openWorkshop, type Workshop } from "./workshop.ts";

/** Publishes what the editor has written, and nothing else of the checkout. */
export interface Publisher {
  /**
   * Brings what others have published into the folder, unless there is other
   * work in it, and lists what is not published.
   * @throws {PublishError} If this folder cannot publish at all.
   */
  look(): Promise<Look>;
  /**
   * Adds the chosen changes as one commit to the branch on the server, if the
   * content is valid with them. On failure the folder is as it was.
   * @throws {PublishError} With what to do, in plain words.
   */
  publish(request?: PublishRequest): Promise<Published>;
  /** What it does now; undefined when it does nothing. */
  progress(): Progress | undefined;
  /** Ends what it does now; a push that has arrived stays. */
  cancel(): void;
}

export interface PublisherOptions {
  check?: CheckTree;
  /** How long a server may be silent, in milliseconds. */
  idleMs?: number;
}

export interface PublishRequest {
  /** The ids of the changes that go; all by default. */
  ids?: ReadonlySet<string>;
  /** What becomes of fields that others have published differently. */
  choices?: readonly Choice[];
}

/** What is in the folder, and what has come into it. */
export interface Look {
  changes: Change[];
  /** Whether others' content has come into the folder now. */
  hasOthers: boolean;
  /** Whether others' code has come into the folder now. */
  hasCode: boolean;
  /** Why nothing could be brought: what it means, then git's own words. */
  note?: Note;
}

export interface Note {
  text: string;
  /** Whether the author has to choose, which the changes show. */
  isConflict?: boolean;
  details?: string;
}

export interface Published {
  /** What has gone out, each on one line. */
  lines: string[];
  /** What stays, because others have published a different change of it. */
  held: string[];
  /** Whether others' changes have come into the folder. */
  hasOthers: boolean;
  hasCode: boolean;
  /** Why the folder has not got the published state. */
  note?: Note;
}

export interface Progress {
  step: string;
  /** The hook that runs. */
  hook?: string;
}

/** How often to try when somebody else publishes at the same time. */
const maxTries = 5;

/** @param root The project's root, with a trailing slash. */
export function createPublisher(
  root: URL,
  { check = checkTree, idleMs }: PublisherOptions = {},
): Publisher {
  let progress: Progress | undefined;
  let abort = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  /** Runs one job after another: both move the folder. */
  async function inTurn<T>(work: (job: Job) => Promise<T>): Promise<T> {
    const run = last.then(async () => {
      abort = new AbortController();
      const { signal } = abort;
      progress = { step: "Looking" };
      const settings: GitSettings = {
        signal,
        idleMs,
        onHook: (hook) => progress = { step: progress?.step ?? "", hook },
      };
      try {
        await refuseStrangeFolder(createGit(root, settings));
        await using workshop = await openWorkshop(root, settings);
        const target = await targetOf(workshop.git);
        await refuseUnderWay(workshop.git, root);
        return await work({
          workshop,
          target,
          signal,
          check,
          onStep: (step) => progress = { step },
        });
      } catch (cause) {
        if (signal.aborted) throw new PublishError(`Cancelled. ${kept}`);
        throw inWords(cause);
      } finally {
        progress = undefined;
      }
    });
    last = run.catch(() => {});
    return await run;
  }

  return {
    look: () => inTurn(look),
    publish: (request = {}) => inTurn((job) => publish(job, request)),
    progress: () => progress,
    cancel: () => abort.abort(),
  };
}

/** What one run works with. */
interface Job {
  workshop: Workshop;
  target: Target;
  signal: AbortSignal;
  check: CheckTree;
  onStep(step: string): void;
}

async function look({ workshop, target, onStep }: Job): Promise<Look> {
  const { git, file } = workshop;
  onStep("Looking for what others have published");
  let note: Note | undefined;
  const before = await commitAt(git, "HEAD");
  try {
    await fetchTarget(git, target);
  } catch (cause) {
    if (!(cause instanceof PublishError)) throw cause;
    note = { text: cause.message, details: cause.details };
  }
  if (!note) {
    await finishFormer(workshop, target);
    note = await bring(workshop, target);
  }
  const state = await readState(git, target, workshop);
  const changes = await changesOf(git, state, file("scratch"));
  return { changes, ...await workBetween(git, before, state.head), note };
}

/** Brings the folder to what is published if it has no other work in it. */
async function bring(
  workshop: Workshop,
  target: Target,
): Promise<Note | undefined> {
  const { git } = workshop;
  const head = await commitAt(git, "HEAD");
  const upstream = await commitAt(git, target.tracking);
  if (await isIn(git, upstream, head)) return undefined;
  const behind = "What others have published is not in this folder yet: ";
  if (!await isIn(git, head, upstream)) {
    return { text: `${behind}its branch has commits of its own.` };
  }
  if (await hasOtherWork(git)) {
    return { text: `${behind}it has other work in it.` };
  }
  return noteOn(await takeIn(workshop, target, upstream));
}

async function hasOtherWork(git: Git): Promise<boolean> {
  const options = ["--porcelain", "-z", "--untracked-files=no", "--no-renames"];
  const list = await git(["status", ...options]);
  const prefix = (await git(["rev-parse", "--show-prefix"])).trim();
  return linesOf(list).some((line) => !isContent(line.slice(3), prefix));
}

/** Brings the folder to what an interrupted run has published. */
async function finishFormer(
  workshop: Workshop,
  target: Target,
): Promise<void> {
  const pending = await pendingOf(workshop.git, target);
  if (pending) await takeIn(workshop, target, pending);
}

async function publish(
  job: Job,
  { ids, choices = [] }: PublishRequest,
): Promise<Published> {
  const { workshop, target, onStep } = job;
  const { git, file } = workshop;
  await refuseNameless(git);
  onStep("Asking the server");
  await fetchTarget(git, target);
  await finishFormer(workshop, target);
  const before = await commitAt(git, "HEAD");
  for (let tries = 1;; tries++) {
    const state = await readState(git, target, workshop);
    const all = await changesOf(git, state, file("scratch"));
    const chosen = all.filter(({ id }) => !ids || ids.has(id));
    if (chosen.length === 0) {
      throw new PublishError("There is nothing to publish.");
    }
    const { commit, changes, held } = await commitOf(job, state, {
      chosen,
      choices,
    });
    if (changes.length === 0) return { ...nothing, held: held.map(lineOf) };
    const files = filesOf(
      state.snapshot.files,
      new Set(changes.flatMap(({ paths }) => paths)),
    );
    await noteSent(git, state, { files, commit, index: file("scratch") });
    if (await isSent(job, { state, commit, tries })) {
      onStep("Updating this folder");
      const note = noteOn(await takeIn(workshop, target, commit));
      return {
        lines: changes.map(lineOf),
        held: held.map(lineOf),
        ...await workBetween(git, before, note ? before : state.upstream),
        note,
      };
    }
  }
}

const nothing = { lines: [], hasOthers: false, hasCode: false };

interface Made {
  /** The published commit itself if there is nothing that it does not have. */
  commit: string;
  changes: Change[];
  held: Change[];
}

/**
 * Makes the commit in a work tree of its own.
 * @throws {PublishError} If a hook refuses it, or the content is not valid.
 */
async function commitOf(
  { workshop, signal, check, onStep }: Job,
  state: State,
  { chosen, choices }: { chosen: Change[]; choices: readonly Choice[] },
): Promise<Made> {
  const { git, file, openTree } = workshop;
  const { upstream, snapshot: { files } } = state;
  onStep("Adding your changes to what is published");
  const base = await withChoices(git, state, {
    changes: chosen,
    choices,
    index: file("scratch"),
  });
  const tree = await openTree(upstream, { hasFiles: true });
  let changes = chosen;
  for (;;) {
    const paths = new Set(changes.flatMap(({ paths }) => paths));
    const own = await treeWith(
      git,
      base,
      filesOf(files, paths),
      file("scratch"),
    );
    const commit = await innerCommit(git, own, base);
    const conflicts = await tree.cherryPick(commit);
    if (conflicts.length === 0) break;
    await tree.git(["reset", "--quiet", "--hard"]);
    const clean = changes.filter(({ paths }) =>
      !conflicts.some((path) => paths.includes(path))
    );
    if (clean.length === changes.length) throw new Error("No change conflicts");
    changes = clean;
  }
  const held = chosen.filter((change) => !changes.includes(change));
  const status = await tree.git(["status", "--porcelain"]);
  if (status === "") return { commit: upstream, changes, held };
  onStep("Committing");
  const message = [subjectOf(changes), changes.map(lineOf).join("\n")];
  await tree.git(["commit", "--quiet", "--file=-"], {
    input: `${message.join("\n\n")}\n`,
    withHooks: true,
  });
  onStep("Checking the content");
  const problems = await check(tree.root, signal);
  if (signal.aborted) throw new PublishError("");
  if (problems.length > 0) {
    throw new PublishError(
      `With these changes the site would have mistakes. Correct them, then publish. ${kept}`,
      problems,
    );
  }
  return { commit: await commitAt(tree.git, "HEAD"), changes, held };
}

/**
 * Pushes a commit. After a failure the server is asked whether it has it.
 * @returns False if somebody else was faster.
 * @throws {PublishError} If it was refused.
 */
async function isSent(
  { workshop: { git }, target, signal, onStep }: Job,
  { state: { upstream }, commit, tries }: {
    state: State;
    commit: string;
    tries: number;
  },
): Promise<boolean> {
  if (commit === upstream) return true;
  onStep("Sending");
  // From the folder, as the server's address may be relative to it.
  const failure = await push(git, commit, target);
  if (!failure) {
    await git(["update-ref", target.tracking, commit]);
    return true;
  }
  if (failure.hook) {
    throw new PublishError(hookRefuses(failure.hook), [], failure.details);
  }
  const isAnswered = await fetchTarget(git, target)
    .then(() => true, () => false);
  if (isAnswered) {
    const now = await commitAt(git, target.tracking);
    if (await isIn(git, commit, now)) return true;
    if (now !== upstream && !signal.aborted) {
      if (tries < maxTries) return false;
      throw new PublishError(
        `Others are publishing all the time. Try again in a minute. ${kept}`,
      );
    }
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

/** What of others' work is between two commits. */
async function workBetween(
  git: Git,
  from: string,
  to: string,
): Promise<{ hasOthers: boolean; hasCode: boolean }> {
  // Of the branch's own commits nothing is others' work.
  const list = await git(["diff", "--name-only", "-z", `${from}...${to}`]);
  const paths = linesOf(list);
  const prefix = (await git(["rev-parse", "--show-prefix"])).trim();
  return {
    hasOthers: paths.length > 0,
    hasCode: !paths.every((path) => isContent(path, prefix)),
  };
}

/** @param path From the root of the repository. */
function isContent(path: string, prefix: string): boolean {
  return path.startsWith(prefix) &&
    editorFile(path.slice(prefix.length)) !== undefined;
}

function noteOn(obstacle: Obstacle | undefined): Note | undefined {
  if (!obstacle) return undefined;
  if (obstacle.kind === "conflict") {
    return {
      isConflict: true,
      text:
        "You and others have changed the same. Open Publish to choose what stays; until then others’ changes do not come into this folder.",
    };
  }
  const behind = "This folder has not taken in what is published: ";
  if (obstacle.kind === "own commits") {
    return {
      text:
        `${behind}its branch has commits of its own that do not merge with it. Tell whoever works on the code.`,
    };
  }
  return {
    text: `${behind}it has other work in it. Tell whoever works on the code.`,
    details: obstacle.details,
  };
}

/** @throws {PublishError} If git does not work in this folder. */
async function refuseStrangeFolder(git: Git): Promise<void> {
  try {
    await git(["rev-parse", "--verify", "HEAD"]);
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new PublishError(
      "Git does not work in this folder. Ask whoever set it up.",
      [],
      cause.details,
    );
  }
}

/** @throws {PublishError} If git has no name for the author. */
async function refuseNameless(git: Git): Promise<void> {
  try {
    await git(["var", "GIT_AUTHOR_IDENT"]);
    await git(["var", "GIT_COMMITTER_IDENT"]);
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new PublishError(
      "Git does not know your name. Ask whoever set up this computer to enter it: git config --global user.name NAME, and user.email.",
      [],
      cause.details,
    );
  }
}

function hookRefuses(hook: string): string {
  return `The hook “${hook}” of this folder refuses this; what it says is below. ${kept}`;
}

/** A failure of git in plain words, with git's own below. */
function inWords(cause: unknown): unknown {
  if (!(cause instanceof GitError)) return cause;
  return new PublishError(
    cause.hook
      ? hookRefuses(cause.hook)
      : `Git has refused this; what it says is below. ${kept}`,
    [],
    cause.details,
  );
}
