/**
 * A non-cryptographic hash: FNV-1a with the finaliser of MurmurHash3, without
 * which texts that differ only at the end get similar hashes.
 * @param start The seed.
 * @returns An unsigned 32-bit integer.
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
