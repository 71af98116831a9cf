export interface KeepListeningOptions {
  /** Called once for an outage, with its reason. */
  onOutage(reason: string): void;
  /** Aborts when it shall not listen again. */
  stopping?: AbortSignal;
}

/** One server after another at one address. */
export interface Listener {
  port: number;
  /** Resolves when it has been shut down. */
  finished: Promise<void>;
  /** Accepts no new connections and waits for the responses under way. */
  shutdown(): Promise<void>;
}

/** Time before it listens again, in milliseconds. */
const pauseMs = 500;
/** Failures with less time between them are one outage, in milliseconds. */
const quietMs = 60_000;

/**
 * Serves like `Deno.serve`, which stops listening at the first connection that
 * it cannot accept, as when the process runs out of file descriptors. This
 * closes the idle connections, lets responses under way finish, and listens
 * again.
 * @throws When it cannot listen the first time.
 */
export function keepListening(
  options: Deno.ServeTcpOptions,
  handler: Deno.ServeHandler,
  { onOutage, stopping = new AbortController().signal }: KeepListeningOptions,
): Listener {
  const first = Deno.serve(options, handler);
  const { port } = first.addr;
  let server: typeof first | undefined = first;
  const closing = new Set<Promise<void>>();

  function close(failed: typeof first): void {
    const closed = failed.shutdown().finally(() => closing.delete(closed));
    closing.add(closed);
  }

  async function finish(): Promise<void> {
    let failedAt = -Infinity;
    while (!stopping.aborted) {
      try {
        server ??= Deno.serve({ ...options, port }, handler);
        return await server.finished;
      } catch (cause) {
        if (server) close(server);
        server = undefined;
        const now = performance.now();
        if (now - failedAt > quietMs) onOutage(String(cause));
        failedAt = now;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }
  return {
    port,
    finished: finish(),
    async shutdown() {
      await Promise.all([server?.shutdown(), ...closing]);
    },
  };
}
