/** Signals that ask a process to end; Windows has one. */
export const endSignals: readonly Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT"]
  : ["SIGINT", "SIGTERM"];
