import { createLruMap, type LruLimits } from "../../lib/lru-map.ts";
import type { PrerenderedPage } from "../assets/prerendered.ts";
import { documentHeaders } from "../headers/page-headers.ts";
import { createDocument, documentSize, type HtmlDocument } from "./document.ts";

/** Bounds of the cache of complete documents. */
export const documentCacheLimits = {
  /** Pages of the site's own addresses. */
  pages: { maxEntries: 2000, maxBytes: 48_000_000 },
  /** Pages whose addresses any client can make up. */
  guesses: { maxEntries: 100, maxBytes: 8_000_000 },
} as const;

/** Room for the compressed variants, which are made after a document is kept. */
const growth = 1.5;

/** Complete documents in memory; the least recently used leave first. */
export interface DocumentCache {
  get(address: string): HtmlDocument | undefined;
  set(address: string, document: HtmlDocument): void;
  size(): { entries: number; bytes: number };
}

export interface DocumentCacheOptions {
  siteUrl: string;
  /** Finds what the build rendered of an address. */
  prerendered?(address: string): PrerenderedPage | undefined;
  limits?: Record<keyof typeof documentCacheLimits, LruLimits>;
}

/**
 * Creates a cache that also finds the documents of the build. Unknown ids and
 * queries have a small space of their own: however many are asked for, they
 * evict only each other.
 */
export function createDocumentCache(
  { siteUrl, prerendered, limits = documentCacheLimits }: DocumentCacheOptions,
): DocumentCache {
  const pages = createLruMap<HtmlDocument>(limits.pages);
  const guesses = createLruMap<HtmlDocument>(limits.guesses);

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
    const headers = documentHeaders(
      { siteUrl, styleHash: page.styleHash, calls: [] },
      { ...page, address },
    );
    const document = createDocument({ ...page, headers, isShared: true });
    // The build's documents are few and their addresses known.
    pages.set(address, document, documentSize(document) * growth);
    return document;
  }

  return {
    get: (address) =>
      pages.get(address) ?? guesses.get(address) ?? fromBuild(address),
    set,
    size: () => ({
      entries: pages.size() + guesses.size(),
      bytes: pages.bytes() + guesses.bytes(),
    }),
  };
}
