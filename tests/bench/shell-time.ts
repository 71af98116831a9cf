/**
 * Milliseconds from a request to the first bytes of its body, over a raw
 * socket: a client of the platform would take longer than the server.
 */
export async function timeToShell(url: string): Promise<number> {
  const { hostname, port, host, pathname } = new URL(url);
  using connection = await Deno.connect({ hostname, port: Number(port) });
  const request = new TextEncoder().encode(
    `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
  );
  const buffer = new Uint8Array(65_536);
  let head = "";
  const started = performance.now();
  await connection.write(request);
  while (true) {
    const count = await connection.read(buffer);
    const now = performance.now();
    if (count === null) {
      throw new Error(`Cannot measure "${pathname}": no body`);
    }
    head += new TextDecoder("latin1").decode(buffer.subarray(0, count));
    const end = head.indexOf("\r\n\r\n");
    // A chunk's length alone is no body yet.
    if (end >= 0 && head.length > end + 12) return now - started;
  }
}
