interface KeepListeningOptions {
  /** Called once per outage, with the reason. */
  onOutage(reason: string): void;
  /** Aborts when the server must not listen again. */
  stopping?: AbortSignal;
}

/** A server that is restarted on the same address after an outage. */
export interface Listener {
  address: Deno.NetAddr;
  /** Resolves after shutdown. */
  finished: Promise<void>;
  /** Stops accepting connections and waits for pending responses. */
  shutdown(): Promise<void>;
}

/** The URL of an address: `localhost` where that is any of this machine. */
export function urlOf({ hostname, port }: Deno.NetAddr): string {
  const isAny = hostname === "0.0.0.0" || hostname === "::";
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  return `http://${isAny ? "localhost" : host}:${port}`;
}

/** Delay before listening again, in milliseconds. */
const pauseMs = 500;
/** Failures less than this apart, in milliseconds, count as one outage. */
const quietMs = 60_000;

/**
 * Like `Deno.serve`, but survives a connection that cannot be accepted, as when
 * the process runs out of file descriptors: it closes idle connections, lets
 * pending responses finish, and listens again.
 * @throws When listening fails the first time.
 */
export function keepListening(
  options: Deno.ServeTcpOptions,
  handler: Deno.ServeHandler,
  { onOutage, stopping = new AbortController().signal }: KeepListeningOptions,
): Listener {
  const first = Deno.serve(options, handler);
  const address = first.addr;
  const { port } = address;
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
    address,
    finished: finish(),
    async shutdown() {
      await Promise.all([server?.shutdown(), ...closing]);
    },
  };
}
