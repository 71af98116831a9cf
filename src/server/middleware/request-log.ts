import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { SiteEnv } from "../services.ts";
import { isLogged } from "../logging/log.ts";
import { describeRequest } from "../logging/tracing.ts";

const maxPathLength = 200;

/**
 * Writes one line about each request, and completes its span. `Server-Timing`
 * has its id and the time. The line never has headers, host, query, body or IP
 * address: they may hold secrets.
 */
export const requestLog: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { log, settings: { logLevel } } = c.env;
  const started = performance.now();
  await next();
  const { res, req: { method }, var: { requestId: id, address } } = c;
  const { source, hasFailed = false } = c.var;
  // Few names, however many addresses.
  const route = c.var.route ?? routePath(c);
  describeRequest({ method, route, id, source, hasFailed });
  const isFromMemory = source === "memory";
  const isWritten = isLogged("info", logLevel);
  // Without a log line the id of a good response leads nowhere.
  if (!isWritten && isFromMemory) return;
  const ms = performance.now() - started;
  const app = isFromMemory ? "" : `app;dur=${ms.toFixed(1)}, `;
  res.headers.append("Server-Timing", `${app}id;desc="${id}"`);
  log.info("Request", {
    id,
    method: method.slice(0, 20),
    route,
    path: address.path.slice(0, maxPathLength),
    status: res.status,
    // Until the response begins.
    ms: Math.round(ms * 1000) / 1000,
    cache: isFromMemory ? "memory" : "none",
  });
};
