import type { Log } from "./log.ts";

/** How long answers under way may go on after a signal, in milliseconds. */
const drainMs = 3500;

/** Keeps what nobody caught from ending the process; it is logged. */
export function surviveErrors(log: Log): void {
  globalThis.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    log.error("Unhandled rejection", { reason: textOf(event.reason) });
  });
  globalThis.addEventListener("error", (event) => {
    event.preventDefault();
    log.error("Uncaught error", { reason: textOf(event.error) });
  });
}

function textOf(reason: unknown): string {
  return reason instanceof Error
    ? reason.stack ?? reason.message
    : String(reason);
}

/**
 * Gives up for good what a server of pages never needs: some platforms grant
 * everything, and nothing that gets in may use it.
 */
export function narrowPermissions(): void {
  for (const name of ["run", "ffi", "write", "import", "sys"] as const) {
    Deno.permissions.revokeSync({ name });
  }
}

/**
 * Waits without the runtime's timers: to load them would take longer than all
 * else that a start does.
 */
export async function pause(milliseconds: number): Promise<void> {
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  await Atomics.waitAsync(nothing, 0, 0, milliseconds).value;
}

export interface DrainOptions {
  server: Pick<Deno.HttpServer, "shutdown">;
  log: Log;
  /** Called last, before the process ends. */
  beforeExit(): void;
}

/**
 * On a signal to stop: takes no new connections, lets answers under way
 * finish for a while, and ends the process with status 0.
 */
export function drainOnSignals(
  { server, log, beforeExit }: DrainOptions,
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
    setTimeout(exit, drainMs);
    server.shutdown().then(exit, exit);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => stop(signal));
  }
}

/** @throws {Error} When React runs in its development build: slow, and chatty. */
export async function assertProductionReact(): Promise<void> {
  const react = await import("react");
  if (typeof react.captureOwnerStack === "function") {
    throw new Error(
      'Cannot serve: React runs in its development build; NODE_ENV must be "production" before React is imported',
    );
  }
}
