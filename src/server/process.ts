import type { Listener } from "../lib/http/keep-listening.ts";
import { type Log, reasonOf } from "./logging/log.ts";

/**
 * How long requests on keep-alive connections are still answered after a signal,
 * in milliseconds. These responses carry `Connection: close`.
 */
const farewellMs = 500;
/** How long responses under way may go on after a signal, in milliseconds. */
const drainMs = 3500;
/** How long the process may take to end by itself, in milliseconds. */
const endMs = 300;
/** When content that has not come by then is given up, in milliseconds. */
const contentMs = 2500;

/** Logs uncaught errors and keeps the process alive. */
export function logUncaughtErrors(log: Log): void {
  globalThis.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    log.error("Unhandled rejection", { reason: reasonOf(event.reason) });
  });
  globalThis.addEventListener("error", (event) => {
    event.preventDefault();
    log.error("Uncaught error", { reason: reasonOf(event.error) });
  });
}

/** Revokes unused permissions: some platforms grant all of them. */
export function revokePermissions(): void {
  for (const name of ["run", "ffi", "write", "import", "sys"] as const) {
    Deno.permissions.revokeSync({ name });
  }
}

export interface DrainOptions {
  server: Pick<Listener, "shutdown">;
  log: Log;
  /** Aborted by the first signal. */
  stopping: AbortController;
  /** Ends what responses still wait for. */
  endCalls(): void;
}

/**
 * On SIGINT and SIGTERM: soon accepts no new connections, lets responses under
 * way finish for a while, those that wait for content with a failure, and lets
 * the process end with status 0.
 */
export function drainOnSignals(
  { server, log, stopping, endCalls }: DrainOptions,
): void {
  const exit = () => Deno.exit(0);
  function stop(signal: string): void {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info("Stopping", { signal });
    const timers = [setTimeout(endCalls, contentMs), setTimeout(exit, drainMs)];
    function end(): void {
      for (const timer of timers) clearTimeout(timer);
      // The process ends by itself: `Deno.exit` hangs while the runtime collects
      // metrics, which needs this thread. It is for what keeps the process alive.
      Deno.unrefTimer(setTimeout(exit, endMs));
    }
    setTimeout(() => server.shutdown().then(end, end), farewellMs);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => stop(signal));
  }
}
