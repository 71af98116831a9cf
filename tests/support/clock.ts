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
 * Makes timers a hundred times slower until the end of the block, so that short
 * waits also suffice on a busy machine.
 */
export function slowTimers(): Disposable {
  return timersOf((ms) => 100 * ms);
}

/** Ends timers at once, until the end of the block. */
export function endedTimers(): Disposable {
  return timersOf(() => 0);
}

function timersOf(msOf: (ms: number) => number): Disposable {
  const own = globalThis.setTimeout;
  const changed = (work: () => void, ms = 0) => own(work, msOf(ms));
  Object.assign(globalThis, { setTimeout: changed });
  return { [Symbol.dispose]: () => void (globalThis.setTimeout = own) };
}
