import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { parseAddress } from "../http/address.ts";
import type { SiteEnv } from "../services.ts";
import { isLogged } from "./log.ts";

const maxPathLength = 200;

/**
 * Gives each request an id and writes one line about it. `Server-Timing` has
 * the id and the time. Never in the line: headers, host, query, bodies and
 * addresses of visitors, because they may hold secrets.
 */
export const requestLog: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { log, settings: { logLevel } } = c.env;
  const started = performance.now();
  const { method, headers, url } = c.req.raw;
  const id = nextId();
  const address = parseAddress(url);
  c.set("requestId", id);
  c.set("address", address);
  c.set("isPersonal", headers.has("authorization") || headers.has("cookie"));
  await next();
  const { res } = c;
  const isFromMemory = c.get("isFromMemory") ?? false;
  const isWritten = isLogged("info", logLevel);
  // Without a log line the id of a good response leads nowhere.
  if (!isWritten && isFromMemory) return;
  const ms = performance.now() - started;
  const app = isFromMemory ? "" : `app;dur=${ms.toFixed(1)}, `;
  res.headers.append("Server-Timing", `${app}id;desc="${id}"`);
  log.info("Request", {
    id,
    method: method.slice(0, 20),
    // Few names, however many addresses.
    route: c.get("route") ?? routePath(c, -1),
    path: address.path.slice(0, maxPathLength),
    status: res.status,
    // Until the response begins.
    ms: Math.round(ms * 1000) / 1000,
    cache: isFromMemory ? "memory" : "none",
  });
};

const processId = crypto.getRandomValues(new Uint8Array(5)).toHex();
let count = 0;

/** A short id that is unique within and across processes. */
function nextId(): string {
  return `${processId}-${(++count).toString(36)}`;
}
