/** Signals that ask a process to end; Windows has no SIGTERM. */
export const endSignals: readonly Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT"]
  : ["SIGINT", "SIGTERM"];
