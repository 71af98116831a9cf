import { median } from "./median.ts";

/** How often each server is asked before it counts. */
const warmUps = 30;

/**
 * Median milliseconds from a request to the first bytes of its body, over raw
 * sockets: a client of the platform would take longer than the server. The
 * servers take turns.
 * @returns A figure for each address.
 */
export async function timesToShell<Urls extends readonly string[]>(
  urls: Urls,
  rounds: number,
): Promise<{ [Index in keyof Urls]: number }> {
  const times = urls.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round++) {
    for (const [index, url] of urls.entries()) {
      const took = await once(new URL(url));
      if (round >= 0) times[index]?.push(took);
    }
  }
  return times.map(median) as { [Index in keyof Urls]: number };
}

async function once(
  { hostname, port, host, pathname }: URL,
): Promise<number> {
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
