import { TaskCancelledError } from "cockatiel";
import { createLruMap } from "../../lib/lru-map.ts";
import { untilAborted } from "../../lib/promises/until-aborted.ts";
import { hash32 } from "../../lib/text/hash32.ts";

/** How many calls with tokens run at once: with each of them, and with all. */
export const tokenLimits = { each: 2, all: 64 } as const;

/** How many tokens are remembered as refused. */
const maxRefused = 1000;

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

/**
 * Limits the calls with visitors' tokens, of which anyone can make up any
 * number. When too many run, the longest running one is ended for a new one:
 * tokens whose calls hang cannot keep others out. Tokens that the service has
 * refused wait until there is room.
 */
export class TokenLimit {
  /** The longest running first. */
  readonly #running = new Set<RunningCall>();
  readonly #waiting: WaitingCall[] = [];
  readonly #refused = createLruMap<true>({ maxEntries: maxRefused });

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

  /** Remembers whether the service refuses a token. */
  noteRefusal(token: string, isRefused: boolean): void {
    const key = keyOf(token);
    if (isRefused) this.#refused.set(key, true);
    else this.#refused.delete(key);
  }

  #isRefused(token: string): boolean {
    return this.#refused.peek(keyOf(token)) === true;
  }

  #hasOwnRoom(token: string): boolean {
    const own = [...this.#running].filter((it) => it.token === token);
    return own.length < tokenLimits.each;
  }

  /** Starts a call if it need not wait. */
  #enter(token: string): RunningCall | undefined {
    if (!this.#hasOwnRoom(token)) return undefined;
    if (this.#running.size >= tokenLimits.all) {
      if (this.#isRefused(token)) return undefined;
      const [longest] = this.#running;
      longest?.end();
    }
    return this.#start(token);
  }

  #start(token: string): RunningCall {
    const controller = new AbortController();
    const running: RunningCall = {
      token,
      ended: controller.signal,
      end: () => {
        this.#running.delete(running);
        controller.abort();
      },
    };
    this.#running.add(running);
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
    this.#running.delete(running);
    while (this.#running.size < tokenLimits.all) {
      const next = this.#next();
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.start(this.#start(next.token));
    }
  }

  /** The next call to start: refused tokens come after the others. */
  #next(): WaitingCall | undefined {
    const ready = this.#waiting.filter(({ token }) => this.#hasOwnRoom(token));
    return ready.find(({ token }) => !this.#isRefused(token)) ?? ready[0];
  }
}

function keyOf(token: string): string {
  return String(hash32(token));
}
