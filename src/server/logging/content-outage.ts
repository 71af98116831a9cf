import {
  isListKey,
  pathOfKey,
  type QueryKey,
} from "../../content/query-keys.ts";
import type { CallServiceOptions } from "../../content/calls/call-service.ts";
import { inspectError, type Log } from "./log.ts";

/** Whether the content service answers, as the log and `/readyz` say it. */
export interface ContentOutage {
  note: NonNullable<CallServiceOptions["onAttempt"]>;
  /** How the service failed last; undefined while it answers. */
  reason(): string | undefined;
}

/**
 * An outage ends when no failure follows a success for this long, in
 * milliseconds: one broken record does not log an outage for each visitor.
 */
const quietMs = 5000;

/** Logs when the content service begins to fail, and when it answers again. */
export function createContentOutage(log: Log): ContentOutage {
  let outage: { since: number; reason: string } | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;

  return {
    note(key, { result, status, cause }, ms) {
      const path = pathOfKey(key);
      const reason = result.ok ? undefined : result.message;
      const stack = cause === undefined ? undefined : inspectError(cause);
      const told = { path, status, reason, stack };
      log.debug("Content call", { ...told, ms: Math.round(ms) });
      const now = performance.now();
      if (reason !== undefined && !isAnswer(key, status)) {
        clearTimeout(ending);
        ending = undefined;
        if (!outage) {
          log.warn("The content service fails", told);
        }
        outage = { since: outage?.since ?? now, reason };
      } else if (outage && ending === undefined) {
        const seconds = Math.round((now - outage.since) / 1000);
        // A timer, because the next call may be hours away.
        ending = setTimeout(() => {
          outage = ending = undefined;
          log.info("The content service answers again", { seconds });
        }, quietMs);
        Deno.unrefTimer(ending);
      }
    },
    reason: () => outage?.reason,
  };
}

/** Whether a 4xx rejects this record alone, so that the service is up. */
function isAnswer(key: QueryKey, status = 0): boolean {
  return status >= 400 && status < 500 && status !== 429 && !isListKey(key);
}
