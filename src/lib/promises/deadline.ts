/** A time limit for a task of several steps. */
export interface Deadline {
  /** Aborts when the time is over, or when `cancelled` aborts. */
  signal: AbortSignal;
  /** Milliseconds since the start. */
  elapsedMs(): number;
  /** Aborts the signal before the time is over. */
  end(): void;
  /** Stops the timer, once the task is done. */
  clear(): void;
}

export interface DeadlineOptions {
  /** Aborts when the task is no longer wanted. */
  cancelled?: AbortSignal;
  /** A monotonic clock, in milliseconds. */
  now?(): number;
}

export function startDeadline(
  timeoutMs: number,
  { cancelled, now = () => performance.now() }: DeadlineOptions = {},
): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const startedAt = now();
  return {
    signal: cancelled
      ? AbortSignal.any([controller.signal, cancelled])
      : controller.signal,
    elapsedMs: () => now() - startedAt,
    end: () => controller.abort(),
    clear: () => clearTimeout(timer),
  };
}

/** Waits; resolves early when `signal` aborts, and never rejects. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}

/**
 * What a promise resolves to.
 * @returns Undefined when it takes longer than `limitMs`.
 */
export async function within<T>(
  promise: Promise<T>,
  limitMs: number,
): Promise<T | undefined> {
  const { promise: ended, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, limitMs);
  try {
    return await Promise.race([promise, ended]);
  } finally {
    clearTimeout(timer);
  }
}
