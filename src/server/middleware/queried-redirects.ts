import type { MiddlewareHandler } from "hono";
import { asSent, queriedRedirect } from "../../records/redirects.ts";
import type { SiteEnv } from "../services.ts";
import { moved } from "../http/responses.ts";

/**
 * Redirects old addresses that carry a query, such as `/?page_id=12`, also
 * where there is a page.
 */
export const queriedRedirects: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { path, search } = c.var.address;
  const to = search &&
    queriedRedirect(c.env.redirects, asSent(path), search);
  return to ? moved(to) : await next();
};
