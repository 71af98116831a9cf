import type { ErrorHandler, MiddlewareHandler } from "hono";
import { requestState, type SiteEnv } from "./request-state.ts";
import { routeOf } from "./route.ts";

export interface RequestLogOptions {
  /** Takes the line of a request, if such lines are logged. */
  write?(line: string): void;
  /** Previews are not for search engines. */
  isPreview: boolean;
  /** Answers when something was thrown that is no `Error`. */
  onError: ErrorHandler<SiteEnv>;
}

/**
 * Gives each request an id and writes one line about it. `Server-Timing` has
 * the id and the time.
 */
export function requestLog(
  { write, isPreview, onError }: RequestLogOptions,
): MiddlewareHandler<SiteEnv> {
  const nextId = createRequestIds();
  return async function logged(c, next) {
    const started = performance.now();
    const id = nextId();
    c.env = requestState(c.req.raw, id);
    try {
      await next();
    } catch (cause) {
      c.res = await onError(new Error(String(cause)), c);
    }
    const { res } = c;
    const isFromMemory = c.env.isFromMemory ?? false;
    if (isPreview) res.headers.set("X-Robots-Tag", "noindex");
    // Without a log line the id of a good response leads nowhere.
    if (!write && isFromMemory) return;
    const ms = performance.now() - started;
    const app = isFromMemory ? "" : `app;dur=${ms.toFixed(1)}, `;
    res.headers.append("Server-Timing", `${app}id;desc="${id}"`);
    write?.(requestLine({
      id,
      method: c.req.method,
      route: routeOf(c),
      path: c.env.address.path,
      status: res.status,
      ms,
      cache: isFromMemory ? "memory" : "none",
    }));
  };
}

interface LoggedRequest {
  id: string;
  method: string;
  /** The pattern of what answered: few names, however many addresses. */
  route: string;
  path: string;
  status: number;
  /** How long the response took to begin, in milliseconds. */
  ms: number;
  cache: "memory" | "none";
}

const maxPathLength = 200;

/**
 * One JSON line. Never in it: headers, host, query, bodies and addresses of
 * visitors, because they may hold secrets.
 */
function requestLine(
  { id, method, route, path, status, ms, cache }: LoggedRequest,
): string {
  return JSON.stringify({
    time: new Date().toISOString(),
    level: "info",
    message: "Request",
    id,
    method: method.slice(0, 20),
    route,
    path: path.slice(0, maxPathLength),
    status,
    ms: Math.round(ms * 1000) / 1000,
    cache,
  });
}

/** Creates short ids that are unique within and across processes. */
function createRequestIds(): () => string {
  const process = crypto.getRandomValues(new Uint8Array(5)).toHex();
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
