import { contentHash } from "../../lib/http/content-hash.ts";
import { createLruMap } from "../../lib/lru-map.ts";

/** A file's bytes, and the entity tag of exactly these. */
export interface CachedFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Reads files and keeps the most recently used ones in memory. */
export interface FileCache {
  read(file: URL): Promise<CachedFile>;
  clear(): void;
}

/** @param maxBytes How much is kept; a file of over a quarter of it is not. */
export function createFileCache(maxBytes = 32 * 1024 * 1024): FileCache {
  const files = createLruMap<CachedFile>({ maxBytes });
  return {
    async read(file) {
      const cached = files.get(file.href);
      if (cached) return cached;
      const bytes = await Deno.readFile(file);
      const read = { bytes, etag: `"${await contentHash(bytes)}"` };
      const size = bytes.byteLength;
      if (size <= maxBytes / 4) files.set(file.href, read, size);
      return read;
    },
    clear: files.clear,
  };
}
