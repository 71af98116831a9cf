import type { MiddlewareHandler } from "hono";
import type { ResultCache } from "../../content/cache/result-cache.ts";
import { cachePolicy, contentPolicy } from "../headers/cache-policy.ts";
import { cacheTagHeader } from "../headers/cache-tags.ts";
import { tagsOfCalls } from "../../content/api/call-tags.ts";
import { withDependencies } from "../../content/cache/result-tracking.ts";

/**
 * Lets shared caches keep what a route makes of content: as long as the content
 * results are fresh that it asked for, and with their tags, for purges. A
 * response that has a cache policy keeps it.
 */
export function cacheWithContent(
  results: Pick<ResultCache, "freshMs">,
): MiddlewareHandler {
  return async (c, next) => {
    const { dependencies } = await withDependencies(next);
    if (c.res.headers.has("Cache-Control")) return;
    const calls = [...dependencies.keys()];
    if (calls.length === 0) {
      const { notFound, complete } = cachePolicy;
      c.header("Cache-Control", c.res.status === 404 ? notFound : complete);
      return;
    }
    const freshMs = Math.min(...calls.map(results.freshMs));
    c.header("Cache-Control", contentPolicy(freshMs));
    if (c.res.ok) c.header(cacheTagHeader, tagsOfCalls(calls).join());
  };
}
