import type { Context } from "hono";
import type { SiteEnv } from "../services.ts";
import { emptyResponse } from "../http/responses.ts";

/** Bodies that one endpoint reads at once; each takes about 200 kB of memory. */
export const maxBodiesAtOnce = 50;

/**
 * Creates a function that reads the body of a request as text. It counts the
 * bodies that it reads, so each endpoint has its own limit.
 * @param maxBytes The longest body.
 * @returns The text, or the response to a body that cannot be read: 413 when it
 * is too long, 503 when too many are being read, 408 when it takes too long,
 * 400 when it breaks off (a browser that is closed stops in the middle).
 */
export function bodyReader(
  maxBytes: number,
): (c: Context<SiteEnv>) => Promise<string | Response> {
  let reading = 0;

  return async function read({ req: { raw: { headers, body } }, env }) {
    if (Number(headers.get("content-length")) > maxBytes) {
      return emptyResponse(413);
    }
    if (!body) return "";
    if (reading >= maxBodiesAtOnce) {
      return emptyResponse(503, { "Retry-After": "5" });
    }
    reading++;
    const reader = body.getReader();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      // Fails the pending read. Cancelling the body would keep its connection:
      // see `closeUnreadBodies`.
      reader.releaseLock();
    }, env.bodyTimeoutMs);
    try {
      return await readText(reader, maxBytes) ?? emptyResponse(413);
    } catch {
      return emptyResponse(isLate ? 408 : 400);
    } finally {
      clearTimeout(timer);
      reader.releaseLock();
      reading--;
    }
  };
}

/** Undefined when there are more bytes; the rest is not read. */
async function readText(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(value, { stream: true });
  }
}
