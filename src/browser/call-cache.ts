import type { NamedCall } from "../content/named-call.ts";
import { type ContentClient, throughCalls } from "../pages/content.ts";
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
  client: ContentClient;
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
  content: ContentClient,
  token: () => string | undefined,
  now: () => number = Date.now,
): CallCache {
  const cache = new Map<string, CachedCall>();

  function add(call: NamedCall<unknown>): void {
    const entry = { call, startedAt: now(), token: token() };
    cache.set(keyOf(call.callName), entry);
  }

  function isUsable({ call, startedAt, token: owner }: CachedCall): boolean {
    if (owner !== token()) return false;
    const result = settledValue(call);
    const limitMs = result ? maxAgeMs : maxPendingMs;
    return result?.ok !== false && now() - startedAt <= limitMs;
  }

  function cached<T>(callName: string, ask: () => NamedCall<T>): NamedCall<T> {
    const entry = cache.get(keyOf(callName));
    // A call's name determines its result type.
    if (entry && isUsable(entry)) return entry.call as NamedCall<T>;
    const call = ask();
    add(call);
    return call;
  }

  return { add, client: throughCalls(content, cached) };
}

/** One entry for the list of posts: the page applies filters itself. */
function keyOf(callName: string): string {
  return callName.replace(/\?.*/, "");
}
