/** The longest body that is read, in bytes. */
export const maxBodyBytes = 32 * 1024 * 1024;

/**
 * The body of an answer as text, read no further than is allowed.
 * @returns Undefined for a redirect, for a page of HTML, for no body, and for
 * one that is too long. What is not read is cancelled.
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
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (bytes > maxBodyBytes) return undefined;
    parts.push(decoder.decode(chunk, { stream: true }));
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
