import type { Arrivals } from "./arrivals.ts";
import { type Change, lineOf } from "./change.ts";
import { changesOf } from "./changes.ts";
import { type CheckTree, checkTree } from "./check-tree.ts";
import {
  finishInterrupted,
  updateAfterPublish,
  updateWorkingTree,
} from "./update-working-tree.ts";
import { commitAt } from "./git.ts";
import type { Choice } from "./merge-file.ts";
import { PublishError } from "./publish-error.ts";
import { checkedBy, fetchBranch, makeCommit, send } from "./server-branch.ts";
import {
  openTree,
  openWorkspace,
  removeTree,
  type Workspace,
} from "./workspace.ts";

/** Publishes what the editor has written, and nothing else of the checkout. */
export interface Publisher {
  /**
   * Brings what others have published into the folder, and lists what is not
   * published.
   * @throws {PublishError} If this folder cannot publish at all.
   */
  look(): Promise<Look>;
  /**
   * Adds the chosen changes as one commit to the branch on the server, if the
   * content is valid with them.
   * @throws {PublishError} With what to do, in plain words.
   */
  publish(request?: PublishRequest): Promise<Published>;
  /** What it does now, with the last line of what the server or a hook says. */
  progress(): string;
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
  /** Why others' work did not come into the folder. */
  note?: PublishError;
}

export interface Published extends Arrivals {
  /** What has gone out, each on one line: nothing if there is no change. */
  lines: string[];
  /** What stays, because others have published a different change of it. */
  held: string[];
}

/** How often to try when somebody else publishes at the same time. */
const maxTries = 5;

/** @param root The project's root, with a trailing slash. */
export function createPublisher(
  root: URL,
  { check = checkTree, idleMs }: PublisherOptions = {},
): Publisher {
  let progress = "";
  let abort = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const arrivals: Arrivals = { hasOthers: false, hasEditorChanges: false };

  /** Runs one after another: each moves the folder. */
  async function inTurn<T>(
    work: (workspace: Workspace) => Promise<T>,
  ): Promise<T> {
    const run = last.then(async () => {
      abort = new AbortController();
      const { signal } = abort;
      let step = "";
      const onStep = (now: string) => {
        step = now;
        progress = now;
      };
      const onOutput = (line: string) => progress = `${step}: ${line}`;
      try {
        arrivals.hasOthers = false;
        const run = { signal, idleMs, check, onStep, onOutput, arrivals };
        await using workspace = await openWorkspace(root, run);
        const result = await work(workspace);
        // What stays after a failure is where the next run begins.
        await removeTree(workspace).catch(() => {});
        return result;
      } catch (cause) {
        if (signal.aborted) throw new PublishError("Cancelled.");
        throw cause;
      } finally {
        progress = "";
      }
    });
    last = run.catch(() => {});
    return await run;
  }

  return {
    look: () => inTurn(look),
    publish: (request = {}) => inTurn((it) => publish(it, request)),
    progress: () => progress,
    cancel: () => abort.abort(),
  };
}

async function look(workspace: Workspace): Promise<Look> {
  const { git, target, arrivals, signal } = workspace;
  let note: PublishError | undefined;
  const upstream = await fetchBranch(workspace).catch((cause) => {
    if (signal.aborted || !(cause instanceof PublishError)) throw cause;
    note = cause;
    // There may not even be a former state of the server to compare with.
    return commitAt(git, target.tracking).catch(() => {
      throw cause;
    });
  });
  const before = await commitAt(git, "HEAD");
  await finishInterrupted(workspace, upstream);
  const changes = changesOf(await updateWorkingTree(workspace, upstream));
  if (arrivals.hasEditorChanges && before !== upstream) {
    // Whoever restarts the editor runs it.
    await openTree(workspace, upstream);
    await checkedBy(workspace, upstream).catch((cause) => {
      if (!(cause instanceof PublishError)) throw cause;
      note = cause;
      arrivals.hasEditorChanges = false;
    });
  }
  return { changes, ...arrivals, note };
}

async function publish(
  workspace: Workspace,
  { ids, choices }: PublishRequest,
): Promise<Published> {
  const { onStep, arrivals } = workspace;
  for (let tries = 1; tries <= maxTries; tries++) {
    const upstream = await fetchBranch(workspace);
    onStep("Adding your changes to what is published");
    await finishInterrupted(workspace, upstream);
    await updateWorkingTree(workspace, upstream, choices);
    // Once more, as what was chosen is in question no more.
    const compared = await updateWorkingTree(workspace, upstream);
    const chosen = changesOf(compared).filter(({ id }) => !ids || ids.has(id));
    const held = chosen.filter(({ conflicts }) => conflicts.length > 0);
    const going = chosen.filter((it) => !held.includes(it));
    if (going.length > 0) {
      const commit = await makeCommit(workspace, upstream, going);
      if (!await send(workspace, commit, upstream)) continue;
      const paths = [...new Set(going.flatMap(({ paths }) => paths))];
      await updateAfterPublish(workspace, commit, { paths, compared });
    }
    return { lines: going.map(lineOf), held: held.map(lineOf), ...arrivals };
  }
  throw new PublishError(
    "Someone else published first each time. Try again in a minute.",
  );
}
