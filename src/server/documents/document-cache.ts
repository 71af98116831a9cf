import type { ResultCache } from "../../content/cache/result-cache.ts";
import { createLruMap } from "../../lib/lru-map.ts";
import type { PrerenderedPage } from "../assets/prerendered.ts";
import { createDocument, documentSize, type HtmlDocument } from "./document.ts";
import { cachePolicy, contentPolicy } from "../headers/cache-policy.ts";

/** Bounds of the cache of complete documents. */
export const documentCacheLimits = {
  /** Pages of the site's own addresses. */
  pages: { maxEntries: 2000, maxBytes: 48_000_000 },
  /** Pages whose addresses any client can make up. */
  guesses: { maxEntries: 100, maxBytes: 8_000_000 },
} as const;

/** Room for the compressed variants, which are made after a document is kept. */
const growth = 1.5;

/**
 * Complete documents in memory, judged by the content results that they are
 * made of. The least recently used leave first.
 */
export interface DocumentCache {
  /** The document of an address, which may be outdated. */
  get(address: string): HtmlDocument | undefined;
  /** The document of an address, unless it is outdated. */
  current(address: string): CurrentDocument | undefined;
  set(address: string, document: HtmlDocument): void;
  /** How long other caches may keep a document from now on. */
  cacheControl(document: HtmlDocument): string;
  size(): { entries: number; bytes: number };
}

/** A document that may be sent. */
export interface CurrentDocument {
  document: HtmlDocument;
  /** Whether it is due for a refresh. */
  isStale: boolean;
  cacheControl: string;
}

export interface DocumentCacheOptions {
  siteUrl: string;
  results: Pick<ResultCache, "peek" | "now">;
  /** Finds what the build rendered of an address. */
  prerendered?(address: string): PrerenderedPage | undefined;
}

/**
 * Creates a cache that also finds the documents of the build. Unknown ids and
 * queries have a small space of their own: however many are asked for, they
 * evict only each other.
 */
export function createDocumentCache(
  { siteUrl, results, prerendered }: DocumentCacheOptions,
): DocumentCache {
  const pages = createLruMap<HtmlDocument>(documentCacheLimits.pages);
  const guesses = createLruMap<HtmlDocument>(documentCacheLimits.guesses);

  function get(address: string): HtmlDocument | undefined {
    return pages.get(address) ?? guesses.get(address) ?? fromBuild(address);
  }

  function set(address: string, document: HtmlDocument): void {
    const isUnknownId = document.status === 404 &&
      document.dependencies.size > 0;
    const isGuess = isUnknownId || address.includes("?");
    const [map, other] = isGuess ? [guesses, pages] : [pages, guesses];
    other.delete(address);
    map.set(address, document, documentSize(document) * growth);
  }

  function fromBuild(address: string): HtmlDocument | undefined {
    const page = prerendered?.(address);
    if (!page) return undefined;
    const document = createDocument(siteUrl, { ...page, isShared: true });
    // The build's documents are few and their addresses known.
    pages.set(address, document, documentSize(document) * growth);
    return document;
  }

  return {
    get,
    current(address) {
      const document = get(address);
      const freshMs = document && freshMsOf(document, results);
      if (!document || freshMs === undefined) return undefined;
      const cacheControl = cacheControlOf(document, freshMs);
      return { document, isStale: freshMs <= 0, cacheControl };
    },
    set,
    cacheControl: (document) =>
      cacheControlOf(document, freshMsOf(document, results) ?? 0),
    size: () => ({
      entries: pages.size() + guesses.size(),
      bytes: pages.bytes() + guesses.bytes(),
    }),
  };
}

/**
 * How much longer a document's content is fresh, in milliseconds: `Infinity`
 * without content, and nothing or less when it is stale.
 * @returns Undefined for an outdated document: it is too old, or one of its
 * content results has changed, is no longer known, or is worth waiting for.
 */
export function freshMsOf(
  { dependencies, expiresAt }: HtmlDocument,
  results: Pick<ResultCache, "peek" | "now">,
): number | undefined {
  if (dependencies.size === 0) return Infinity;
  const now = results.now();
  let freshMs = expiresAt - now;
  if (freshMs <= 0) return undefined;
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

/** How long caches may keep a document whose content is fresh so much longer. */
function cacheControlOf(
  { isShared, status }: HtmlDocument,
  freshMs: number,
): string {
  if (!isShared) return cachePolicy.never;
  if (freshMs < Infinity) return contentPolicy(freshMs);
  return status === 404 ? cachePolicy.notFound : cachePolicy.complete;
}
