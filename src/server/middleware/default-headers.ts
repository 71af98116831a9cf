import type { MiddlewareHandler } from "hono";
import { feedPaths } from "../../paths.ts";
import { maxParsedLength } from "../../lib/http/header-limit.ts";
import type { SiteEnv } from "../services.ts";
import { cachePolicy, isCachedByName, isShared } from "../http/cache-policy.ts";
import { defaultHeaders } from "../http/security-headers.ts";

/** Files that are compressed in themselves. */
const compressedFile = /\.(?:avif|ico|jpe?g|png|webp|woff2)$/;
const xmlType = /^application\/(?:atom\+)?xml\b/;
/** Pictures, which feeds, structured data and shares name: others show them. */
const picturePath =
  /^(?:\/assets\/[\w-]+)?\/(?:pictures|drawings|icons)\/|^\/favicon\.ico$/;
const feeds: ReadonlySet<string> = new Set([feedPaths.atom, feedPaths.json]);

/**
 * Adds the headers of every response, and withdraws permission to cache from
 * responses that shared caches must not keep.
 */
export const setDefaultHeaders: MiddlewareHandler<SiteEnv> = async (
  c,
  next,
) => {
  await next();
  const { status, headers } = c.res;
  const { address: { path }, isPersonal } = c.var;
  if (isPersonal && isShared(headers)) {
    headers.set("Cache-Control", cachePolicy.visitor);
  }
  if (status === 404 && isCachedByName(path)) {
    headers.set("Cache-Control", cachePolicy.never);
  }
  const isFeed = feeds.has(path);
  if (status < 400 && (isFeed || picturePath.test(path))) {
    headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  }
  // Feed readers in a browser read feeds with their scripts.
  if (isFeed) headers.set("Access-Control-Allow-Origin", "*");
  // The runtime compresses texts after this; not for a header that is ignored
  // here because of its length.
  const accepted = c.req.header("accept-encoding") ?? "";
  if (accepted.length > maxParsedLength) {
    const policy = headers.get("cache-control") ?? cachePolicy.never;
    headers.set("Cache-Control", `${policy}, no-transform`);
  }
  if (!headers.has("Vary") && !compressedFile.test(path)) {
    headers.set("Vary", "Accept-Encoding");
  }
  // A browser shows XML as a document, which needs nothing else.
  if (xmlType.test(headers.get("content-type") ?? "")) {
    headers.set("Content-Security-Policy", "default-src 'none'");
  }
  for (const [name, value] of Object.entries(defaultHeaders)) {
    if (!headers.has(name)) headers.set(name, value);
  }
};
