import {
  type CallName,
  isListCall,
  pathOfCall,
} from "../../content/call-names.ts";
import type { EndedAttempt } from "../../content/transport/content-request.ts";
import type { Log } from "./log.ts";

/** Whether the content service answers, as the log and `/readyz` say it. */
export interface ContentOutage {
  note(attempt: EndedAttempt): void;
  /** How the service failed last; undefined while it answers. */
  reason(): string | undefined;
}

/**
 * An outage ends with the first success after this long without a failure, in
 * milliseconds: one broken record does not log an outage for each visitor.
 */
const quietMs = 30_000;

/** Logs when the content service begins to fail, and when it answers again. */
export function createContentOutage(log: Log): ContentOutage {
  let outage: { since: number; failedAt: number; reason: string } | undefined;
  return {
    note({ name, result, status, ms }) {
      const reason = result.ok ? undefined : result.message;
      log.debug("Content call", {
        path: pathOfCall(name),
        status,
        reason,
        ms: Math.round(ms),
      });
      const now = performance.now();
      if (reason !== undefined && !isAnswer(name, status)) {
        if (!outage) {
          log.warn("The content service fails", {
            path: pathOfCall(name),
            status,
            reason,
          });
        }
        outage = { since: outage?.since ?? now, failedAt: now, reason };
      } else if (outage && now - outage.failedAt >= quietMs) {
        const seconds = Math.round((now - outage.since) / 1000);
        log.info("The content service answers again", { seconds });
        outage = undefined;
      }
    },
    reason: () => outage?.reason,
  };
}

/** Whether a 4xx rejects this record alone, so that the service is up. */
function isAnswer(name: CallName, status = 0): boolean {
  return status >= 400 && status < 500 && status !== 429 && !isListCall(name);
}
