/**
 * Awaits a promise, or the abort of a signal if that comes first.
 * @returns Undefined when the signal was aborted.
 */
export async function untilAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  if (signal.aborted) return undefined;
  const { promise: aborted, resolve } = Promise.withResolvers<undefined>();
  const abort = () => resolve(undefined);
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
