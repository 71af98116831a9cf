import type { NamedCall } from "../content/named-call.ts";
import { type ContentClient, throughCalls } from "../pages/content.ts";
import { settledValue } from "../lib/promises/settled-promise.ts";

/** How long a result is reused without a request, in milliseconds. */
const maxAgeMs = 60_000;
/** How long a pending call is reused: a lost connection may never reject it. */
const maxPendingMs = 10_000;

interface CachedCall {
  call: NamedCall<unknown>;
  startedAt: number;
  token: string | undefined;
}

/** The calls of a visit. */
export interface CallCache {
  client: ContentClient;
  /** Adds a call whose result comes with the document. */
  add(call: NamedCall<unknown>): void;
}

/**
 * Caches the calls of a visit, so that Back shows a page at once, where the
 * visitor left it. Failed calls are made again.
 * @param token The visitor's token: results of one are not shown to another.
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
    // The name of a call decides the type of its results.
    if (entry && isUsable(entry)) return entry.call as NamedCall<T>;
    const call = ask();
    add(call);
    return call;
  }

  return { add, client: throughCalls(content, cached) };
}

/** The list of posts serves every filter: the page filters it itself. */
function keyOf(callName: string): string {
  return callName.replace(/\?.*/, "");
}
