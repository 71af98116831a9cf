import { within } from "../../lib/promises/within.ts";
import {
  resolvedPromise,
  trackSettled,
} from "../../lib/promises/settled-promise.ts";
import { createSingleFlight } from "../../lib/promises/single-flight.ts";
import type { ContentResult } from "../transport/content-result.ts";
import type {
  CallOptions,
  ContentRequest,
  Parse,
} from "../transport/request.ts";
import {
  type CachedResult,
  createResultStore,
  isWithdrawn,
  type ResultStoreOptions,
} from "./result-store.ts";

export interface ResultCacheOptions extends ResultStoreOptions {
  request: ContentRequest;
}

export interface ResultCache {
  request: ContentRequest;
  /** The cache's clock, in milliseconds. */
  now(): number;
  /**
   * The cached result of a path, without a request.
   * @param at When, by the cache's clock; now by default.
   */
  peek(path: string, at?: number): CachedResult | undefined;
  /**
   * How much longer the cached result of a path is fresh, in milliseconds;
   * nothing or less when it is stale or there is none.
   */
  freshMs(path: string): number;
  /** The pending request of a path, if there is one. */
  pending(path: string): Promise<unknown> | undefined;
  /** The number of cached results, unknown ids included. */
  size(): number;
  /** About how much memory they take. */
  bytes(): number;
  /**
   * The age of the oldest value that is served although it is not fresh, in
   * milliseconds; undefined when there is none.
   */
  oldestStaleMs(): number | undefined;
  /**
   * Makes the result of one path, or all results, stale. The next callers get
   * a new result; the stale one only when that fails.
   */
  purge(path?: string): void;
}

/** The bound of a bounded revalidation: less than pages wait for their data. */
const revalidationMs = 40;

/**
 * A cache with stale-while-revalidate and stale-if-error. Concurrent requests
 * of one path share a single flight. Results of requests with a token are
 * neither cached nor shared.
 */
export function createResultCache(options: ResultCacheOptions): ResultCache {
  const store = createResultStore(options);
  const flights = createSingleFlight<ContentResult<unknown>>();

  function fetchOnce<T>(path: string, parse: Parse<T>, signal?: AbortSignal) {
    return flights.run(path, async (signal, isCurrent) => {
      const askedAt = store.now();
      const result = await options.request(path, parse, { signal });
      // A purge may have overtaken the call: its result may be outdated.
      if (isCurrent()) store.update(path, result, askedAt);
      return result;
    }, signal);
  }
  function cachedRequest<T>(
    path: string,
    parse: Parse<T>,
    signal?: AbortSignal,
  ): Promise<ContentResult<unknown>> {
    const cached = store.peek(path);
    const isFresh = cached && store.now() < cached.freshUntil;
    if (!cached) return fetchOnce(path, parse, signal);
    if (isFresh) return resolvedPromise(cached.result);
    // Refreshed whether or not the visitor stays.
    const refreshed = fetchOnce(path, parse);
    return cached.revalidation === "background"
      ? resolvedPromise(cached.result)
      : trackSettled(newOrStale(path, cached, refreshed));
  }
  return {
    request<T>(path: string, parse: Parse<T>, call: CallOptions = {}) {
      if (call.authorization) return options.request(path, parse, call);
      // A path is always parsed in the same way.
      return cachedRequest(path, parse, call.signal) as Promise<
        ContentResult<T>
      >;
    },
    pending: flights.pending,
    ...store,
    purge(path) {
      flights.forget(path);
      store.purge(path);
    },
  };
}

/** The new result of a path; the stale one when that fails or takes too long. */
async function newOrStale(
  path: string,
  cached: CachedResult,
  refreshed: Promise<ContentResult<unknown>>,
): Promise<ContentResult<unknown>> {
  const result = cached.revalidation === "blocking"
    ? await refreshed
    : await within(refreshed, revalidationMs);
  if (!result) cached.revalidation = "background";
  const isNew = result && (result.ok || isWithdrawn(path, result));
  return isNew ? result : cached.result;
}
