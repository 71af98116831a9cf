/** A limit that several bodies share while they are being read. */
export interface SharedLimit {
  readonly maxBytes: number;
  /** Bytes of all bodies that are being read now. */
  readingBytes: number;
}

/**
 * Reads the body of a request or a response as text.
 * @param maxBytes The longest body that is read.
 * @param shared A further limit, for all bodies that are read at one time.
 * @returns Undefined when the body is over a limit; the rest of it is
 * cancelled.
 * @throws When the connection breaks off.
 */
export async function readBody(
  { headers, body }: Request | Response,
  maxBytes: number,
  shared: SharedLimit = { maxBytes: Infinity, readingBytes: 0 },
): Promise<string | undefined> {
  if (Number(headers.get("content-length")) > maxBytes) {
    await body?.cancel();
    return undefined;
  }
  if (!body) return "";
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  // Not every browser can iterate over a stream.
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      shared.readingBytes += value.byteLength;
      if (bytes > maxBytes || shared.readingBytes > shared.maxBytes) {
        await reader.cancel();
        return undefined;
      }
      parts.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    shared.readingBytes -= bytes;
  }
  return parts.join("") + decoder.decode();
}

/** An empty response that no cache may store. */
export function emptyResponse(status: number): Response {
  return new Response(null, {
    status,
    headers: { "Cache-Control": "no-store" },
  });
}
