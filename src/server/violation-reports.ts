import type { Log, LogFields } from "./log.ts";

export interface ViolationReportsOptions {
  log: Log;
  /** Reports that are taken in a second, and in one burst. */
  perSecond?: number;
  /** The least time between two log lines, in milliseconds. */
  quietMs?: number;
  now?(): number;
}

const longestBody = 16_384;
const reportTypes = /^application\/(?:csp-report|reports\+json|json)\b/i;
const longestFact = 200;

/**
 * Takes browsers' reports of what the content security policy stopped. Anyone
 * may send them, so they are small, few and sampled: one line a while, with a
 * count of those it stands for.
 */
export function createViolationReports(
  {
    log,
    perSecond = 20,
    quietMs = 10_000,
    now = () => performance.now(),
  }: ViolationReportsOptions,
): (request: Request) => Promise<Response> {
  let tokens = perSecond;
  let filledAt = now();
  let loggedAt = -Infinity;
  let unlogged = 0;

  function mayCome(): boolean {
    const time = now();
    tokens = Math.min(
      perSecond,
      tokens + (time - filledAt) * perSecond / 1000,
    );
    filledAt = time;
    if (tokens < 1) return false;
    tokens--;
    return true;
  }

  return async function violationReports({ headers, body }) {
    if (!mayCome()) return await done(429, body, { "Retry-After": "60" });
    if (!reportTypes.test(headers.get("content-type") ?? "")) {
      return await done(204, body);
    }
    if (Number(headers.get("content-length") ?? 0) > longestBody) {
      return await done(413, body);
    }
    const text = await readAtMost(body, longestBody);
    if (text === undefined) return await done(413);
    const facts = factsOf(text);
    if (!facts) return await done(204);
    unlogged++;
    if (now() - loggedAt >= quietMs) {
      log.warn("A browser stopped something", { ...facts, count: unlogged });
      loggedAt = now();
      unlogged = 0;
    }
    return await done(204);
  };
}

async function done(
  status: number,
  body: Request["body"] = null,
  headers: Record<string, string> = {},
): Promise<Response> {
  await body?.cancel();
  return new Response(null, {
    status,
    headers: { "Cache-Control": "no-store", ...headers },
  });
}

/** The text of a body; undefined when it is longer than `most` bytes. */
async function readAtMost(
  body: Request["body"],
  most: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (size > most) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** What a report of either format says; addresses without their queries. */
function factsOf(text: string): LogFields | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (!isRecord(first)) return undefined;
  const body = first["csp-report"] ?? first.body;
  if (!isRecord(body)) return undefined;
  const fact = (...names: string[]) => {
    const found = names.map((name) => body[name]).find((it) =>
      typeof it === "string"
    );
    return String(found ?? "").replace(/[?#].*$/s, "").slice(0, longestFact);
  };
  return {
    directive: fact("effective-directive", "effectiveDirective"),
    blocked: fact("blocked-uri", "blockedURL"),
    document: fact("document-uri", "documentURL"),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
