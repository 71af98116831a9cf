import { maxParsedLength } from "./header-limit.ts";

/**
 * Whether an `If-None-Match` header matches the current entity tag, so that
 * GET and HEAD are answered with 304 (RFC 9110, 13.1.2).
 * @param header A list of entity tags, or `*`, which matches any. One that is
 * too long to parse matches none: the full response is always correct.
 * @param etag The current tag with its quotes, such as `"a"` or `W/"a"`. The
 * comparison is the weak one of 8.8.3.2: these two match, as does `"a-gzip"`,
 * which Apache makes of them where it compresses as a proxy.
 */
export function matchesEtag(
  header: string | null | undefined,
  etag: string,
): boolean {
  if (!header || header.length > maxParsedLength) return false;
  if (header.trim() === "*") return true;
  const current = withoutWeakness(etag);
  // Not split at commas: a quoted tag may contain one.
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) =>
    withoutWeakness(tag).replace(/-gzip"$/, '"') === current
  );
}

/** Headers that describe the body, which a 304 omits (RFC 9110, 15.4.5). */
const bodyHeaders = ["content-encoding", "content-length", "content-type"];

/** The 304 response that replaces a full response. */
export function notModified(response: Response): Response {
  const { headers } = new Response(null, response);
  for (const name of bodyHeaders) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

function withoutWeakness(etag: string): string {
  return etag.replace(/^W\//, "");
}
