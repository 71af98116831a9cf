import { createLruMap } from "../lib/lru-map.ts";
import {
  resolvedPromise,
  trackSettled,
} from "../lib/promises/settled-promise.ts";
import { within } from "../lib/promises/within.ts";
import { allTag, type CallName, isListCall } from "./call-names.ts";
import {
  type ContentResult,
  late,
  unreachable,
} from "./transport/content-result.ts";

/** What the content service has answered to a call. */
export interface Answer {
  result: ContentResult<unknown>;
  /** Until when it is fresh, by `performance.now()`; 0 when it is outdated. */
  freshUntil: number;
}

/** A result as it came. */
export interface FetchedResult {
  result: ContentResult<unknown>;
  /** About how much memory it takes. */
  bytes: number;
}

export interface AnswerCacheOptions {
  /** Calls the content service. */
  fetch(name: CallName): Promise<FetchedResult>;
  /** How long an answer is served without another call, in milliseconds. */
  freshMs: number;
  /** How much longer it is served while the service is slow or fails. */
  staleMs: number;
}

interface CachedAnswer extends Answer {
  /** When it was asked for. */
  askedAt: number;
  /** A purge has named it: its successor is waited for. */
  isPurged: boolean;
}

interface PendingCall {
  began: number;
  answer: Promise<Answer>;
}

/** Limits of the answers, and once more of the unknown ids. */
export const answerCacheLimits = {
  maxEntries: 500,
  maxBytes: 64 * 1024 * 1024,
} as const;

/**
 * How long the successor of an outdated answer is waited for, in milliseconds: a
 * little less than a page waits for its content, so that the old one is there.
 */
const outdatedWaitMs = 40;

/** Statuses of a record that must not be shown any more. */
const withdrawnStatuses = new Set([403, 404, 410, 451]);

/**
 * The answers of the content service, by the names of their calls. Concurrent
 * callers share a call. An outdated answer is served while its successor is
 * late; a purged one only when its successor fails. Failures are not
 * stored.
 */
export class AnswerCache {
  readonly #options: AnswerCacheOptions;
  readonly #answers = createLruMap<CachedAnswer>(answerCacheLimits);
  // Apart: guessed ids must not push out what visitors read.
  readonly #unknownIds = createLruMap<CachedAnswer>(answerCacheLimits);
  readonly #pending = new Map<CallName, PendingCall>();

  constructor(options: AnswerCacheOptions) {
    this.#options = options;
  }

  /** The answer to a call; the promise is settled when the answer is fresh. */
  ask(name: CallName): Promise<Answer> {
    const cached = this.#get(name);
    if (!cached) return this.#call(name).answer;
    if (cached.freshUntil > performance.now()) return resolvedPromise(cached);
    const outdated = { result: cached.result, freshUntil: 0 };
    const { began, answer } = this.#call(name);
    if (cached.isPurged) return trackSettled(newOr(outdated, answer, name));
    const waitMs = began + outdatedWaitMs - performance.now();
    return waitMs > 0
      ? trackSettled(newOr(outdated, within(answer, waitMs), name))
      : resolvedPromise(outdated);
  }

  /** Whether the answer to a call is cached and fresh. */
  isFresh(name: CallName): boolean {
    return (this.#get(name)?.freshUntil ?? 0) > performance.now();
  }

  /** Whether a call is answered within `outdatedWaitMs`, at the latest. */
  isOutdated(name: CallName): boolean {
    const cached = this.#get(name);
    return cached !== undefined && !cached.isPurged &&
      cached.freshUntil <= performance.now();
  }

  /** Makes answers outdated. A call that began before is not fresh after. */
  purge(name: CallName | typeof allTag): void {
    const names = name === allTag
      ? [...this.#answers.keys(), ...this.#pending.keys()] as CallName[]
      : [name];
    if (name === allTag) this.#unknownIds.clear();
    for (const each of names) {
      this.#pending.delete(each);
      this.#unknownIds.delete(each);
      const cached = this.#answers.peek(each);
      if (cached) Object.assign(cached, { freshUntil: 0, isPurged: true });
    }
  }

  /** How many answers there are. */
  size(): number {
    return this.#answers.size() + this.#unknownIds.size();
  }

  /**
   * The age of the oldest answer that is served although it is outdated, in
   * milliseconds; undefined when there is none.
   */
  oldestOutdatedMs(): number | undefined {
    const now = performance.now();
    const { freshMs, staleMs } = this.#options;
    const ages = [...this.#answers.keys()]
      .flatMap((name) => this.#answers.peek(name) ?? [])
      .filter(({ freshUntil }) => freshUntil <= now)
      .map(({ askedAt }) => now - askedAt)
      .filter((age) => age < freshMs + staleMs);
    return ages.length > 0 ? Math.max(...ages) : undefined;
  }

  #get(name: CallName): CachedAnswer | undefined {
    const now = performance.now();
    const { freshMs, staleMs } = this.#options;
    const cached = this.#answers.get(name);
    if (cached && now < cached.askedAt + freshMs + staleMs) return cached;
    this.#answers.delete(name);
    // Not served when outdated: there may be such a record by now.
    const unknown = this.#unknownIds.get(name);
    if (unknown && now < unknown.freshUntil) return unknown;
    this.#unknownIds.delete(name);
    return undefined;
  }

  /** Calls the service, or joins a call under way. */
  #call(name: CallName): PendingCall {
    const pending = this.#pending.get(name);
    if (pending) return pending;
    const call: PendingCall = {
      began: performance.now(),
      answer: trackSettled(
        this.#options.fetch(name)
          .catch(() => ({ result: unreachable, bytes: 0 }))
          .then((fetched) => this.#receive(name, call, fetched)),
      ),
    };
    this.#pending.set(name, call);
    return call;
  }

  #receive(
    name: CallName,
    call: PendingCall,
    { result, bytes }: FetchedResult,
  ): Answer {
    // A purge may have come after the call: the result may be outdated.
    if (this.#pending.get(name) !== call) return { result, freshUntil: 0 };
    this.#pending.delete(name);
    const { freshMs, staleMs } = this.#options;
    const isUnknown = isUnknownId(name, result);
    if (result.ok || isUnknown || isWithdrawn(name, result)) {
      this.#answers.delete(name);
      this.#unknownIds.delete(name);
    } else if (result === late) {
      // A service that hangs is not waited for by every visitor.
      Object.assign(this.#answers.peek(name) ?? {}, { isPurged: false });
    }
    if (!result.ok && !isUnknown) return { result, freshUntil: 0 };
    // A slow answer may be as old as its call (RFC 9111, 4.2.3).
    const freshUntil = call.began + freshMs;
    if (freshMs + staleMs > 0) {
      const cached = { result, freshUntil, askedAt: call.began };
      const map = isUnknown ? this.#unknownIds : this.#answers;
      map.set(name, { ...cached, isPurged: false }, bytes);
    }
    return { result, freshUntil };
  }
}

/** The new answer; the outdated one when the new one fails or is late. */
async function newOr(
  outdated: Answer,
  pending: Promise<Answer | undefined>,
  name: CallName,
): Promise<Answer> {
  const answer = await pending;
  const isNew = answer &&
    (answer.result.ok || isWithdrawn(name, answer.result));
  return isNew ? answer : outdated;
}

/** Whether the service knows no such record. */
function isUnknownId(name: CallName, result: ContentResult<unknown>): boolean {
  if (isListCall(name)) return false;
  return result.ok
    ? result.value === null
    : result.status === 404 || result.status === 410;
}

/** Whether a record must not be shown any more; lists outlive such answers. */
function isWithdrawn(name: CallName, result: ContentResult<unknown>): boolean {
  return !result.ok && !isListCall(name) &&
    withdrawnStatuses.has(result.status);
}
