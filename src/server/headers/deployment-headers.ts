import type { MiddlewareHandler } from "hono";
import type { HstsScope, Settings } from "../../settings.ts";
import type { SiteEnv } from "../logging/request-state.ts";
import { isHttps } from "./security-headers.ts";

/**
 * Subdomains and the browsers' preload lists must be asked for: an owner may
 * have hosts without HTTPS, and leaving a preload list takes months.
 */
const transportSecurity: Readonly<Record<HstsScope, string>> = {
  // Browsers forget what they were sent before.
  off: "max-age=0",
  host: "max-age=63072000",
  subdomains: "max-age=63072000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};

/**
 * Sets the headers that follow from where the site runs on every response: that
 * browsers keep to HTTPS, and that search engines leave out a preview.
 * @returns Undefined when there are none, so that no request passes a step that
 * does nothing.
 */
export function deploymentHeaders(
  { siteUrl, hsts, isPreview }: Settings,
): MiddlewareHandler<SiteEnv> | undefined {
  const headers: [name: string, value: string][] = [];
  if (isHttps(siteUrl)) {
    headers.push(["Strict-Transport-Security", transportSecurity[hsts]]);
  }
  if (isPreview) headers.push(["X-Robots-Tag", "noindex"]);
  if (headers.length === 0) return undefined;
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}
