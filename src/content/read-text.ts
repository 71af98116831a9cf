/** The longest body that is read, in bytes. */
export const maxBodyBytes = 32 * 1024 * 1024;
/** The most that all bodies that are being read may hold together, in bytes. */
export const maxBytesUnderWay = 2 * maxBodyBytes;
let underWay = 0;

/**
 * The body of an answer as text, read no further than is allowed.
 * @returns Undefined for a redirect, for a page of HTML, for no body, and for
 * one that is too long, alone or with those that are read at the same time.
 * What is not read is cancelled.
 */
export async function readText(
  response: Response,
): Promise<string | undefined> {
  if (!response.body || !isWanted(response)) {
    await response.body?.cancel();
    return undefined;
  }
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  // Not every browser can iterate over a stream.
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      underWay += value.byteLength;
      if (bytes > maxBodyBytes || underWay > maxBytesUnderWay) {
        await reader.cancel();
        return undefined;
      }
      parts.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    underWay -= bytes;
  }
  parts.push(decoder.decode());
  return parts.join("");
}

function isWanted({ status, headers }: Response): boolean {
  const isRedirect = status >= 300 && status < 400;
  const isHtml = /^text\/html\b/i.test(headers.get("content-type") ?? "");
  const isTooLong = Number(headers.get("content-length")) > maxBodyBytes;
  return !isRedirect && !isHtml && !isTooLong;
}
