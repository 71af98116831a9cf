import { createLruMap } from "../../lib/lru-map.ts";
import { isListPath } from "../transport/call-paths.ts";
import {
  type ContentResult,
  type Failure,
  late,
} from "../transport/content-result.ts";
import { resultBytes } from "./parse-cache.ts";

export interface ResultStoreOptions {
  /** How long a result is served without a new request. */
  freshMs: number;
  /** How much longer a value is served while it is requested again. */
  staleMs: number;
  maxEntries?: number;
  maxBytes?: number;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

/** Limits of the cached values, and once more of the unknown ids. */
export const resultCacheLimits = {
  maxEntries: 500,
  maxBytes: 64 * 1024 * 1024,
} as const;

export interface CachedResult {
  result: ContentResult<unknown>;
  /** By the cache's clock. */
  freshUntil: number;
  /**
   * How callers wait for a new result once this one is stale: for a moment; as
   * long as it takes, after a purge; or not at all, because the last attempt
   * failed or took too long.
   */
  revalidation: "bounded" | "blocking" | "background";
}

/** Statuses of a record that must not be shown any more. */
const withdrawn = new Set([403, 404, 410, 451]);

/** The cached results and their times. */
export function createResultStore(options: ResultStoreOptions) {
  const { freshMs, staleMs } = options;
  const { now = () => performance.now() } = options;
  const results = createResultMap(options);

  function peek(path: string, at = now()): CachedResult | undefined {
    const cached = results.get(path);
    if (!cached) return undefined;
    // An unknown id is never served stale: it may have a record by now.
    const staleFor = isValue(cached.result) ? staleMs : 0;
    if (at < cached.freshUntil + staleFor) return cached;
    results.delete(path);
    return undefined;
  }
  function update(
    path: string,
    result: ContentResult<unknown>,
    askedAt: number,
  ): void {
    if (freshMs + staleMs === 0) return;
    if (result.ok || isUnknown(path, result)) {
      results.set(path, {
        result,
        // A slow result may be as old as its call (RFC 9111, 4.2.3).
        freshUntil: askedAt + freshMs,
        revalidation: "bounded",
      });
    } else if (isWithdrawn(path, result)) {
      results.delete(path);
    } else {
      const cached = results.get(path);
      const isQuick = cached?.revalidation === "blocking" && result !== late;
      if (cached && !isQuick) cached.revalidation = "background";
    }
  }
  return {
    now,
    size: results.size,
    bytes: results.bytes,
    peek,
    update,
    oldestStaleMs() {
      const stale = results.stale(now() - staleMs, now());
      const freshUntil = Math.min(...stale.map((it) => it.freshUntil));
      return freshUntil < Infinity ? now() - freshUntil + freshMs : undefined;
    },
    freshMs: (path: string) => (peek(path)?.freshUntil ?? 0) - now(),
    purge(path?: string): void {
      for (const key of path === undefined ? results.keys() : [path]) {
        const cached = results.get(key);
        if (!cached) continue;
        // The next callers wait for a new result.
        cached.freshUntil = Math.min(cached.freshUntil, now());
        cached.revalidation = "blocking";
      }
    },
  };
}

/** Whether the service knows no such record. */
function isUnknown(path: string, { status }: Failure): boolean {
  return (status === 404 || status === 410) && !isListPath(path);
}

/** Whether a record that may be cached must not be shown any more. */
export function isWithdrawn(path: string, { status }: Failure): boolean {
  return withdrawn.has(status) && !isListPath(path);
}

/** Whether a result is more than that there is no such record. */
function isValue(result: ContentResult<unknown>): boolean {
  return result.ok && result.value !== null;
}

/** Values and unknown ids, apart: guessed ids must not evict values. */
function createResultMap({
  maxEntries = resultCacheLimits.maxEntries,
  maxBytes = resultCacheLimits.maxBytes,
}: ResultStoreOptions) {
  const values = createLruMap<CachedResult>({ maxEntries, maxBytes });
  const unknownIds = createLruMap<CachedResult>({ maxEntries, maxBytes });
  function remove(path: string): void {
    values.delete(path);
    unknownIds.delete(path);
  }
  return {
    get: (path: string) => values.get(path) ?? unknownIds.get(path),
    set(path: string, cached: CachedResult): void {
      remove(path);
      const map = isValue(cached.result) ? values : unknownIds;
      map.set(path, cached, resultBytes(cached.result));
    },
    delete: remove,
    /** The values that ceased to be fresh between two times. */
    stale: (from: number, to: number) =>
      [...values.keys()].flatMap((key) => values.peek(key) ?? []).filter((
        { freshUntil },
      ) => from < freshUntil && freshUntil <= to),
    keys: () => [...values.keys(), ...unknownIds.keys()],
    size: () => values.size() + unknownIds.size(),
    bytes: () => values.bytes() + unknownIds.bytes(),
  };
}
