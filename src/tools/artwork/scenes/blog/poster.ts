import { houseScene } from "../../house.ts";
import type { Part } from "../../markup.ts";
import type { Scene } from "../../scene.ts";
import { drawing } from "../../templates/place.ts";

/** What a reader is told about a cover, and the colour of its field. */
export interface Poster {
  /** The article's id. */
  name: string;
  alt: string;
  ground: string;
  css?: string;
}

/**
 * One cover: a flat field and a few shapes, 600 by 400. An article's page shows
 * the middle 300 pixels of its height, so what matters stands between 50 and 350.
 */
export function poster(options: Poster, ...shapes: Part[]): Scene {
  return houseScene({ kind: "blog", ...options }, drawing(600, 400, shapes));
}
