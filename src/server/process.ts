import { endSignals } from "../lib/end-signals.ts";
import type { Listener } from "../lib/http/keep-listening.ts";
import { inspectError, type Log } from "./logging/log.ts";

/**
 * How long keep-alive connections are still served after a signal, in
 * milliseconds. Their responses carry `Connection: close`.
 */
const keepAliveGraceMs = 500;
/** How long pending responses may take after a signal, in milliseconds. */
const drainMs = 3500;
/** How long the process may take to exit by itself, in milliseconds. */
const endMs = 300;
/** How long pending content calls may take after a signal, in milliseconds. */
const contentGraceMs = 2500;

/** Logs uncaught errors and keeps the process alive. */
export function logUncaughtErrors(log: Log): void {
  globalThis.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    log.error("Unhandled rejection", { reason: inspectError(event.reason) });
  });
  globalThis.addEventListener("error", (event) => {
    event.preventDefault();
    log.error("Uncaught error", { reason: inspectError(event.error) });
  });
}

/** Revokes unused permissions: some platforms grant all of them. */
export function revokePermissions(): void {
  for (const name of ["run", "ffi", "write", "import", "sys"] as const) {
    Deno.permissions.revokeSync({ name });
  }
}

interface DrainOptions {
  server: Pick<Listener, "shutdown">;
  log: Log;
  /** Aborted by the first signal. */
  stopping: AbortController;
  /** Ends what responses still wait for. */
  endCalls(): void;
}

/**
 * On SIGINT and SIGTERM: stops accepting connections, drains the responses in
 * flight, fails the pending content calls, and exits with status 0.
 */
export function drainOnSignals(
  { server, log, stopping, endCalls }: DrainOptions,
): void {
  const exit = () => Deno.exit(0);
  function stop(signal: string): void {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info("Stopping", { signal });
    const timers = [
      setTimeout(endCalls, contentGraceMs),
      setTimeout(exit, drainMs),
    ];
    function end(): void {
      for (const timer of timers) clearTimeout(timer);
      // The process exits by itself: `Deno.exit` can deadlock while the runtime
      // collects metrics on this thread, so it is only the fallback.
      Deno.unrefTimer(setTimeout(exit, endMs));
    }
    setTimeout(() => server.shutdown().then(end, end), keepAliveGraceMs);
  }
  for (const signal of endSignals) {
    Deno.addSignalListener(signal, () => stop(signal));
  }
}
