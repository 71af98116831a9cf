import { escapeInvisible } from "./text/escape-invisible.ts";

/** An error whose message is enough for the user to fix the problem. */
export class ExpectedError extends Error {
  override name = "ExpectedError";
  readonly isExpected = true;
}

/**
 * Exits with status 1.
 * @param cause Only its message is printed if its `isExpected` is true; anything
 * else is a bug, printed with its stack trace.
 */
export function exitWithError(cause: unknown): never {
  const text = isExpected(cause) ? cause.message : Deno.inspect(cause);
  console.error(escapeInvisible(text));
  Deno.exit(1);
}

/** A property instead of `instanceof`: a bundle may contain a class twice. */
function isExpected(cause: unknown): cause is ExpectedError {
  return cause instanceof Error && "isExpected" in cause &&
    cause.isExpected === true;
}
