import {
  completeParameter,
  previewParameter,
  speculationRulesPath,
} from "../../paths.ts";
import {
  contentSecurityPolicy,
  pageSecurityHeaders,
  type PolicyOptions,
} from "./security-headers.ts";

interface PageHeaderOptions {
  /** Names of the query parameters that change the page. */
  queries?: readonly string[];
  status: number;
}

/** Parameters that the server reads, whatever the page. */
const serverParameters = [completeParameter, previewParameter];

/** Headers of a page's response, whether it streams or is complete. */
export function pageHeaders(
  options: PolicyOptions,
  { queries = [], status }: PageHeaderOptions,
): Record<string, string> {
  const names = [...queries, ...serverParameters].map((name) => `"${name}"`);
  return {
    ...pageSecurityHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy(options),
    "Speculation-Rules": `"${speculationRulesPath}"`,
    // With any other query the page is the same: caches may reuse it.
    "No-Vary-Search": `params, except=(${names.join(" ")})`,
    ...(status === 503 && { "Retry-After": "60" }),
  };
}
