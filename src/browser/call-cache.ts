import {
  type MakeCall,
  type NamedCall,
  namedCall,
} from "../content/named-call.ts";
import type { ContentResult } from "../content/transport/content-result.ts";
import { settledValue } from "../lib/promises/settled-promise.ts";

/** How long a result is reused without a request, in milliseconds. */
const maxAgeMs = 60_000;
/**
 * How long a pending call is reused: it may never settle if the connection is
 * lost.
 */
const maxPendingMs = 10_000;

interface CachedCall {
  call: NamedCall<unknown>;
  startedAt: number;
  token: string | undefined;
}

/** The cached calls of a visit. */
export interface CallCache {
  /** Reuses a result, or asks for it. */
  call: MakeCall;
  /** Adds a call whose result arrives with the document. */
  add(call: NamedCall<unknown>): void;
}

/**
 * Caches the calls of a visit, so that Back shows a page immediately, at the
 * same scroll position. Failed calls are retried.
 * @param token The visitor's token; cached results are never shared between
 * tokens.
 */
export function createCallCache(
  token: () => string | undefined,
  now: () => number = Date.now,
): CallCache {
  const cache = new Map<string, CachedCall>();

  function add(call: NamedCall<unknown>): void {
    cache.set(call.callName, { call, startedAt: now(), token: token() });
  }

  function isUsable({ call, startedAt, token: owner }: CachedCall): boolean {
    if (owner !== token()) return false;
    const result = settledValue(call);
    const limitMs = result ? maxAgeMs : maxPendingMs;
    return result?.ok !== false && now() - startedAt <= limitMs;
  }

  function call<T>(
    callName: string,
    ask: () => Promise<ContentResult<T>>,
  ): NamedCall<T> {
    const entry = cache.get(callName);
    // A call's name determines its result type.
    if (entry && isUsable(entry)) return entry.call as NamedCall<T>;
    const made = namedCall(callName, ask());
    add(made);
    return made;
  }

  return { add, call };
}
