import type { Context, MiddlewareHandler } from "hono";
import { purgePath, reportPath, vitalsPath } from "../../addresses/paths.ts";
import { defaultHeaders } from "../headers/security-headers.ts";
import type { SiteEnv } from "../logging/request-state.ts";
import { canonicalPath, isUnsafePath } from "./canonical-path.ts";
import { type HostKind, hostKind } from "./host-header.ts";
import { apiFailure, isApiPath } from "./responses.ts";

/** What a request is refused with. */
interface Refusal {
  status: 400 | 405 | 414;
  allow?: string;
}

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
/** Bounds the memory that a flood of host names can take. */
const maxKnownHosts = 100;
/** Load balancers call these by any host name. */
const healthPaths: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/**
 * Lets only good requests pass: 400 for a
 * malformed host, 405 for a method, 414 for a long address, 404 for an unsafe
 * path, and 308 to the canonical address.
 * @param siteUrl The public origin: other public host names redirect to it.
 */
export function checkRequest(siteUrl: string): MiddlewareHandler<SiteEnv> {
  const hostKinds = new Map<string, HostKind>();

  function kindOf(host: string): HostKind {
    const known = hostKinds.get(host);
    if (known) return known;
    const kind = hostKind(host, siteUrl);
    if (hostKinds.size < maxKnownHosts) hostKinds.set(host, kind);
    return kind;
  }

  return async function check(c, next) {
    const { method, url } = c.req;
    const { address } = c.env;
    const authority = authorityOf(url);
    // HTTP/2 has no Host header, but an authority in the URL.
    const host = c.req.header("host") ?? authority;
    const kind = kindOf(host);
    // An absolute request target must not name another host than the header.
    const isHostGood = kind !== "malformed" && host === authority;
    const refusal = refusalOf(method, address, isHostGood);
    if (refusal) return refuse(c, refusal);
    const { path } = address;
    if (plainPath.test(path) && kind === "own") return await next();
    const canonical = isUnsafePath(path) ? undefined : canonicalPath(path);
    if (canonical === undefined) return c.notFound();
    const isForeign = kind === "foreign" && !healthPaths.has(path);
    if (canonical === path && !isForeign) return await next();
    const target = inAscii(canonical + address.search);
    return c.body(null, 308, {
      ...defaultHeaders,
      Location: isForeign ? siteUrl + target : target,
      "Cache-Control": "public, max-age=300",
    });
  };
}

function refusalOf(
  method: string,
  { path, search }: { path: string; search: string },
  isHostGood: boolean,
): Refusal | undefined {
  const isRead = method === "GET" || method === "HEAD";
  if (!isHostGood) return isRead ? { status: 400 } : notAllowed;
  if (path.length + search.length > maxTargetLength) return { status: 414 };
  if (postPaths.has(path)) return method === "POST" ? undefined : postOnly;
  return isRead ? undefined : notAllowed;
}

const notAllowed: Refusal = { status: 405, allow: "GET, HEAD" };
const postOnly: Refusal = { status: 405, allow: "POST" };

const reasons = {
  400: "The request names no host that makes sense.",
  405: "This address cannot be used with this method.",
  414: "The address is too long.",
} as const;

function refuse(
  c: Context<SiteEnv>,
  { status, allow }: Refusal,
): Response {
  const headers: Record<string, string> = allow ? { Allow: allow } : {};
  if (isApiPath(c.env.address.path)) {
    return apiFailure(c, reasons[status], status, headers);
  }
  return c.text(reasons[status], status, {
    ...defaultHeaders,
    "Cache-Control": "no-store",
    ...headers,
  });
}

function authorityOf(url: string): string {
  const start = url.indexOf("://") + 3;
  return url.slice(start, url.indexOf("/", start));
}

/** A header's value cannot hold every character that a raw target can. */
function inAscii(text: string): string {
  return text.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}
