const encoder = new TextEncoder();
const algorithm = { name: "HMAC", hash: "SHA-256" };
/** 32 bytes; the last character has four bits, so that each has one spelling. */
const spelling = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;

function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    algorithm,
    false,
    ["sign", "verify"],
  );
}

/**
 * Signs a text, so that anyone with the secret can verify its origin.
 * @returns The HMAC with SHA-256, as base64url without padding.
 */
export async function sign(secret: string, text: string): Promise<string> {
  const bytes = await crypto.subtle.sign(
    "HMAC",
    await keyOf(secret),
    encoder.encode(text),
  );
  return new Uint8Array(bytes).toBase64({
    alphabet: "base64url",
    omitPadding: true,
  });
}

/**
 * Whether a signature is that of a text. Compares in constant time.
 * @param signature As `sign` returns it; any other text is false.
 */
export async function isSigned(
  secret: string,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!spelling.test(signature)) return false;
  return await crypto.subtle.verify(
    "HMAC",
    await keyOf(secret),
    Uint8Array.fromBase64(signature, { alphabet: "base64url" }),
    encoder.encode(text),
  );
}
