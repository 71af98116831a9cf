import { createHash } from "node:crypto";
import { TaskCancelledError } from "cockatiel";
import { LRUCache } from "lru-cache";
import { untilAborted } from "../../lib/promises/until-aborted.ts";
import type { ContentResult } from "./content-result.ts";

/**
 * How many calls with tokens run at once: with each token, and with all tokens
 * that the service has accepted, or with all others.
 */
export const tokenLimits = { each: 2, accepted: 32, others: 32 } as const;

/** How many tokens are remembered as answered, and as refused. */
const maxRemembered = 1000;

interface RunningCall {
  token: string;
  /** Ends it to make room. */
  end(): void;
  ended: AbortSignal;
}

interface WaitingCall {
  token: string;
  start(running: RunningCall): void;
}

/** Of accepted tokens, or of all others. */
type Places = "accepted" | "others";

/**
 * Limits the calls with visitors' tokens, of which anyone can make up any
 * number. Tokens that the service has accepted and all others have places of
 * their own. When those are taken, the longest running call there is ended for
 * a new one: neither tokens whose calls hang nor made-up ones can keep accepted
 * ones out. Tokens that the service has refused wait until there is room.
 */
export class TokenLimit {
  /** The longest running first. */
  readonly #running: Readonly<Record<Places, Set<RunningCall>>> = {
    accepted: new Set(),
    others: new Set(),
  };
  readonly #waiting: WaitingCall[] = [];
  // By their hashes: a dump of the memory holds no token for longer than a call.
  readonly #answered = new LRUCache<string, true>({ max: maxRemembered });
  readonly #refused = new LRUCache<string, true>({ max: maxRemembered });

  /**
   * Makes a call, once there is room.
   * @throws {TaskCancelledError} When the signal was aborted, or the call has
   * been ended for another one.
   */
  async run<T>(
    token: string,
    signal: AbortSignal,
    call: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const running = this.#enter(token) ?? await this.#wait(token, signal);
    try {
      const cancelled = AbortSignal.any([signal, running.ended]);
      const result = await untilAborted(call(cancelled), cancelled);
      if (result === undefined) throw new TaskCancelledError();
      return result;
    } finally {
      this.#leave(running);
    }
  }

  /** Remembers whether the service accepts a token. */
  note(token: string, result: ContentResult<unknown>): void {
    const key = keyOf(token);
    if (result.ok) {
      this.#refused.delete(key);
      this.#answered.set(key, true);
      return;
    }
    const isOfRecord = result.status === 403 && this.#answered.peek(key);
    if (isOfRecord || result.status !== 401 && result.status !== 403) return;
    this.#answered.delete(key);
    this.#refused.set(key, true);
  }

  /**
   * The places of a token. It is accepted when the service has answered calls
   * with it and refused other tokens: one that refuses none reads none.
   */
  #placesOf(token: string): Places {
    const isAnswered = this.#answered.get(keyOf(token)) === true;
    return isAnswered && this.#refused.size > 0 ? "accepted" : "others";
  }

  #isRefused(token: string): boolean {
    return this.#refused.peek(keyOf(token)) === true;
  }

  #hasRoom(token: string): boolean {
    const places = this.#placesOf(token);
    return this.#running[places].size < tokenLimits[places];
  }

  #hasOwnRoom(token: string): boolean {
    const { accepted, others } = this.#running;
    const own = [...accepted, ...others].filter((it) => it.token === token);
    return own.length < tokenLimits.each;
  }

  /** Starts a call if it need not wait. */
  #enter(token: string): RunningCall | undefined {
    if (!this.#hasOwnRoom(token)) return undefined;
    if (!this.#hasRoom(token)) {
      if (this.#isRefused(token)) return undefined;
      const [longest] = this.#running[this.#placesOf(token)];
      longest?.end();
    }
    return this.#start(token);
  }

  #start(token: string): RunningCall {
    const places = this.#running[this.#placesOf(token)];
    const controller = new AbortController();
    const running: RunningCall = {
      token,
      ended: controller.signal,
      end() {
        places.delete(running);
        controller.abort();
      },
    };
    places.add(running);
    return running;
  }

  async #wait(token: string, signal: AbortSignal): Promise<RunningCall> {
    const { promise, resolve } = Promise.withResolvers<RunningCall>();
    const waiting = { token, start: resolve };
    this.#waiting.push(waiting);
    const running = await untilAborted(promise, signal);
    if (running) return running;
    // It may have been started at the same moment.
    const index = this.#waiting.indexOf(waiting);
    if (index >= 0) this.#waiting.splice(index, 1);
    else this.#leave(await promise);
    throw new TaskCancelledError();
  }

  #leave(running: RunningCall): void {
    this.#running.accepted.delete(running);
    this.#running.others.delete(running);
    for (let next = this.#next(); next; next = this.#next()) {
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.start(this.#start(next.token));
    }
  }

  /** The next call to start: refused tokens come after the others. */
  #next(): WaitingCall | undefined {
    const ready = this.#waiting.filter(({ token }) =>
      this.#hasOwnRoom(token) && this.#hasRoom(token)
    );
    return ready.find(({ token }) => !this.#isRefused(token)) ?? ready[0];
  }
}

function keyOf(token: string): string {
  return createHash("sha256").update(token).digest("base64");
}
