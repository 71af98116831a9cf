import { LRUCache } from "lru-cache";
import { contentHash } from "./content-hash.ts";

/** A file's bytes and their entity tag. */
export interface CachedFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Reads files and keeps the most recently used ones in memory. */
export interface FileCache {
  /** Undefined when there is no such file. */
  read(file: URL): Promise<CachedFile | undefined>;
}

/** Capacity of the cache, in bytes. */
const maxSize = 32 * 1024 * 1024;

/** Creates an empty cache. */
export function createFileCache(): FileCache {
  const files = new LRUCache<string, CachedFile>({ maxSize });
  return {
    async read(file) {
      const cached = files.get(file.href);
      if (cached) return cached;
      const bytes = await Deno.readFile(file).catch(onMissing);
      if (!bytes) return undefined;
      const read = { bytes, etag: `"${await contentHash(bytes)}"` };
      files.set(file.href, read, { size: Math.max(1, bytes.byteLength) });
      return read;
    },
  };
}

function onMissing(cause: unknown): undefined {
  if (!(cause instanceof Deno.errors.NotFound)) throw cause;
}
