import { patienceMs } from "./promises.ts";

/** A raw HTTP response. */
export interface RawReply {
  status: number;
  headers: Headers;
  body: string;
}

/** A connection that sends exactly the given bytes. */
export async function connect(origin: string): Promise<Deno.TcpConn> {
  const { hostname, port } = new URL(origin);
  return await Deno.connect({ hostname, port: Number(port) });
}

/**
 * Sends raw bytes and reads the response to its end.
 * @param text Latin-1: each character is one byte.
 * @returns Status 0 if the connection closed without a response.
 */
export async function sendRaw(
  origin: string,
  text: string,
): Promise<RawReply> {
  using connection = await connect(origin);
  await writeAll(connection, latin1(text));
  const timer = setTimeout(() => connection.close(), patienceMs);
  let answer = "";
  const buffer = new Uint8Array(65_536);
  try {
    while (!isWhole(answer, text)) {
      const count = await connection.read(buffer);
      if (count === null) break;
      answer += fromLatin1(buffer.subarray(0, count));
    }
  } catch {
    // Closed or reset: the response is what has arrived so far.
  }
  clearTimeout(timer);
  return parse(answer);
}

/** A keep-alive connection for consecutive requests. */
interface KeptConnection extends Disposable {
  /**
   * Sends a request and reads its response.
   * @throws {Error} If the connection closes before the response is complete.
   */
  send(text: string): Promise<RawReply>;
}

/** Opens a connection for many requests. */
export async function keepAlive(origin: string): Promise<KeptConnection> {
  const connection = await connect(origin);
  const buffer = new Uint8Array(65_536);
  return {
    async send(text) {
      await writeAll(connection, latin1(text));
      let answer = "";
      while (!isWhole(answer, text)) {
        const count = await connection.read(buffer);
        if (count === null) throw new Error(`It ended after: ${answer}`);
        answer += fromLatin1(buffer.subarray(0, count));
      }
      return parse(answer);
    },
    [Symbol.dispose]: () => connection.close(),
  };
}

/** A GET request without a body that closes the connection. */
export function get(
  target: string,
  { host = "localhost", method = "GET", headers = "" } = {},
): string {
  return `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`;
}

async function writeAll(
  connection: Deno.TcpConn,
  bytes: Uint8Array,
): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    done += await connection.write(bytes.subarray(done));
  }
}

/** Whether a response is complete, by its length or last chunk. */
function isWhole(answer: string, request: string): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const { status, headers, body } = parse(answer);
  if (request.startsWith("HEAD ") || status === 304) return true;
  const length = headers.get("content-length");
  if (length !== null) return body.length >= Number(length);
  return body.endsWith("0\r\n\r\n");
}

function parse(text: string): RawReply {
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, Math.max(end, 0)).split("\r\n");
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0),
    headers,
    body: text.slice(end + 4),
  };
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0) & 255);
}

function fromLatin1(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
