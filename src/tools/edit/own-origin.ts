import type { MiddlewareHandler } from "hono";

/** What the server knows of itself when it serves a request. */
export interface EditorEnv {
  Bindings: {
    /** The editor's only origin, such as "http://localhost:8002". */
    origin: string;
  };
}

/**
 * Refuses requests from pages of other sites and ports: neither forms, frames
 * and scripts nor DNS rebinding may reach the files.
 */
export const onlyFromOwnPage: MiddlewareHandler<EditorEnv> = async (
  c,
  next,
) => {
  const { origin } = c.env;
  const isOpening = c.req.method === "GET" && c.req.path === "/";
  const { host } = new URL(origin);
  // The same page, but with drafts of its own.
  if (isOpening && hostOf(c.req) === host.replace("localhost", "127.0.0.1")) {
    return c.redirect(origin);
  }
  const isHere = hostOf(c.req) === host &&
    isOwn(c.req.header("origin"), origin, c.req.method) &&
    isOwnFetch(c.req.header("sec-fetch-site"), isOpening);
  if (!isHere) return c.text(`Only from ${origin}`, 403);
  await next();
};

interface AskedHost {
  url: string;
  header(name: string): string | undefined;
}

/** The host as sent: a URL would drop a user's name before it. */
function hostOf(request: AskedHost): string {
  const { host } = new URL(request.url);
  return request.header("host")?.toLowerCase() ?? host;
}

/** Browsers send an origin with all but `GET` and `HEAD`. */
function isOwn(
  from: string | undefined,
  origin: string,
  method: string,
): boolean {
  if (from !== undefined) return from === origin;
  return method === "GET" || method === "HEAD";
}

/** A page elsewhere may link to the editor, and do nothing else. */
function isOwnFetch(site: string | undefined, isOpening: boolean): boolean {
  return site === undefined || site === "same-origin" || site === "none" ||
    isOpening;
}
