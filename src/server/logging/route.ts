import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { SiteEnv } from "./request-state.ts";

/**
 * The pattern of what answered a request, for logs and traces: few names,
 * however many addresses there are.
 */
export function routeOf(c: Context<SiteEnv>): string {
  // Regular expressions of parameters are left out.
  return c.env.route ?? routePath(c).replace(/\{[^}]*\}$/, "");
}

/** Keeps the pattern for the steps around the list that this one is in. */
export const nameRoute: MiddlewareHandler<SiteEnv> = async (c, next) => {
  await next();
  c.env.route = routeOf(c);
};
