/** Timeout where nothing else limits a wait, in milliseconds. */
export const patienceMs = 60_000;

/**
 * The value of a promise that may never settle, so that a test fails instead of
 * hanging.
 * @throws {Error} After a minute.
 */
export async function inTime<T>(value: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Nothing came within ${patienceMs} ms`)),
      patienceMs,
    );
  });
  try {
    return await Promise.race([value, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Polls until a condition holds.
 * @param everyMs Time between two checks, in milliseconds.
 * @param what The condition for the error message; its source by default.
 * @throws {Error} After a minute.
 */
export async function waitUntil(
  holds: () => unknown,
  everyMs = 10,
  what = String(holds),
): Promise<void> {
  const started = performance.now();
  while (!await holds()) {
    if (performance.now() - started > patienceMs) {
      throw new Error(`Not within ${patienceMs} ms: ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Runs a task a number of times, with limited concurrency. */
export async function each(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(Array.from({ length: atOnce }, async () => {
    while (next < count) await work(next++);
  }));
}
