import type { Handler } from "hono";
import { createRateLimit } from "../../lib/http/rate-limit.ts";
import { emptyResponse } from "../../lib/http/read-body.ts";
import { isRecord, parseJson } from "../../lib/text/json.ts";
import type { Log, LogFields } from "../logging/log.ts";

export interface CspReportsOptions {
  log: Log;
  /** Reports that are accepted in a second, and in one burst. */
  perSecond?: number;
  /** The least time between two log lines, in milliseconds. */
  quietMs?: number;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

/** The longest report that is accepted, in bytes. */
export const maxReportBytes = 16_384;
const reportTypes = /^application\/(?:csp-report|reports\+json|json)\b/i;

/**
 * Accepts browsers' reports of what the content security policy blocked. Any
 * client may send them, so they are rate limited, and sampled in the log: one
 * line a while, with the number of reports since the last.
 */
export function cspReports(
  {
    log,
    perSecond = 20,
    quietMs = 10_000,
    now = () => performance.now(),
  }: CspReportsOptions,
): Handler {
  const admit = createRateLimit({ perSecond, burst: perSecond, now });
  let loggedAt = -Infinity;
  let count = 0;

  return async function receive(c) {
    if (!admit()) {
      const response = emptyResponse(429);
      response.headers.set("Retry-After", "60");
      return response;
    }
    const type = c.req.header("content-type") ?? "";
    const report = reportTypes.test(type)
      ? parseReport(await c.req.text())
      : undefined;
    if (report) count++;
    if (report && now() - loggedAt >= quietMs) {
      log.warn("A browser blocked something", { ...report, count });
      loggedAt = now();
      count = 0;
    }
    return emptyResponse(204);
  };
}

/** The facts of a report in either format; URLs without their queries. */
function parseReport(text: string): LogFields | undefined {
  const value = parseJson(text);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (!isRecord(first)) return undefined;
  const body = first["csp-report"] ?? first.body;
  if (!isRecord(body)) return undefined;
  const field = (...names: string[]) => {
    const found = names.map((name) => body[name]).find((it) =>
      typeof it === "string"
    );
    return String(found ?? "").replace(/[?#].*$/s, "");
  };
  return {
    directive: field("effective-directive", "effectiveDirective"),
    blocked: field("blocked-uri", "blockedURL"),
    document: field("document-uri", "documentURL"),
  };
}
