import { type Log, reasonOf } from "./logging/log.ts";

/** How long responses under way may go on after a signal, in milliseconds. */
const drainMs = 3500;
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
  server: Pick<Deno.HttpServer, "shutdown">;
  log: Log;
  /** Ends what responses still wait for. */
  endCalls(): void;
  /** Called last, before the process ends. */
  beforeExit(): void;
}

/**
 * On SIGINT and SIGTERM: accepts no new connections, lets responses under way
 * finish for a while, those that wait for content with a failure, and ends the
 * process with status 0.
 */
export function drainOnSignals(
  { server, log, endCalls, beforeExit }: DrainOptions,
): void {
  let isStopping = false;
  function exit(): void {
    beforeExit();
    Deno.exit(0);
  }
  function stop(signal: string): void {
    if (isStopping) return;
    isStopping = true;
    log.info("Stopping", { signal });
    setTimeout(endCalls, contentMs);
    setTimeout(exit, drainMs);
    server.shutdown().then(exit, exit);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => stop(signal));
  }
}
