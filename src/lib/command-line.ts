import { parseArgs, type ParseArgsConfig } from "node:util";

/**
 * Reads the command line of a task. Ends the process when it holds an unknown
 * flag, a flag without its value, or a word that is not expected.
 * @param usage The command with all that it takes, as one types it.
 */
export function readCommandLine<const T extends ParseArgsConfig>(
  usage: string,
  config: T,
) {
  try {
    return parseArgs({ args: Deno.args, ...config });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    // Some messages go on with hints.
    const [reason] = cause.message.split(/\.?(?:\n|\s(?=This|To ))/);
    refuse(`${reason}. Usage: ${usage}`);
  }
}

/** Ends the process because of a mistake on its command line. */
export function refuse(reason: string): never {
  console.error(reason);
  Deno.exit(2);
}
