import { speculationRulesPath } from "../../addresses/paths.ts";
import { markdownPath, markdownPatterns } from "../../addresses/feed-paths.ts";
import { completeParameter } from "../../addresses/address.ts";
import {
  contentSecurityPolicy,
  pageSecurityHeaders,
  type PolicyOptions,
} from "./security-headers.ts";

/** Which page a response shows, and how. */
export interface PageFacts {
  /** Canonical address, with its query. */
  address: string;
  /** The page's row in the page table. */
  pattern: string;
  /** Query parameters that change the page. */
  queries?: readonly string[];
  status: number;
}

/** Headers of a page's response, whether it streams or is complete. */
export function pageHeaders(
  options: PolicyOptions,
  { address, pattern, queries = [], status }: PageFacts,
): Record<string, string> {
  const { siteUrl } = options;
  const names = [...queries, completeParameter].map((name) => `"${name}"`);
  const hasMarkdown = status === 200 && markdownPatterns.has(pattern);
  return {
    ...pageSecurityHeaders,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy(options),
    "Speculation-Rules": `"${speculationRulesPath}"`,
    // With any other query the page is the same: caches may reuse it.
    "No-Vary-Search": `params, except=(${names.join(" ")})`,
    ...(hasMarkdown && {
      Link: `<${siteUrl}${
        markdownPath(address)
      }>; rel="alternate"; type="text/markdown"`,
    }),
    ...(status === 503 && { "Retry-After": "60" }),
  };
}
