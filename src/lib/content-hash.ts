/**
 * A short name for exactly this content, for entity tags and cache keys.
 * @returns The first 132 bits of its SHA-256, as 22 base64url characters.
 */
export async function contentHash(
  content: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  const bytes = typeof content === "string"
    ? new TextEncoder().encode(content)
    : content;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(digest).toBase64({ alphabet: "base64url" })
    .slice(0, 22);
}
