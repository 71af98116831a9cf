import { createLruMap } from "../../lib/lru-map.ts";
import type { Card } from "./cards.ts";
import type { Draw } from "./worker-client.ts";

export interface PictureStoreOptions {
  draw: Draw;
  /** How many pictures are kept; each takes about 30 kB. */
  maxKept?: number;
  /** How many may wait to be drawn; crawlers ask for all of a site at once. */
  maxWaiting?: number;
}

/** Draws each picture once and keeps the most recently used ones. */
export interface PictureStore {
  /** A picture; undefined when too many are waiting to be drawn. */
  picture(card: Card): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/**
 * Creates a store whose pictures are identified by what they show: changed
 * content is a new picture, and the same words are drawn once.
 */
export function createPictureStore(
  { draw, maxKept = 64, maxWaiting = 64 }: PictureStoreOptions,
): PictureStore {
  const pictures = createLruMap<Promise<Uint8Array<ArrayBuffer>>>({
    maxEntries: maxKept,
  });
  let waiting = 0;

  function start(key: string, card: Card): Promise<Uint8Array<ArrayBuffer>> {
    waiting++;
    const drawn = draw(card).finally(() => waiting--);
    pictures.set(key, drawn);
    // A failure is not kept: the next request tries again.
    drawn.catch(() => pictures.delete(key));
    return drawn;
  }

  return {
    async picture(card) {
      const key = JSON.stringify(card);
      const drawn = pictures.get(key);
      if (!drawn && waiting >= maxWaiting) return undefined;
      return await (drawn ?? start(key, card));
    },
  };
}
