import type { Context, MiddlewareHandler } from "hono";
import {
  healthPath,
  purgePath,
  readinessPath,
  reportPath,
  vitalsPath,
} from "../../paths.ts";
import { cachePolicy } from "../http/cache-policy.ts";
import type { SiteEnv } from "../services.ts";
import { canonicalPath, isUnsafePath } from "../http/canonical-path.ts";
import { hostKind } from "../../lib/http/host-header.ts";
import { apiFailure, isApiPath, moved } from "../http/responses.ts";

/** Bytes of path and query that a request may have. */
const maxTargetLength = 8192;
/** Matches nearly every address of the site; such a path is canonical. */
const plainPath = /^(?:\/|(?:\/[a-z0-9_-]+)+)$/;
/** Paths that accept POST. */
const postPaths: ReadonlySet<string> = new Set([
  reportPath,
  vitalsPath,
  purgePath,
]);
/** Load balancers call these by any host name. */
const healthPaths: ReadonlySet<string> = new Set([healthPath, readinessPath]);

const reasons = {
  400: "The Host header is missing, invalid or not that of the request target.",
  405: "This address does not allow this method.",
  414: "The address is too long.",
} as const;

/**
 * Rejects malformed requests: 400 for a malformed host, 405 for a method, 414
 * for a long address, 404 for an unsafe path, and 308 to the canonical address.
 * Other public host names redirect to the site's own.
 */
export const checkRequest: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { siteUrl } = c.env.settings;
  const { method, url } = c.req;
  const { path, search } = c.var.address;
  const authority = authorityOf(url);
  // HTTP/2 has no Host header, but an authority in the URL.
  const host = c.req.header("host") ?? authority;
  const kind = hostKind(host, siteUrl);
  // An absolute request target must not name another host than the header.
  const isHostGood = kind !== "malformed" &&
    host.toLowerCase() === authority.toLowerCase();
  const isSafeMethod = method === "GET" || method === "HEAD";
  // The target of CONNECT is an authority alone: it is refused below.
  if (!isHostGood && method !== "CONNECT") return refuse(c, 400);
  if (path.length + search.length > maxTargetLength) return refuse(c, 414);
  const isPost = postPaths.has(path);
  if (isPost ? method !== "POST" : !isSafeMethod) {
    return refuse(c, 405, { Allow: isPost ? "POST" : "GET, HEAD" });
  }
  if (plainPath.test(path) && kind === "own") return await next();
  const canonical = isUnsafePath(path) ? undefined : canonicalPath(path);
  if (canonical === undefined) return c.notFound();
  const isForeign = kind === "foreign" && !healthPaths.has(path);
  if (canonical === path && !isForeign) return await next();
  const { knownPath } = await import("../documents/meant-address.ts");
  const isOld = c.env.redirects.has(canonical);
  const to = (!isOld && knownPath(canonical)) || canonical;
  return moved((isForeign ? siteUrl : "") + to + search);
};

function refuse(
  c: Context<SiteEnv>,
  status: keyof typeof reasons,
  headers: Record<string, string> = {},
): Response {
  if (isApiPath(c.var.address.path)) {
    return apiFailure(c, reasons[status], status, headers);
  }
  return c.text(reasons[status], status, {
    "Cache-Control": cachePolicy.never,
    ...headers,
  });
}

function authorityOf(url: string): string {
  const start = url.indexOf("://") + 3;
  return url.slice(start, url.indexOf("/", start));
}
