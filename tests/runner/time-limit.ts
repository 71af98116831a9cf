/**
 * Loaded before each test file: a file whose test or hook never ends fails, in
 * place of holding up the run. Deno's `timeout` would have to be set at each
 * test: set by a `Deno.test` in front of the real one, reports name the module
 * of that in place of the test's.
 */

/** Twice what the slowest test takes on cores that are busy with other work. */
const limitMs = Number(Deno.env.get("TEST_LIMIT_MS") ?? 300_000);

// Tests have clocks of their own.
const { setTimeout, clearTimeout } = globalThis;

type Timer = ReturnType<typeof setTimeout>;

let timer: Timer | undefined;

/** Starts the time again: something has ended. */
function restart(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    throw new Error(`No test and no hook ended within ${limitMs} ms`);
  }, limitMs);
  Deno.unrefTimer(timer);
}

restart();
Deno.test.beforeEach(restart);
Deno.test.afterEach(restart);

// After an error that no test caught, Deno waits for these hooks without end.
const { afterAll } = Deno.test;
Deno.test.afterAll = (hook) =>
  afterAll(async () => {
    let limit: Timer | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      const error = new Error(`A hook did not end within ${limitMs} ms`);
      limit = setTimeout(() => reject(error), limitMs);
    });
    await Promise.race([hook(), tooLate]);
    clearTimeout(limit);
  });
