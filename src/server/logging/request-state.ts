import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { type Address, parseAddress } from "../../addresses/address.ts";

/** What the steps of a request hand on to each other, as Hono's `c.env`. */
export interface RequestState {
  /** Shown in the log, in `Server-Timing` and on the error page. */
  requestId: string;
  address: Address;
  /** Whether the request may belong to one visitor: a cookie or a token. */
  isPersonal: boolean;
  /** The pattern of what answered, for logs and traces. */
  route?: string;
  /** Set when the response was in memory. */
  isFromMemory?: boolean;
}

export interface SiteEnv {
  Bindings: RequestState;
}

/** The state of a request that nothing has answered yet. */
export function requestState(
  { url, headers }: Request,
  requestId: string,
): RequestState {
  const isPersonal = headers.has("authorization") || headers.has("cookie");
  return { requestId, address: parseAddress(url), isPersonal };
}

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
