import type { ContentResult } from "../content/calls/content-result.ts";

/** How long a result is reused without a request, in milliseconds. */
const maxAgeMs = 60_000;
/**
 * How long a pending call is reused: it may never settle if the connection is
 * lost.
 */
const maxPendingMs = 10_000;

type Result = ContentResult<unknown>;

interface CachedCall {
  pending: Promise<Result>;
  /** Present once it has come. */
  result?: Result;
  startedAt: number;
  token: string | undefined;
}

/** The cached calls of a visit. */
export interface CallCache {
  /** The result of a call, or its promise: reused, or asked for. */
  resultOf(key: string, call: () => Promise<Result>): Result | Promise<Result>;
  /** Adds a result, or a promise of it. */
  add(key: string, result: Result | Promise<Result>): void;
}

/**
 * Caches the calls of a visit, so that Back shows a page immediately, at the
 * same scroll position. Failed calls are retried.
 * @param token The visitor's token; cached results are never shared between
 * tokens.
 */
export function createCallCache(
  token: () => string | undefined,
  // Unlike `Date.now`, it never jumps.
  now: () => number = () => performance.now(),
): CallCache {
  const cache = new Map<string, CachedCall>();

  function add(key: string, result: Result | Promise<Result>): void {
    const entry: CachedCall = {
      pending: Promise.resolve(result),
      startedAt: now(),
      token: token(),
      ...(!(result instanceof Promise) && { result }),
    };
    cache.set(key, entry);
    entry.pending.then((result) => {
      entry.result = result;
    }, () => cache.delete(key));
  }

  function isUsable({ result, startedAt, token: owner }: CachedCall): boolean {
    if (owner !== token()) return false;
    const limitMs = result ? maxAgeMs : maxPendingMs;
    return result?.ok !== false && now() - startedAt <= limitMs;
  }

  return {
    add,
    resultOf(key, call) {
      const entry = cache.get(key);
      if (entry && isUsable(entry)) return entry.result ?? entry.pending;
      const made = call();
      add(key, made);
      return made;
    },
  };
}
