/** Moves the server's clock forward until the end of the block. */
export function laterBy(ms: number): Disposable {
  const { now } = performance;
  const { now: date } = Date;
  performance.now = () => now.call(performance) + ms;
  Date.now = () => date() + ms;
  return {
    [Symbol.dispose]() {
      performance.now = now;
      Date.now = date;
    },
  };
}

/**
 * Makes timers take a hundred times as long, until the end of the block: what
 * has to come within milliseconds then comes in time on a busy machine too.
 */
export function slowTimers(): Disposable {
  const own = globalThis.setTimeout;
  const slow = (work: () => void, ms = 0) => own(work, 100 * ms);
  Object.assign(globalThis, { setTimeout: slow });
  return { [Symbol.dispose]: () => void (globalThis.setTimeout = own) };
}
