/** Names of errors whose message alone says what to change. */
const expected: ReadonlySet<string> = new Set([
  "SettingsError",
  "ContentFileError",
]);

/**
 * Ends the process with status 1. A setting or a content file that cannot be
 * used is told in one line; anything else with its trace.
 */
export function endWith(cause: unknown): never {
  const isExpected = cause instanceof Error && expected.has(cause.name);
  console.error(isExpected ? cause.message : cause);
  Deno.exit(1);
}
