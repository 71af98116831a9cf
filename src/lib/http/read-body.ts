/** Limits of bodies, in bytes. */
export interface BodyLimits {
  /** The limit of one body. */
  maxBytes: number;
  /** The limit of all bodies being read; above it this one is cancelled. */
  maxReadingBytes: number;
}

/** Bytes of all bodies being read. */
let readingBytes = 0;

/**
 * Reads the body of a response as text.
 * @returns Undefined when there is none, or when it is over a limit: the rest
 * of it is cancelled.
 * @throws When the connection fails.
 */
export async function readBody(
  { headers, body }: Response,
  { maxBytes, maxReadingBytes }: BodyLimits,
): Promise<string | undefined> {
  if (Number(headers.get("content-length")) > maxBytes) {
    await body?.cancel();
    return undefined;
  }
  const reader = body?.getReader();
  if (!reader) return undefined;
  // Decoded while it is read: each 4 kB of an inflated body keep 64 kB of
  // memory until then.
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for (
      let part = await reader.read();
      !part.done;
      part = await reader.read()
    ) {
      bytes += part.value.byteLength;
      readingBytes += part.value.byteLength;
      if (bytes > maxBytes || readingBytes > maxReadingBytes) {
        await reader.cancel();
        return undefined;
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } finally {
    readingBytes -= bytes;
  }
}
