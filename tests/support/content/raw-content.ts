/** A content service on bare sockets, for invalid HTTP. */
interface RawContent extends AsyncDisposable {
  origin: string;
  /** The number of connections so far. */
  connections: number;
  /** The number of connections that the client has closed. */
  closed: number;
}

interface RawConnection {
  /** Sends text; false when the client has disconnected. */
  send(text: string | Uint8Array<ArrayBuffer>): Promise<boolean>;
  /** Closes the connection. */
  end(): void;
}

/**
 * Starts a content service on this machine.
 * @param answer Runs once a request has arrived on a connection.
 */
export function rawContent(
  answer: (connection: RawConnection) => void | Promise<void>,
): RawContent {
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const open = new Set<Deno.TcpConn>();
  const raw: RawContent = {
    origin: `http://127.0.0.1:${listener.addr.port}`,
    connections: 0,
    closed: 0,
    [Symbol.asyncDispose]() {
      listener.close();
      for (const connection of open) close(connection);
      return accepting;
    },
  };
  const accepting = accept();

  async function accept(): Promise<void> {
    const served: Promise<void>[] = [];
    try {
      for await (const connection of listener) {
        raw.connections++;
        served.push(serve(connection));
      }
    } catch {
      // The listener is closed.
    }
    await Promise.all(served);
  }
  function close(connection: Deno.TcpConn): void {
    if (!open.delete(connection)) return;
    connection.close();
  }
  async function serve(connection: Deno.TcpConn): Promise<void> {
    open.add(connection);
    await connection.read(new Uint8Array(4096)).catch(() => null);
    const answered = Promise.resolve(answer({
      end: () => close(connection),
      async send(text) {
        const bytes = typeof text === "string"
          ? new TextEncoder().encode(text)
          : text;
        try {
          for (let sent = 0; sent < bytes.length;) {
            sent += await connection.write(bytes.subarray(sent));
          }
          return true;
        } catch {
          return false;
        }
      },
    }));
    // The client sends nothing more: reading ends when it disconnects.
    const more = await connection.read(new Uint8Array(1)).catch(() => null);
    if (more === null) raw.closed++;
    await answered;
    close(connection);
  }
  return raw;
}

/** The head of a JSON response, with optional further headers. */
export function jsonHead(...lines: string[]): string {
  return ["HTTP/1.1 200 OK", "Content-Type: application/json", ...lines]
    .join("\r\n") + "\r\n\r\n";
}
