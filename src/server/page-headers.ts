import { speculationRulesPath } from "./speculation-rules.ts";
import {
  contentSecurityPolicy,
  type PolicyOptions,
  securityHeaders,
} from "./security-headers.ts";

/** How long pages may be kept, by their kind. */
export const cachePolicy = {
  complete:
    "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
  notFound: "public, max-age=0, s-maxage=30",
  never: "no-store",
  visitor: "private, no-store",
} as const;

/** Headers of a page beside those that every answer carries. */
export function pageHeaders(
  options: PolicyOptions,
): Record<string, string> {
  return {
    ...securityHeaders(options.siteUrl),
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy(options),
    "Speculation-Rules": `"${speculationRulesPath}"`,
    // With any other query a page is the same, and kept ones serve for it.
    "No-Vary-Search": 'params, except=("q" "tag" "page" "show" "complete")',
  };
}
