import type { Context } from "hono";
import { isRecord, parseJson } from "../../lib/text/json.ts";
import { bodyReader } from "./request-body.ts";
import { emptyResponse } from "../http/responses.ts";
import type { LogFields } from "../logging/log.ts";
import type { SiteEnv } from "../services.ts";

/** The longest report that is accepted, in bytes. */
const maxBytes = 16_384;
const readBody = bodyReader(maxBytes);
const reportTypes = /^application\/(?:csp-report|reports\+json|json)\b/i;

/**
 * Accepts browsers' reports of what the content security policy blocked. Any
 * client may send them, so they are limited, and few become log lines.
 */
export async function cspReports(c: Context<SiteEnv>): Promise<Response> {
  const { limits, log } = c.env;
  if (!limits.reports()) return emptyResponse(429, { "Retry-After": "60" });
  const type = c.req.header("content-type") ?? "";
  if (!reportTypes.test(type)) return emptyResponse(204);
  const body = await readBody(c);
  if (body instanceof Response) return body;
  const report = parseReport(body);
  if (report && limits.reportLines()) {
    log.warn("CSP violation", report);
  }
  return emptyResponse(204);
}

/** The fields of a report in either format; URLs without their queries. */
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
