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

/**
 * Caches the calls of the pages that a visitor sees, so that Back shows a page
 * immediately, at the same scroll position. Failed calls are retried.
 */
export class CallCache {
  readonly #calls = new Map<string, CachedCall>();
  readonly #token: () => string | undefined;
  readonly #now: () => number;

  /**
   * @param token The visitor's token; cached results are never shared between
   * tokens.
   */
  constructor(
    token: () => string | undefined,
    // Unlike `Date.now`, it never jumps.
    now: () => number = () => performance.now(),
  ) {
    this.#token = token;
    this.#now = now;
  }

  /** The result of a call, or its promise: reused, or asked for. */
  resultOf(key: string, call: () => Promise<Result>): Result | Promise<Result> {
    const cached = this.#calls.get(key);
    if (cached && this.#isUsable(cached)) {
      return cached.result ?? cached.pending;
    }
    const made = call();
    this.add(key, made);
    return made;
  }

  /** Adds a result, or a promise of it. */
  add(key: string, result: Result | Promise<Result>): void {
    const call: CachedCall = {
      pending: Promise.resolve(result),
      startedAt: this.#now(),
      token: this.#token(),
      ...(!(result instanceof Promise) && { result }),
    };
    this.#calls.set(key, call);
    call.pending.then((result) => call.result = result);
  }

  #isUsable({ result, startedAt, token }: CachedCall): boolean {
    if (token !== this.#token()) return false;
    const limitMs = result ? maxAgeMs : maxPendingMs;
    return result?.ok !== false && this.#now() - startedAt <= limitMs;
  }
}
