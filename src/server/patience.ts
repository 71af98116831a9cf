/**
 * How long a page waits for its data before it streams. Data that comes within
 * a few milliseconds is not worth a "Loading..."; a service that took longer
 * the last time is not waited for at all.
 */
export interface Patience {
  /** Milliseconds that are waited for the data of a kind of page. */
  of(kind: string): number;
  /** Waits for data, and notes how long it took or was waited for in vain. */
  wait(
    kind: string,
    data: readonly Promise<unknown>[],
    options: WaitOptions,
  ): Promise<void>;
}

export interface WaitOptions {
  /** The most to wait, in milliseconds; what was learned unless told. */
  limitMs?: number;
  /** Tells that the visitor has left. */
  signal: AbortSignal;
}

const quickMs = 8;
const waitMs = 12;

/** Learns from the last time how long it pays to wait. */
export function createPatience(): Patience {
  const last = new Map<string, number>();

  function of(kind: string): number {
    return (last.get(kind) ?? 0) <= quickMs ? waitMs : 0;
  }
  return {
    of,
    async wait(kind, data, { limitMs = of(kind), signal }) {
      const started = performance.now();
      const all = Promise.allSettled(data).then(() => {
        // What ends because the visitor has left says nothing of the service.
        if (!signal.aborted) last.set(kind, performance.now() - started);
      });
      // Noted now: who leaves before the data comes leaves no time to note.
      if (limitMs > 0 && !await within(all, limitMs)) last.set(kind, limitMs);
    },
  };
}

/** Waits for work; false when it was not done within `limitMs`. */
async function within(
  work: Promise<unknown>,
  limitMs: number,
): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<false>((resolve) =>
    timer = setTimeout(resolve, limitMs, false)
  );
  const isDone = await Promise.race([work.then(() => true), limit]);
  clearTimeout(timer);
  return isDone;
}
