import type { compress } from "./compression.ts";

let loaded: typeof compress | undefined;

/**
 * The compressor, once it is loaded. A start of the process has no time for it:
 * what the build made is compressed already.
 */
export function compressor(): typeof compress | undefined {
  return loaded;
}

/** Loads the compressor. */
export async function loadCompressor(): Promise<void> {
  loaded ??= (await import("./compression.ts")).compress;
}
