import type { Handler } from "hono";
import { createRateLimit } from "../../lib/http/rate-limit.ts";
import { isRecord, parseJson } from "../../lib/text/json.ts";
import { bodyReader } from "../http/request-body.ts";
import { emptyResponse } from "../http/responses.ts";
import type { Log, LogFields } from "../logging/log.ts";

export interface CspReportsOptions {
  log: Log;
  /** Reports that are accepted in a second, and in one burst. */
  perSecond?: number;
  /** The least time between two log lines, in milliseconds. */
  quietMs?: number;
  /** How long a report may take to arrive, in milliseconds. */
  bodyTimeoutMs?: number;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

/** The longest report that is accepted, in bytes. */
const maxBytes = 16_384;
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
    bodyTimeoutMs,
    now = () => performance.now(),
  }: CspReportsOptions,
): Handler {
  const admit = createRateLimit({ perSecond, burst: perSecond, now });
  const readBody = bodyReader({ maxBytes, timeoutMs: bodyTimeoutMs });
  let loggedAt = -Infinity;
  let count = 0;

  return async function receive(c) {
    if (!admit()) return emptyResponse(429, { "Retry-After": "60" });
    const type = c.req.header("content-type") ?? "";
    if (!reportTypes.test(type)) return emptyResponse(204);
    const body = await readBody(c.req.raw);
    if (body instanceof Response) return body;
    const report = parseReport(body);
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
