/** Limits how many calls run at one time; further ones wait in a queue. */
export interface Semaphore {
  /**
   * Waits for a free place.
   * @returns A function that frees the place again; undefined when `signal`
   * aborted first.
   */
  acquire(signal: AbortSignal): Promise<(() => void) | undefined>;
}

/** @param maxConcurrent How many calls may run at one time. */
export function createSemaphore(maxConcurrent: number): Semaphore {
  let free = maxConcurrent;
  const queue = new Set<() => void>();

  function take(): () => void {
    free--;
    return release;
  }
  function release(): void {
    free++;
    const [next] = queue;
    next?.();
  }
  return {
    async acquire(signal) {
      if (signal.aborted) return undefined;
      if (free > 0) return take();
      const turn = Promise.withResolvers<(() => void) | undefined>();
      function leaveQueue(place?: () => void): void {
        queue.delete(onTurn);
        signal.removeEventListener("abort", onAbort);
        turn.resolve(place);
      }
      const onTurn = () => leaveQueue(take());
      const onAbort = () => leaveQueue();
      signal.addEventListener("abort", onAbort);
      queue.add(onTurn);
      return await turn.promise;
    },
  };
}
