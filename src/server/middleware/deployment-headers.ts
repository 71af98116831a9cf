import type { MiddlewareHandler } from "hono";
import type { HstsScope } from "../../settings.ts";
import type { SiteEnv } from "../services.ts";
import { isHttps } from "../http/security-headers.ts";

/**
 * Subdomains and preload are opt-in: an owner may have hosts without HTTPS, and
 * it takes months to leave the browsers' preload list.
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
 */
export const deploymentHeaders: MiddlewareHandler<SiteEnv> = async (
  c,
  next,
) => {
  await next();
  const { siteUrl, hsts, isPreview } = c.env.settings;
  const { headers } = c.res;
  if (isHttps(siteUrl)) {
    headers.set("Strict-Transport-Security", transportSecurity[hsts]);
  }
  if (isPreview) headers.set("X-Robots-Tag", "noindex");
};
