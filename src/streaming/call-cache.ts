import type { ContentResult } from "../lib/content-result.ts";

/**
 * How long a pressed link reuses a result without a request, in milliseconds:
 * what was prefetched for it, or the list that a search filters.
 */
const maxAgeMs = 60_000;
/**
 * How long a pending call is reused: it may never settle if the connection is
 * lost.
 */
const maxPendingMs = 10_000;

/**
 * Statuses of what must no longer be shown, or not with this token. A record
 * that is gone (404, 410) is a result.
 */
const refusedStatuses = new Set([401, 403, 451]);

type Result = ContentResult<unknown>;
type Success = Extract<Result, { ok: true }>;

interface StartedCall {
  startedAt: number;
  token: string | undefined;
}

interface PendingCall extends StartedCall {
  result: Promise<Result>;
}

interface HeldResult extends StartedCall {
  result: Result;
}

export interface CallCacheOptions {
  /**
   * How long results are shown again after Back and in place of a failure, in
   * milliseconds; 0: not at all.
   */
  heldMs(): number;
  /** The visitor's token: what came with it is never shown with another. */
  token?(): string | undefined;
  /** What of a held result may be shown now; by default all of it. */
  stillShown?(result: Success): Result;
  /** By default a clock that never jumps, unlike `Date.now`. */
  now?(): number;
}

/**
 * Holds the results of the pages that a visitor has seen, so that they can be
 * shown again: after Back at once, also without a line. Failures are not held.
 */
export class CallCache {
  readonly #pending = new Map<string, PendingCall>();
  readonly #held = new Map<string, HeldResult>();
  readonly #options: CallCacheOptions;

  constructor(options: CallCacheOptions) {
    this.#options = options;
  }

  /**
   * The result of a call, or its promise: held, or asked for. If that fails, the
   * held one.
   * @param onRenewed After Back: any held result is returned, an older one is
   * asked for again, and this is called when the new one differs.
   */
  resultOf(
    key: string,
    call: () => Promise<Result>,
    onRenewed?: () => void,
  ): Result | Promise<Result> {
    const recent = this.#heldResult(
      key,
      onRenewed ? Math.min(maxAgeMs, this.#options.heldMs()) : maxAgeMs,
    );
    if (recent) return recent;
    const asked = this.#pendingResult(key) ?? this.add(key, call());
    const held = onRenewed && this.#heldResult(key);
    if (!held) return asked;
    Promise.resolve(asked).then((result) => {
      if (!isSame(result, held)) onRenewed();
    });
    return held;
  }

  /**
   * Adds a result, or a promise of it.
   * @returns It, or the held one in place of a failure.
   */
  add(key: string, result: Result | Promise<Result>): Result | Promise<Result> {
    const call = { startedAt: this.#now(), token: this.#token() };
    if (!(result instanceof Promise)) {
      return this.#hold(key, { ...call, result });
    }
    const pending: PendingCall = {
      ...call,
      result: result.then((result) => {
        if (this.#pending.get(key) === pending) this.#pending.delete(key);
        return this.#hold(key, { ...call, result });
      }),
    };
    this.#pending.set(key, pending);
    return pending.result;
  }

  /** Adds what a document brought, which is for visitors without a token. */
  addDocument(key: string, result: Result | Promise<Result>): void {
    if (this.#token() === undefined) this.add(key, result);
  }

  #hold(key: string, came: HeldResult): Result {
    const { result, token, startedAt } = came;
    if (!result.ok) {
      if (refusedStatuses.has(result.status)) this.#held.delete(key);
      return this.#heldResult(key) ?? result;
    }
    const isNewest = startedAt >= (this.#held.get(key)?.startedAt ?? 0);
    // A call that was tried again may have taken another token.
    if (isNewest && token === this.#token()) this.#held.set(key, came);
    return result;
  }

  /** What is held and may be shown now, if it is younger than a limit. */
  #heldResult(
    key: string,
    limitMs = this.#options.heldMs(),
  ): Result | undefined {
    const held = this.#held.get(key);
    if (!held?.result.ok || held.token !== this.#token()) return;
    if (this.#now() - held.startedAt >= limitMs) return;
    return this.#options.stillShown?.(held.result) ?? held.result;
  }

  #pendingResult(key: string): Promise<Result> | undefined {
    const pending = this.#pending.get(key);
    if (!pending || pending.token !== this.#token()) return;
    if (this.#now() - pending.startedAt <= maxPendingMs) return pending.result;
  }

  #token(): string | undefined {
    return this.#options.token?.();
  }

  #now(): number {
    return this.#options.now?.() ?? performance.now();
  }
}

function isSame(one: Result, other: Result): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
