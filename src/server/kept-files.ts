/** A file's bytes, and a name for exactly these. */
export interface KeptFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/**
 * Reads files and keeps the latest in memory, as many as fit.
 * @param mostBytes How much is kept.
 */
export function createKeptFiles(
  mostBytes = 32 * 1024 * 1024,
): { read(file: URL): Promise<KeptFile>; clear(): void } {
  const kept = new Map<string, KeptFile>();
  let size = 0;

  function keep(name: string, file: KeptFile): void {
    if (file.bytes.byteLength > mostBytes / 4 || kept.has(name)) return;
    kept.set(name, file);
    size += file.bytes.byteLength;
    for (const [oldest, { bytes }] of kept) {
      if (size <= mostBytes) break;
      kept.delete(oldest);
      size -= bytes.byteLength;
    }
  }

  return {
    async read(file) {
      const name = file.href;
      const known = kept.get(name);
      if (known) {
        kept.delete(name);
        kept.set(name, known);
        return known;
      }
      const bytes = await Deno.readFile(file);
      const digest = await crypto.subtle.digest("SHA-256", bytes);
      const etag = `"${new Uint8Array(digest).toHex().slice(0, 20)}"`;
      const made = { bytes, etag };
      keep(name, made);
      return made;
    },
    clear() {
      kept.clear();
      size = 0;
    },
  };
}
