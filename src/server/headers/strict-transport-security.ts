import type { MiddlewareHandler } from "hono";
import type { HstsScope } from "../../settings.ts";
import type { SiteEnv } from "../logging/request-state.ts";

const policies: Readonly<Record<HstsScope, string>> = {
  // Browsers forget what they were sent before.
  off: "max-age=0",
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};

/**
 * Has browsers reach the site by HTTPS alone.
 * @param scope Which hosts that holds for. Subdomains and the browsers' preload
 * lists must be asked for: an owner may have hosts without HTTPS, and leaving
 * a preload list takes months.
 */
export function strictTransportSecurity(
  scope: HstsScope,
): MiddlewareHandler<SiteEnv> {
  const policy = policies[scope];
  return async (c, next) => {
    await next();
    c.res.headers.set("Strict-Transport-Security", policy);
  };
}
