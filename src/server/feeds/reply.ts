import type { Context } from "hono";

export interface Reply {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  /** How long shared caches may keep it. */
  caching?: string;
  /** Further headers. */
  headers?: Record<string, string>;
}

/** For what changes with the content. */
export const forMinutes =
  "public, max-age=300, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400";
/** For what changes with a deployment. */
export const forADay = "public, max-age=86400, stale-while-revalidate=604800";

/** Answers with a text and its tag, or with 304 to those who have it already. */
export async function reply(
  c: Context,
  { body, type, caching = forMinutes, headers = {} }: Reply,
): Promise<Response> {
  const tag = `"${await digest(body)}"`;
  const common = { "Cache-Control": caching, ETag: tag, ...headers };
  const known = c.req.header("if-none-match")?.split(",")
    // Compression on the way makes the tag a weak one.
    .some((it) => it.trim() === "*" || it.trim().replace(/^W\//, "") === tag);
  return known
    ? c.body(null, 304, common)
    : c.body(body, 200, { ...common, "Content-Type": type });
}

/** Answers that there is no such thing. */
export function unknown(c: Context): Response {
  return c.text("Not found", 404, {
    "Cache-Control": "public, max-age=0, s-maxage=30",
  });
}

/** Answers that the content cannot be had just now. */
export function unavailable(c: Context, message: string): Response {
  return c.text(message, 503, {
    "Cache-Control": "no-store",
    "Retry-After": "60",
  });
}

async function digest(body: Reply["body"]): Promise<string> {
  const bytes = typeof body === "string"
    ? new TextEncoder().encode(body)
    : body;
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(hash, 0, 12).toHex();
}
