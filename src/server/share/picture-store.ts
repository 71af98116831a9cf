import type { Card } from "./cards.ts";
import type { Draw } from "./drawer.ts";

export interface PictureStoreOptions {
  draw: Draw;
  /** How many pictures are kept; each takes about 30 kB. */
  maxKept?: number;
  /** How many may wait to be drawn. */
  maxWaiting?: number;
}

/** Draws pictures once and keeps the ones that were asked for last. */
export interface PictureStore {
  /** A picture; undefined when too many wait already. */
  picture(card: Card): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/**
 * A store whose pictures are known by the hash of what they show: a change of
 * the content is a new picture, and the same words are drawn once.
 */
export function createPictureStore(
  { draw, maxKept = 64, maxWaiting = 16 }: PictureStoreOptions,
): PictureStore {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let waiting = 0;

  async function start(card: Card): Promise<Uint8Array<ArrayBuffer>> {
    waiting++;
    try {
      return await draw(card);
    } finally {
      waiting--;
    }
  }

  return {
    async picture(card) {
      const key = await hashOf(card);
      const known = kept.get(key);
      if (!known && waiting >= maxWaiting) return undefined;
      const drawn = known ?? start(card);
      kept.delete(key);
      kept.set(key, drawn);
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
      try {
        return await drawn;
      } catch (cause) {
        // The next request tries again.
        if (kept.get(key) === drawn) kept.delete(key);
        throw cause;
      }
    },
  };
}

async function hashOf(card: Card): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(card));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(hash).toHex();
}
