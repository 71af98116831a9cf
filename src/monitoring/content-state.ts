import { isListPath } from "../content/transport/call-paths.ts";
import {
  type ContentResult,
  late,
  messages,
  unreachable,
} from "../content/transport/content-result.ts";
import type { Log } from "../server/logging/log.ts";

/** How one attempt of a content call ended. */
export interface Attempt {
  path: string;
  result: ContentResult<unknown>;
  /** The service's status; absent when nothing came. */
  status?: number;
}

/** A time in which the content service fails. */
export interface Outage {
  /** When the first call failed. */
  since: Date;
  /** How the last one failed. */
  reason: string;
  /** Calls that failed, those not made because of it included. */
  calls: number;
}

/** Whether the content service answers, as the log and `/readyz` say it. */
export interface ContentState {
  /** Notes how an attempt ended. */
  note(attempt: Attempt): void;
  /** Notes a call that was not made, because too many had failed. */
  noteRejected(): void;
  /** The outage that goes on; undefined while the service answers. */
  outage(): Outage | undefined;
}

/** An outage, by the clock of the state. */
interface KnownOutage extends Outage {
  startedAt: number;
  failedAt: number;
  /** All ways in which it failed. */
  reasons: Set<string>;
  /** Paths that have not been answered since they failed. */
  failing: Set<string>;
}

function newOutage(now: number): KnownOutage {
  return {
    ...{ since: new Date(), reason: "", calls: 0 },
    ...{ startedAt: now, failedAt: now },
    ...{ reasons: new Set<string>(), failing: new Set<string>() },
  };
}

function warn(log: Log, facts: Parameters<Log["warn"]>[1]): void {
  log.warn("The content service fails", facts);
}

function factsOf({ since, calls }: Outage) {
  return { since: since.toISOString(), calls };
}

/** After so long without a failure, any good answer ends an outage. */
const quietMs = 30_000;
const maxPaths = 100;

/**
 * Writes a warning when the content service begins to fail and when it fails in
 * another way, and one line when it answers again. A single record may fail
 * while all others are good: its own success ends that, or half a minute
 * without a failure.
 */
export function createContentState(
  log: Log,
  now: () => number = () => performance.now(),
): ContentState {
  let outage: KnownOutage | undefined;

  function fail(path: string, reason: string, detail: string): void {
    outage ??= newOutage(now());
    const { reasons, failing, calls } = outage;
    const isNew = !reasons.has(reason);
    Object.assign(outage, { calls: calls + 1, reason, failedAt: now() });
    reasons.add(reason);
    if (failing.size < maxPaths) failing.add(path);
    if (!isNew) return;
    warn(log, { reason, detail, path, ...factsOf(outage) });
  }
  function succeed(path: string): void {
    if (!outage) return;
    const { failing, reasons, startedAt, failedAt } = outage;
    failing.delete(path);
    if (failing.size > 0 && now() - failedAt < quietMs) return;
    const seconds = Math.round((now() - startedAt) / 1000);
    log.info("The content service answers again", {
      ...{ ...factsOf(outage), seconds, reasons: [...reasons].join(", ") },
    });
    outage = undefined;
  }
  return {
    note(attempt) {
      const { path, result } = attempt;
      const reason = failureOf(attempt);
      if (reason && !result.ok) fail(path, reason, result.message);
      else succeed(path);
    },
    noteRejected() {
      if (outage) outage.calls++;
    },
    outage: () => outage,
  };
}

/**
 * How the service failed, in a few words; undefined when it answered. That a
 * record is unknown or not for everybody is an answer, that a list is, is not.
 */
export function failureOf(
  { path, result, status = 0 }: Attempt,
): string | undefined {
  if (result.ok) return undefined;
  if (result === late) return "timeout";
  if (result === unreachable) return "unreachable";
  if (status >= 500 || status === 429) return `status ${status}`;
  if (status >= 400) return isListPath(path) ? `status ${status}` : undefined;
  return result.message === messages.unreadable
    ? "unreadable answer"
    : "error message";
}
