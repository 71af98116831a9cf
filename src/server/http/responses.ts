import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { cachePolicy } from "./cache-policy.ts";

/** Whether a path belongs to the gateway, whose answers are all JSON. */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/** Responds with a failure in the shape of the gateway. */
export function apiFailure(
  c: Context,
  errorMessage: string,
  status: ContentfulStatusCode,
  headers: Record<string, string> = {},
): Response {
  return c.json({ errorMessage }, status, {
    "Cache-Control": cachePolicy.never,
    ...headers,
  });
}

/** An empty response that no cache may store. */
export function emptyResponse(
  status: number,
  headers: Record<string, string> = {},
): Response {
  return new Response(null, {
    status,
    headers: { "Cache-Control": cachePolicy.never, ...headers },
  });
}

/** Redirects to another address for good. */
export function moved(
  location: string,
  policy: string = cachePolicy.redirect,
): Response {
  return new Response(null, {
    status: 308,
    headers: {
      // A header's value cannot hold every character that a raw target can.
      Location: location.replace(/[^\x21-\x7e]/gu, encodeURIComponent),
      "Cache-Control": policy,
    },
  });
}
