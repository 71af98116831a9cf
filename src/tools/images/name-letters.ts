import { createHash } from "node:crypto";

/**
 * Letters for the name of a new picture, so that two different files of one
 * name, added in two checkouts, get two names.
 * @returns Six of a to p: the first 24 bits of its SHA-256.
 */
export function nameLetters(content: string | Uint8Array): string {
  const hash = createHash("sha256").update(content).digest("hex");
  // No digits: a number at the end of a picture's name is its width.
  return hash.slice(0, 6)
    .replace(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 16)));
}
