import type { ContentClient } from "../content/content-client.ts";
import type { ContentResult } from "../content/transport/content-result.ts";
import { settledValue, trackSettled } from "../lib/promises/settled-promise.ts";

interface CachedResult {
  result: Promise<ContentResult<unknown>>;
  expiresAt: number;
  token: string | undefined;
  isPrefetched: boolean;
}

export interface CachedContentOptions {
  /** How long a result is shown again without a request, in milliseconds. */
  maxAgeMs: number;
  /** The visitor's token: results of one token are not shown to another. */
  token(): string | undefined;
  now?(): number;
}

/** The content client of a visit. */
export interface CachedContent {
  /** Asks for what a navigation shows now. */
  client: ContentClient;
  /** Asks for what a navigation may show soon. */
  prefetching: ContentClient;
  /** Adds a result that came with the document. */
  add(name: string, id: string, result: Promise<ContentResult<unknown>>): void;
}

/**
 * Caches the results of a visit for a while, so that a step back shows the page
 * at once, where the visitor left it.
 */
export function createCachedContent(
  content: ContentClient,
  { maxAgeMs, token, now = Date.now }: CachedContentOptions,
): CachedContent {
  const cache = new Map<string, CachedResult>();

  function put(
    key: string,
    result: Promise<ContentResult<unknown>>,
    isPrefetched: boolean,
  ): void {
    cache.set(key, {
      result: trackSettled(result),
      expiresAt: now() + maxAgeMs,
      token: token(),
      isPrefetched,
    });
  }

  /** Failures and results that never came are requested again. */
  function isUsable(entry: CachedResult, isPrefetching: boolean): boolean {
    if (entry.expiresAt <= now() || entry.token !== token()) return false;
    const settled = settledValue(entry.result);
    // A prefetch that is under way is waited for, never repeated.
    return settled?.ok ?? (entry.isPrefetched || isPrefetching);
  }

  function clientFor(isPrefetching: boolean): ContentClient {
    function cached<T>(
      name: string,
      id: string,
      request: () => Promise<ContentResult<T>>,
    ): Promise<ContentResult<T>> {
      const key = keyOf(name, id);
      const entry = cache.get(key);
      if (entry && isUsable(entry, isPrefetching)) {
        // The name of a call decides the type of its results.
        return entry.result as Promise<ContentResult<T>>;
      }
      const result = request();
      put(key, result, isPrefetching);
      return result;
    }
    return {
      blog: (...args) => cached("blog", "", () => content.blog(...args)),
      article: (id, ...args) =>
        cached("article", id, () => content.article(id, ...args)),
      jobs: (...args) => cached("jobs", "", () => content.jobs(...args)),
      job: (id, ...args) => cached("job", id, () => content.job(id, ...args)),
      related: (id, ...args) =>
        cached("related", id, () => content.related(id, ...args)),
    };
  }

  return {
    client: clientFor(false),
    prefetching: clientFor(true),
    add: (name, id, result) => put(keyOf(name, id), result, false),
  };
}

function keyOf(name: string, id: string): string {
  return `${name} ${id}`;
}
