import { type Arrivals, arrivalsBetween, bringOthers } from "./arrivals.ts";
import { type Change, changesOf, lineOf } from "./changes.ts";
import { type CheckTree, checkTree } from "./check-tree.ts";
import { GitError } from "./git.ts";
import type { Job } from "./job.ts";
import { makeCommit } from "./make-commit.ts";
import type { Choice } from "./merge-file.ts";
import { hookRefuses, kept, PublishError } from "./publish-error.ts";
import { send } from "./send.ts";
import { noteSent, readState } from "./state.ts";
import { finishFormer, type Note, takeIn } from "./take-in.ts";
import { fetchTarget, targetOf } from "./target.ts";
import { refuseUnderWay } from "./under-way.ts";
import { openWorkspace } from "./workspace.ts";

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
export interface Look extends Arrivals {
  changes: Change[];
  note?: Note;
}

export interface Published extends Arrivals {
  /** What has gone out, each on one line. */
  lines: string[];
  /** What stays, because others have published a different change of it. */
  held: string[];
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
      const onStep = (step: string) => progress = { step };
      const onHook = (hook?: string) =>
        progress = { step: progress?.step ?? "", hook };
      onStep("Looking");
      try {
        const settings = { signal, idleMs, onHook };
        await using workspace = await openWorkspace(root, settings);
        const target = await targetOf(workspace);
        await refuseUnderWay(workspace);
        return await work({ workspace, target, signal, check, onStep });
      } catch (cause) {
        if (signal.aborted) throw new PublishError(`Cancelled. ${kept}`);
        throw cause instanceof GitError ? refusal(cause) : cause;
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

/** A failure of git in plain words, with git's own below. */
function refusal({ hook, details }: GitError): PublishError {
  if (hook) return hookRefuses(hook, details);
  return new PublishError(
    `Git refuses this; what it says is below. ${kept}`,
    [],
    details,
  );
}

async function look({ workspace, target, onStep }: Job): Promise<Look> {
  onStep("Looking for what others have published");
  const failure = await fetchTarget(workspace.git, target)
    .then(() => undefined, (cause) => cause);
  if (failure && !(failure instanceof PublishError)) throw failure;
  let state = await readState(workspace, target).catch((cause) => {
    // There may not even be a former state of the server to compare with.
    throw failure ?? cause;
  });
  const before = state.head;
  let note: Note | undefined;
  if (failure) note = { text: failure.message, details: failure.details };
  else {
    state = await finishFormer(workspace, target, state);
    note = await bringOthers(workspace, target, state);
    if (state.common !== state.upstream) {
      state = await readState(workspace, target);
    }
  }
  const changes = await changesOf(workspace, state);
  const arrivals = await arrivalsBetween(workspace, before, state.head);
  return { changes, ...arrivals, note };
}

async function publish(
  job: Job,
  { ids, choices = [] }: PublishRequest,
): Promise<Published> {
  const { workspace, target, onStep } = job;
  onStep("Asking the server");
  await fetchTarget(workspace.git, target);
  let state = await readState(workspace, target);
  state = await finishFormer(workspace, target, state);
  const before = state.head;
  for (let tries = 1; tries <= maxTries; tries++) {
    const all = await changesOf(workspace, state);
    const chosen = all.filter(({ id }) => !ids || ids.has(id));
    if (chosen.length === 0) {
      throw new PublishError("There is nothing to publish.");
    }
    const made = await makeCommit(job, state, { chosen, choices });
    const { commit, changes } = made;
    const [lines, held] = [changes.map(lineOf), made.held.map(lineOf)];
    if (changes.length === 0) {
      return { lines, held, hasOthers: false, hasCode: false };
    }
    const paths = changes.flatMap(({ paths }) => paths);
    await noteSent(workspace, state, { paths, commit });
    if (!await send(job, commit, state.upstream)) {
      state = await readState(workspace, target);
      continue;
    }
    onStep("Updating this folder");
    const note = await takeIn(workspace, target, commit);
    const { upstream } = state;
    const after = note ? before : upstream;
    const arrivals = await arrivalsBetween(workspace, before, after);
    return { lines, held, ...arrivals, note };
  }
  throw new PublishError(
    `Others are publishing all the time. Try again in a minute. ${kept}`,
  );
}
