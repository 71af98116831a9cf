import type { compress } from "./compression.ts";

let loaded: typeof compress | undefined;
let loading: Promise<void> | undefined;

/**
 * The compressor once it is loaded; the first call begins to load it. A start
 * of the process has no time for it: what the build made is compressed already.
 */
export function compressor(): typeof compress | undefined {
  if (!loaded) loadCompressor();
  return loaded;
}

/** Resolves when the compressor is there. */
export function loadCompressor(): Promise<void> {
  loading ??= import("./compression.ts").then((module) => {
    loaded = module.compress;
  });
  return loading;
}
