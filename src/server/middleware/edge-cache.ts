import type { MiddlewareHandler } from "hono";
import { parseQuery } from "../../lib/http/query.ts";
import { listParameters } from "../../paths.ts";
import type { SiteEnv } from "../services.ts";

/** What only Deno Deploy's edge reads, before every other cache header. */
const edgeHeader = "Deno-CDN-Cache-Control";
const aYear = 31_536_000;

/**
 * Lets Deno Deploy's edge keep what only a deployment changes, which empties it,
 * for a year; what is made of content files until their next publication date.
 * The header outranks `Cache-Control`, so it is set after all others, and only
 * on what every shared cache may keep.
 */
export const edgeCache: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next();
  const { address, changesAt = 0, isPersonal } = c.var;
  if (!c.env.settings.edgeCache || isPersonal) return;
  // Anyone can make up searches: they would fill the edge.
  const query = parseQuery(address.search);
  if (listParameters.some((name) => query.has(name))) return;
  const { status, headers } = c.res;
  // A 304 renews what the edge has stored of the 200.
  const isWhole = status === 200 || status === 304;
  const isPublic = headers.get("cache-control")?.startsWith("public");
  const seconds = Math.floor((changesAt - Date.now()) / 1000);
  if (!isWhole || !isPublic || seconds <= 0) return;
  const policy = `public, s-maxage=${Math.min(seconds, aYear)}`;
  headers.set(edgeHeader, `${policy}, stale-if-error=86400`);
};
