/**
 * Awaits a promise for a limited time.
 * @returns Undefined when it takes longer than `limitMs`.
 */
export async function within<T>(
  promise: Promise<T>,
  limitMs: number,
): Promise<T | undefined> {
  let timer: number | undefined;
  const ended = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  try {
    return await Promise.race([promise, ended]);
  } finally {
    clearTimeout(timer);
  }
}
