import { parseArgs, type ParseArgsConfig } from "node:util";

/**
 * Parses a task's command line. Exits on an unknown flag, a missing value or an
 * unexpected argument.
 * @param usage The usage line: the command with all its arguments.
 */
export function readCommandLine<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
) {
  try {
    return parseArgs({ args: Deno.args, ...config });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    // Some messages continue with hints.
    const [reason] = cause.message.split(/\.?(?:\n|\s(?=This|To ))/);
    refuse(`${reason}. Usage: ${usage}`);
  }
}

/** Exits because of an invalid command line. */
export function refuse(reason: string): never {
  console.error(reason);
  Deno.exit(2);
}
