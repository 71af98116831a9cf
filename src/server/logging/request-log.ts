import type { Context, ErrorHandler, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { parseAddress } from "../../addresses/address.ts";
import type { LogLevel } from "../../settings.ts";
import { isLogged, type Log } from "./log.ts";
import type { RequestState, SiteEnv } from "./request-state.ts";

export interface RequestLogOptions {
  log: Log;
  logLevel: LogLevel;
  /** Answers when something was thrown that is no `Error`. */
  onError: ErrorHandler<SiteEnv>;
}

const maxPathLength = 200;

/**
 * Gives each request an id and writes one line about it. `Server-Timing` has
 * the id and the time. Never in the line: headers, host, query, bodies and
 * addresses of visitors, because they may hold secrets.
 */
export function requestLog(
  { log, logLevel, onError }: RequestLogOptions,
): MiddlewareHandler<SiteEnv> {
  const nextId = createRequestIds();
  const isWritten = isLogged("info", logLevel);
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
    // Without a log line the id of a good response leads nowhere.
    if (!isWritten && isFromMemory) return;
    const ms = performance.now() - started;
    const app = isFromMemory ? "" : `app;dur=${ms.toFixed(1)}, `;
    res.headers.append("Server-Timing", `${app}id;desc="${id}"`);
    log.info("Request", {
      id,
      method: c.req.method.slice(0, 20),
      // Few names, however many addresses.
      route: routeOf(c),
      path: c.env.address.path.slice(0, maxPathLength),
      status: res.status,
      // Until the response begins.
      ms: Math.round(ms * 1000) / 1000,
      cache: isFromMemory ? "memory" : "none",
    });
  };
}

/** The state of a request that nothing has answered yet. */
export function requestState(
  { url, headers }: Request,
  requestId: string,
): RequestState {
  const isPersonal = headers.has("authorization") || headers.has("cookie");
  return { requestId, address: parseAddress(url), isPersonal };
}

/**
 * The pattern of what answered a request, for the log: few names,
 * however many addresses there are.
 */
export function routeOf(c: Context<SiteEnv>): string {
  // Regular expressions of parameters are left out.
  return c.env.route ?? routePath(c).replace(/\{[^}]*\}$/, "");
}

/** Keeps the pattern for the steps around the list that this one is in. */
export const nameRoute: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next();
  c.env.route = routeOf(c);
};

/** Creates short ids that are unique within and across processes. */
function createRequestIds(): () => string {
  const process = crypto.getRandomValues(new Uint8Array(5)).toHex();
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}
