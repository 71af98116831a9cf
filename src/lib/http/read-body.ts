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
 * @returns Undefined when the body is over a limit; the rest of it is
 * cancelled.
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
  let bytes = 0;
  const limited = new TransformStream<Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      bytes += part.byteLength;
      readingBytes += part.byteLength;
      if (bytes > maxBytes || readingBytes > maxReadingBytes) throw tooLong;
      controller.enqueue(part);
    },
  });
  try {
    // Joining the parts here would take twice the memory.
    return await new Response(body?.pipeThrough(limited)).text();
  } catch (error) {
    if (error !== tooLong) throw error;
    return undefined;
  } finally {
    readingBytes -= bytes;
  }
}

const tooLong = new Error("The body is too long");
