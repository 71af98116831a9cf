import { LRUCache } from "lru-cache";
import { within } from "../lib/promises/within.ts";
import type { Answer } from "./calls/call-once.ts";
import { allTag, isListKey, type QueryKey } from "./query-keys.ts";
import {
  type ContentResult,
  isMissing,
  timedOut,
} from "../lib/content-result.ts";

/** The result of a call, and how long it may be served. */
export interface CacheEntry {
  result: ContentResult<unknown>;
  /** Fresh until this `performance.now()` time; 0 when stale. */
  freshUntil: number;
  /** Time of the next scheduled change (epoch milliseconds), if known. */
  changesAt?: number;
}

/**
 * What is cached under a key. An entry that is fresh comes at once, a stale one
 * within `staleWaitMs`, a purged one when its refresh ends.
 */
interface CacheState {
  state: "missing" | "fresh" | "stale" | "purged";
  entry?: CacheEntry;
}

/** How long entries are served. */
interface EntryLifetime {
  /** How long without another call, in milliseconds. */
  freshMs: number;
  /** How much longer while the service is slow or fails. */
  staleMs: number;
}

interface StoredEntry extends CacheEntry {
  /** When the service was called. */
  calledAt: number;
  /** Whether it was purged: then callers wait for the new answer. */
  isPurged: boolean;
}

interface PendingCall {
  began: number;
  entry: Promise<CacheEntry>;
}

/** Who makes the calls. */
interface ContentOrigin {
  call(key: QueryKey): Promise<Answer>;
  /** When the next publication date comes (epoch milliseconds), if known. */
  nextDate(): Promise<number | undefined>;
}

/** Limits of each of the two caches, entries and unknown ids, in bytes. */
export const contentCacheLimits = {
  max: 500,
  maxSize: 64 * 1024 * 1024,
} as const;

/**
 * How long to wait for the refresh of a stale entry, in milliseconds. A little
 * less than pages wait for content, so that the stale one is sent in time.
 */
const staleWaitMs = 40;

/** Statuses of a record that must no longer be shown. */
const withdrawnStatuses = new Set([403, 404, 410, 451]);

/**
 * Caches the content service's answers by query key. Concurrent callers share a
 * call. A stale entry is served while its refresh is slow; a purged one only
 * if the refresh fails. Failures are not cached.
 */
export class ContentCache {
  readonly #service: ContentOrigin;
  readonly #lifetime: EntryLifetime;
  readonly #entries = new LRUCache<QueryKey, StoredEntry>(contentCacheLimits);
  // A separate cache, so that guessed ids do not evict real content.
  readonly #unknownIds = new LRUCache<QueryKey, StoredEntry>(
    contentCacheLimits,
  );
  readonly #pending = new Map<QueryKey, PendingCall>();

  constructor(service: ContentOrigin, lifetime: EntryLifetime) {
    this.#service = service;
    this.#lifetime = lifetime;
  }

  /** The entry of a key, from the service where none is fresh. */
  async get(key: QueryKey): Promise<CacheEntry> {
    const cached = this.#get(key);
    if (!cached) return await this.#call(key).entry;
    if (cached.freshUntil > performance.now()) return cached;
    const stale = { result: cached.result, freshUntil: 0 };
    const { began, entry } = this.#call(key);
    if (cached.isPurged) return await freshOrStale(stale, entry, key);
    const waitMs = began + staleWaitMs - performance.now();
    return waitMs > 0
      ? await freshOrStale(stale, within(entry, waitMs), key)
      : stale;
  }

  /** What is cached under a key, without calling the service. */
  peek(key: QueryKey): CacheState {
    const entry = this.#get(key);
    if (!entry) return { state: "missing" };
    if (entry.freshUntil > performance.now()) {
      return { state: "fresh", entry };
    }
    return { state: entry.isPurged ? "purged" : "stale", entry };
  }

  /** Marks entries stale, including those of pending calls. */
  purge(key: QueryKey | typeof allTag): void {
    const caches = [this.#entries, this.#unknownIds];
    const keys = key === allTag
      ? [...caches.flatMap((it) => [...it.keys()]), ...this.#pending.keys()]
      : [key];
    for (const each of keys) {
      this.#pending.delete(each);
      for (const cache of caches) {
        // In place: a response that is being made of it must not be cached.
        const cached = cache.peek(each);
        if (cached) Object.assign(cached, { freshUntil: 0, isPurged: true });
      }
    }
  }

  /** The number of entries. */
  size(): number {
    return this.#entries.size + this.#unknownIds.size;
  }

  /**
   * The age of the oldest stale entry that is still served, in milliseconds;
   * undefined if there is none.
   */
  oldestStaleMs(): number | undefined {
    const now = performance.now();
    const { freshMs, staleMs } = this.#lifetime;
    const ages = [...this.#entries.values()]
      .filter(({ freshUntil }) => freshUntil <= now)
      .map(({ calledAt }) => now - calledAt)
      .filter((age) => age < freshMs + staleMs);
    return ages.length > 0 ? Math.max(...ages) : undefined;
  }

  #get(key: QueryKey): StoredEntry | undefined {
    const now = performance.now();
    const { freshMs, staleMs } = this.#lifetime;
    const cached = this.#entries.get(key);
    if (cached && now < cached.calledAt + freshMs + staleMs) return cached;
    this.#entries.delete(key);
    // Never served stale: the record may exist by now.
    const unknown = this.#unknownIds.get(key);
    if (unknown && now < unknown.freshUntil) return unknown;
    this.#unknownIds.delete(key);
    return undefined;
  }

  /** Calls the service, or joins a pending call. */
  #call(key: QueryKey): PendingCall {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    // Of the moment when the call begins.
    const changesAt = this.#service.nextDate();
    const call: PendingCall = {
      began: performance.now(),
      entry: this.#service.call(key)
        .then(async (answer) =>
          this.#receive(key, call, answer, await changesAt)
        ),
    };
    this.#pending.set(key, call);
    return call;
  }

  #receive(
    key: QueryKey,
    call: PendingCall,
    { result, bytes }: Answer,
    changesAt?: number,
  ): CacheEntry {
    // After a purge during the call the result may be stale.
    if (this.#pending.get(key) !== call) return { result, freshUntil: 0 };
    this.#pending.delete(key);
    const { freshMs, staleMs } = this.#lifetime;
    const isUnknown = isUnknownId(key, result);
    if (result.ok || isWithdrawn(key, result)) {
      this.#entries.delete(key);
      this.#unknownIds.delete(key);
    } else if (result === timedOut) {
      // Do not make every visitor wait for a hanging service.
      const cached = this.#entries.peek(key);
      if (cached) cached.isPurged = false;
    }
    if (!result.ok && !isUnknown) return { result, freshUntil: 0 };
    // Age counts from the request (RFC 9111, 4.2.3).
    const freshUntil = call.began + freshMs;
    const entry = {
      result,
      freshUntil,
      changesAt,
      calledAt: call.began,
      isPurged: false,
    };
    if (freshMs + staleMs > 0) {
      const cache = isUnknown ? this.#unknownIds : this.#entries;
      cache.set(key, entry, { size: Math.max(1, bytes) });
    }
    return entry;
  }
}

/** The fresh entry, or the stale one if the refresh fails or is slow. */
async function freshOrStale(
  stale: CacheEntry,
  pending: Promise<CacheEntry | undefined>,
  key: QueryKey,
): Promise<CacheEntry> {
  const entry = await pending;
  const isNew = entry &&
    (entry.result.ok || isWithdrawn(key, entry.result));
  return isNew ? entry : stale;
}

/** Whether the service knows no such record. */
function isUnknownId(key: QueryKey, result: ContentResult<unknown>): boolean {
  if (isListKey(key)) return false;
  return result.ok ? result.value === null : isMissing(result);
}

/** Whether a record must no longer be shown; never true for lists. */
function isWithdrawn(key: QueryKey, result: ContentResult<unknown>): boolean {
  return !result.ok && !isListKey(key) &&
    withdrawnStatuses.has(result.status);
}
