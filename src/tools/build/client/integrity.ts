/**
 * The hash of a text in the form of content security policies and `integrity`.
 */
export async function integrityOf(
  text: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  const bytes = typeof text === "string"
    ? new TextEncoder().encode(text)
    : text;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return `sha256-${new Uint8Array(digest).toBase64()}`;
}
