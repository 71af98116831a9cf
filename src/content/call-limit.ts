/** Lets so many calls be under way at one time; the rest wait their turn. */
export interface CallLimit {
  /**
   * Waits for a place.
   * @returns Gives the place back; undefined when `signal` ended the wait.
   */
  enter(signal: AbortSignal): Promise<(() => void) | undefined>;
}

/** @param most How many calls may be under way. */
export function createCallLimit(most: number): CallLimit {
  let free = most;
  const waiting = new Set<() => void>();

  function leave(): void {
    free++;
    const [next] = waiting;
    next?.();
  }
  function take(): () => void {
    free--;
    return leave;
  }
  return {
    async enter(signal) {
      if (signal.aborted) return undefined;
      if (free > 0) return take();
      const turn = Promise.withResolvers<(() => void) | undefined>();
      function end(place?: () => void): void {
        waiting.delete(called);
        signal.removeEventListener("abort", leftBefore);
        turn.resolve(place);
      }
      const called = () => end(take());
      const leftBefore = () => end();
      signal.addEventListener("abort", leftBefore);
      waiting.add(called);
      return await turn.promise;
    },
  };
}
