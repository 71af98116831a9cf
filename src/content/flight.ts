/** Work under way that several may wait for. */
export interface Flight<T> {
  /**
   * Waits for the work.
   * @param signal Tells that this one stopped waiting; when the last one has,
   * the work is stopped. Without a signal the work goes on to its end.
   */
  join(signal?: AbortSignal): Promise<T>;
}

/**
 * Starts work that is shared by all who wait for it.
 * @param work Must settle soon after its signal aborts.
 * @param onDone Called once: when the work has ended, or nobody waits any more.
 */
export function startFlight<T>(
  work: (signal: AbortSignal) => Promise<T>,
  onDone: () => void,
): Flight<T> {
  const controller = new AbortController();
  let waiting = 0;
  let done = false;
  function finish(): void {
    if (!done) onDone();
    done = true;
  }
  const result = work(controller.signal).finally(finish);
  // Work reports failures as values; this only keeps a bug from ending us.
  result.catch(() => {});
  return {
    join(signal) {
      waiting++;
      signal?.addEventListener("abort", () => {
        if (--waiting > 0 || done) return;
        finish();
        controller.abort();
      }, { once: true });
      return result;
    },
  };
}
