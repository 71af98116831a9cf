/** Loads the files of a group of tests, in their common isolate. */

/**
 * Loads a test file. One that cannot be loaded becomes a failing test, so that
 * the other files of its group run.
 */
export async function loadFile(
  file: string,
  load: () => Promise<unknown>,
): Promise<void> {
  try {
    await load();
  } catch (cause) {
    Deno.test(`${file} loads`, () => {
      throw cause;
    });
  }
}

/** The globals before a test. */
let globals = Object.getOwnPropertyDescriptors(globalThis);

Deno.test.beforeEach(() => {
  globals = Object.getOwnPropertyDescriptors(globalThis);
});

// A test of another file must not see globals that a test has replaced.
Deno.test.afterEach(() => {
  const now = Object.getOwnPropertyDescriptors(globalThis);
  for (const [name, before] of Object.entries(globals)) {
    const after = Reflect.get(now, name) as PropertyDescriptor | undefined;
    const isSame = after?.value === before.value && after?.get === before.get;
    if (!isSame) Object.defineProperty(globalThis, name, before);
  }
});

for (
  const hook of ["beforeAll", "beforeEach", "afterEach", "afterAll"] as const
) {
  Deno.test[hook] = () => {
    throw new Error(
      `${hook} would run for all files of this group: see \`hooks\` in tests/support/run/groups.ts`,
    );
  };
}
