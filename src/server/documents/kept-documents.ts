import type { ResultCache } from "../../content/cache/result-cache.ts";
import { cachePolicy, contentPolicy } from "../headers/cache-policy.ts";
import type { HtmlDocument } from "./document.ts";
import type { DocumentCache } from "./document-cache.ts";

/** Documents in memory, judged by the content results that they are made of. */
export interface KeptDocuments {
  /** The document of an address, which may be outdated. */
  get(address: string): HtmlDocument | undefined;
  /** The document of an address, unless it is outdated. */
  current(
    address: string,
  ): { document: HtmlDocument; isStale: boolean } | undefined;
  /** How long caches may keep a document from now on. */
  cacheControl(document: HtmlDocument): string;
}

/** Creates the look-up of documents. */
export function createKeptDocuments(
  cache: DocumentCache,
  results: Pick<ResultCache, "peek" | "now" | "freshSeconds">,
): KeptDocuments {
  return {
    get: cache.get,
    current(address) {
      const document = cache.get(address);
      const freshness = document && freshnessOf(document, results);
      if (!document || freshness === "outdated") return undefined;
      return { document, isStale: freshness === "stale" };
    },
    cacheControl({ isShared, dependencies, status }) {
      if (!isShared) return cachePolicy.never;
      let seconds = Infinity;
      for (const [path, result] of dependencies) {
        if (result) seconds = Math.min(seconds, results.freshSeconds(path));
      }
      if (seconds < Infinity) return contentPolicy(seconds);
      return status === 404 ? cachePolicy.notFound : cachePolicy.complete;
    },
  };
}

/**
 * Whether a document may be sent. It is outdated when one of its content
 * results has changed, is no longer known, or is worth waiting for; and stale
 * when one is due for a refresh.
 */
export function freshnessOf(
  { dependencies }: Pick<HtmlDocument, "dependencies">,
  results: Pick<ResultCache, "peek" | "now">,
): "fresh" | "stale" | "outdated" {
  let isStale = false;
  for (const [path, result] of dependencies) {
    const known = results.peek(path);
    if (known?.result !== result) return "outdated";
    if (!known || results.now() < known.freshUntil) continue;
    if (known.revalidation !== "background") return "outdated";
    isStale = true;
  }
  return isStale ? "stale" : "fresh";
}
