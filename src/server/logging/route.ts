import type { Context } from "hono";
import { routePath } from "hono/route";
import type { SiteEnv } from "./site-env.ts";

/**
 * The pattern of what answered a request, for logs and traces: few names,
 * however many addresses there are.
 */
export function routeOf(c: Context<SiteEnv>): string {
  // Regular expressions of parameters are left out.
  return c.get("route") ?? routePath(c).replace(/\{[^}]*\}$/, "");
}
