import { timeSlices } from "../promises/time-slices.ts";

/** Limits of bodies, in bytes. */
export interface BodyLimits {
  /** The limit of one body. */
  maxBytes: number;
  /** The limit of all bodies in use; above it this one is cancelled. */
  maxBytesInUse: number;
}

/** Bytes of all bodies that are being read or used. */
let bytesInUse = 0;

/**
 * Reads the body of a response as text and uses it.
 * @param consume Uses the text, which counts towards the limit until then.
 * @returns What `consume` returns; undefined when there is no body, or when it
 * is over a limit: the rest of it is cancelled.
 * @throws When the connection fails, and what `consume` throws.
 */
export async function readBody<T>(
  { headers, body }: Response,
  { maxBytes, maxBytesInUse }: BodyLimits,
  consume: (text: string) => T | Promise<T>,
): Promise<T | undefined> {
  if (Number(headers.get("content-length")) > maxBytes) {
    await body?.cancel();
    return undefined;
  }
  const reader = body?.getReader();
  if (!reader) return undefined;
  // Decoded while it is read: each 4 kB of an inflated body keep 64 kB of
  // memory until then.
  const decoder = new TextDecoder();
  const slices = timeSlices();
  let text = "";
  let bytes = 0;
  try {
    for (
      let part = await reader.read();
      !part.done;
      part = await reader.read()
    ) {
      bytes += part.value.byteLength;
      bytesInUse += part.value.byteLength;
      if (bytes > maxBytes || bytesInUse > maxBytesInUse) {
        await reader.cancel();
        return undefined;
      }
      text += decoder.decode(part.value, { stream: true });
      // What has already arrived is read without a pause otherwise.
      if (slices.isOver()) await slices.pause();
    }
    return await consume(text + decoder.decode());
  } finally {
    bytesInUse -= bytes;
  }
}
