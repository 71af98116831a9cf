/** An error whose message alone says what to change. */
export class ExpectedError extends Error {
  override name = "ExpectedError";
  readonly isExpected = true;
}

/**
 * Ends the process with status 1.
 * @param cause Printed as one line when its `isExpected` is true; anything
 * else is a bug and printed with its stack trace.
 */
export function exitWithError(cause: unknown): never {
  console.error(isExpected(cause) ? cause.message : cause);
  Deno.exit(1);
}

/** A mark instead of `instanceof`: a bundle may hold a class twice. */
function isExpected(cause: unknown): cause is ExpectedError {
  return cause instanceof Error && "isExpected" in cause &&
    cause.isExpected === true;
}
