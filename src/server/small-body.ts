/**
 * Reads a request's body, if it is small.
 * @returns Its text; undefined when it is longer than `most` bytes.
 */
export async function smallBody(
  { headers, body }: Request,
  most: number,
): Promise<string | undefined> {
  if (Number(headers.get("content-length") ?? 0) > most) {
    await body?.cancel();
    return undefined;
  }
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (size > most) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** An answer without a body that nobody keeps. */
export function bare(status: number): Response {
  return new Response(null, {
    status,
    headers: { "Cache-Control": "no-store" },
  });
}
