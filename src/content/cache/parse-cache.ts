import { contentHash } from "../../lib/content-hash.ts";
import { createLruMap, type LruLimits } from "../../lib/lru-map.ts";
import type { ContentResult } from "../transport/content-result.ts";
import type { ParseCache } from "../transport/request.ts";

/** Estimated size of a result without its text, in bytes. */
const baseBytes = 512;
const sizes = new WeakMap<object, number>();

interface Entry {
  hash: string;
  result: ContentResult<unknown>;
}

/**
 * Remembers the last result of each path and the hash of its text: the same
 * text gives the identical result again, so that views memoized for it are
 * not derived a second time.
 */
export function createParseCache(
  limits: LruLimits = { maxEntries: 500, maxBytes: 64 * 1024 * 1024 },
): ParseCache {
  const entries = createLruMap<Entry>(limits);
  return {
    async result<T>(
      path: string,
      text: string,
      parse: () => ContentResult<T>,
    ) {
      const hash = await contentHash(text);
      const entry = entries.get(path);
      // A path is always parsed in the same way.
      if (entry?.hash === hash) return entry.result as ContentResult<T>;
      const result = parse();
      // Guessed ids must not push out what was parsed.
      if (result.ok && result.value !== null) {
        const bytes = baseBytes + text.length;
        sizes.set(result, bytes);
        entries.set(path, { hash, result }, bytes);
      }
      return result;
    },
  };
}

/** About how much memory a result takes, by the length of its text. */
export function resultBytes(result: ContentResult<unknown>): number {
  return sizes.get(result) ?? baseBytes;
}
