import type { Log } from "./log.ts";
import { createRequestCheck, type Verdict } from "./request-check.ts";
import { type Answered, createRequestIds } from "./request-log.ts";

export interface FrontOptions {
  siteUrl: string;
  isPreview: boolean;
  /** Headers that every answer carries. */
  headers: Readonly<Record<string, string>>;
  /** Answers at once what is in memory. */
  quick?(request: Request): Response | undefined;
  /** Answers everything else. */
  answer(request: Request, id: string): Response | Promise<Response>;
  /** The page for an address that nothing can have. */
  missing(request: Request, id: string): Response | Promise<Response>;
  log: Log;
  /** Writes the line of a request, if such lines are written. */
  note?(answered: Answered): void;
}

/** What is known of a request as it comes. */
interface Begun extends Pick<Answered, "id" | "cache"> {
  /** `performance.now()` when it came. */
  startedAt: number;
}

/**
 * What every request passes first and last: it is checked, given an id,
 * answered whatever happens, and noted.
 */
export function createFront(
  options: FrontOptions,
): (request: Request) => Response | Promise<Response> {
  const { quick, answer, missing, headers, isPreview, log, note } = options;
  const check = createRequestCheck(options.siteUrl);
  const nextId = createRequestIds();

  function finish(
    response: Response,
    request: Request,
    { id, cache, startedAt }: Begun,
  ): Response {
    // Previews are not for search engines.
    if (isPreview) response.headers.set("X-Robots-Tag", "noindex");
    // A good answer that no line tells of: its id would lead nowhere.
    if (!note && cache === "memory") return response;
    const ms = performance.now() - startedAt;
    // What is in memory takes no time worth telling, and this is its largest part.
    const timing = cache === "memory" ? "" : `app;dur=${ms.toFixed(1)}, `;
    response.headers.append("Server-Timing", `${timing}id;desc="${id}"`);
    note?.({ request, status: response.status, id, cache, ms });
    return response;
  }

  function fail(error: unknown, id: string): Response {
    log.error("Cannot answer a request", {
      id,
      reason: error instanceof Error ? error.stack : String(error),
    });
    return new Response(lastResort(id), {
      status: 500,
      headers: {
        ...headers,
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": "default-src 'none'",
        "Cache-Control": "no-store",
        "Retry-After": "10",
      },
    });
  }

  async function slowly(
    request: Request,
    verdict: Verdict | undefined,
    facts: Begun,
  ): Promise<Response> {
    let response: Response;
    try {
      response = verdict === undefined
        ? await answer(request, facts.id)
        : verdict.kind === "missing"
        ? await missing(request, facts.id)
        : refusal(verdict, headers);
    } catch (error) {
      response = fail(error, facts.id);
    }
    if (request.method === "HEAD") response = asHead(response);
    return finish(response, request, facts);
  }

  return function front(request) {
    const startedAt = performance.now();
    const id = nextId();
    const verdict = check(request);
    if (!verdict && quick) {
      try {
        const response = quick(request);
        if (response) {
          return finish(response, request, { id, startedAt, cache: "memory" });
        }
      } catch (error) {
        return finish(fail(error, id), request, {
          id,
          startedAt,
          cache: "none",
        });
      }
    }
    return slowly(request, verdict, { id, startedAt, cache: "none" });
  };
}

/** The runtime says that an absent body has no bytes: GET would have some. */
function asHead(response: Response): Response {
  const hasNone = response.status === 304 || response.status === 308 ||
    response.headers.has("Content-Length");
  if (hasNone || response.body) return response;
  const empty = new ReadableStream({ start: (it) => it.close() });
  return new Response(empty, response);
}

const reasons = {
  400: "The request names no host that makes sense.",
  405: "This address cannot be used with this method.",
  414: "The address is too long.",
} as const;

function refusal(
  verdict: Exclude<Verdict, { kind: "missing" }>,
  headers: Readonly<Record<string, string>>,
): Response {
  if (verdict.kind === "move") {
    return new Response(null, {
      status: 308,
      headers: {
        ...headers,
        Location: verdict.location,
        "Cache-Control": "public, max-age=300",
      },
    });
  }
  return new Response(reasons[verdict.status], {
    status: verdict.status,
    headers: {
      ...headers,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...(verdict.allow && { Allow: verdict.allow }),
    },
  });
}

/** Shown when not even the error page could be rendered. */
function lastResort(id: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something gave way</title>
<main><h1>Something on our side gave way.</h1>
<p>Please try again in a moment. <a href="/">Back to Home</a></p>
<p>If you write to us, name this: ${id}</p></main></html>`;
}
