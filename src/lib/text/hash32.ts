/**
 * A hash for drawing lots, not for secrets: FNV-1a, then the last steps of
 * MurmurHash3, without which texts that differ in their end have close hashes.
 * @param start Another start gives another hash of the same text.
 * @returns A whole number from 0 up to, not including, 2 ** 32.
 */
export function hash32(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
