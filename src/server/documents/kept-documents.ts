import type { ResultCache } from "../../content/cache/result-cache.ts";
import { cachePolicy, contentPolicy } from "../headers/cache-policy.ts";
import type { HtmlDocument } from "./document.ts";
import type { DocumentCache } from "./document-cache.ts";

/** Documents in memory, judged by the content results that they are made of. */
export interface KeptDocuments {
  /** The document of an address, which may be outdated. */
  get(address: string): HtmlDocument | undefined;
  /** The document of an address, unless it is outdated. */
  current(address: string): KeptDocument | undefined;
  /** How long caches may keep a document from now on. */
  cacheControl(document: HtmlDocument): string;
}

/** A document that may be sent. */
export interface KeptDocument {
  document: HtmlDocument;
  /** Whether it is due for a refresh. */
  isStale: boolean;
  cacheControl: string;
}

/** Creates the look-up of documents. */
export function createKeptDocuments(
  cache: DocumentCache,
  results: Pick<ResultCache, "peek" | "now">,
): KeptDocuments {
  return {
    get: cache.get,
    current(address) {
      const document = cache.get(address);
      const freshMs = document && freshMsOf(document, results);
      if (!document || freshMs === undefined) return undefined;
      const cacheControl = policyOf(document, freshMs);
      return { document, isStale: freshMs <= 0, cacheControl };
    },
    cacheControl: (document) =>
      policyOf(document, freshMsOf(document, results) ?? 0),
  };
}

/**
 * How much longer a document's content is fresh, in milliseconds: `Infinity`
 * without content, and nothing or less when it is stale.
 * @returns Undefined for an outdated document: one of its content results has
 * changed, is no longer known, or is worth waiting for.
 */
export function freshMsOf(
  { dependencies }: Pick<HtmlDocument, "dependencies">,
  results: Pick<ResultCache, "peek" | "now">,
): number | undefined {
  let freshMs = Infinity;
  if (dependencies.size === 0) return freshMs;
  const now = results.now();
  for (const [path, result] of dependencies) {
    const known = results.peek(path, now);
    if (known?.result !== result) return undefined;
    if (!known) continue;
    const leftMs = known.freshUntil - now;
    if (leftMs <= 0 && known.revalidation !== "background") return undefined;
    freshMs = Math.min(freshMs, leftMs);
  }
  return freshMs;
}

function policyOf(
  { isShared, status }: HtmlDocument,
  freshMs: number,
): string {
  if (!isShared) return cachePolicy.never;
  if (freshMs < Infinity) return contentPolicy(freshMs);
  return status === 404 ? cachePolicy.notFound : cachePolicy.complete;
}
