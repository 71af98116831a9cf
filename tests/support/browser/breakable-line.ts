/** A breakable connection between a browser and a site. */
interface BreakableLine extends AsyncDisposable {
  origin: string;
  /** Holds back all further data of the oldest connection: the document's. */
  silence(): void;
  /** Closes every connection, and new ones until `restore`. */
  drop(): void;
  restore(): void;
}

/** Opens a proxy to a site that breaks when told. */
export function breakableLine(site: { origin: string }): BreakableLine {
  const { hostname, port } = new URL(site.origin);
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const open = new Set<Connection>();
  let isDown = false;
  const accepting = (async () => {
    for await (const browser of listener) {
      const server = isDown
        ? undefined
        // A killed server refuses it.
        : await Deno.connect({ hostname, port: Number(port) }).catch(() => {});
      if (!server) {
        browser.close();
        continue;
      }
      const connection = { browser, server, isSilent: false };
      open.add(connection);
      carry(connection).finally(() => open.delete(connection));
    }
  })();
  return {
    origin: `http://127.0.0.1:${listener.addr.port}`,
    silence() {
      const [first] = open;
      if (first) first.isSilent = true;
    },
    drop() {
      isDown = true;
      for (const connection of open) close(connection);
    },
    restore() {
      isDown = false;
    },
    async [Symbol.asyncDispose]() {
      listener.close();
      for (const connection of open) close(connection);
      await accepting;
    },
  };
}

interface Connection {
  browser: Deno.TcpConn;
  server: Deno.TcpConn;
  isSilent: boolean;
}

async function carry(connection: Connection): Promise<void> {
  const { browser, server } = connection;
  const requests = browser.readable.pipeTo(server.writable);
  const responses = server.readable
    .pipeThrough(
      new TransformStream({
        transform(bytes, controller) {
          if (!connection.isSilent) controller.enqueue(bytes);
        },
      }),
    )
    .pipeTo(browser.writable);
  await Promise.allSettled([requests, responses]);
}

/** Either end may already be closed. */
function close({ browser, server }: Connection): void {
  for (const end of [browser, server]) {
    try {
      end.close();
    } catch {
      // Already closed.
    }
  }
}
