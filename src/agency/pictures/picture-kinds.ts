import { staticAddress } from "../../static-files.ts";

/** One kind of picture: its shape, and the widths of its files in pixels. */
export interface PictureKindSpec {
  /** Width to height. */
  ratio: readonly [number, number];
  avif: readonly number[];
  /** For browsers without AVIF, feeds and structured data. */
  webp: readonly number[];
}

/**
 * Every kind of picture; `static/pictures` holds the files. The widths match
 * the layouts: on phones, tablets and desktops with a device pixel ratio of 1
 * to 3 a file is 0.9 to 1.3 times as wide as it is shown, except for
 * photographs that are too small.
 */
export const pictureKinds = {
  cover: {
    ratio: [4, 3],
    avif: [320, 400, 480, 640, 800, 960, 1200, 1600, 2000, 2400],
    webp: [800, 1600],
  },
  tall: {
    ratio: [4, 5],
    avif: [320, 400, 480, 640, 800, 960, 1200, 1400, 2000],
    webp: [800],
  },
  square: {
    ratio: [1, 1],
    avif: [200, 400, 480, 640, 800, 960, 1200, 1400, 1800],
    webp: [800],
  },
  full: {
    ratio: [2, 1],
    avif: [480, 640, 800, 960, 1200, 1600, 2000, 2640, 3200, 3900],
    webp: [800, 1600],
  },
  blog: {
    ratio: [3, 2],
    avif: [120, 240, 400, 480, 640, 800, 960, 1200, 1600, 2640, 3600],
    webp: [800, 1600],
  },
  portrait: {
    ratio: [1, 1],
    avif: [64, 120, 180, 240, 320, 400, 480, 640, 800, 1000],
    webp: [240, 480],
  },
  /** An uncropped photograph: its size gives the ratio. */
  whole: {
    ratio: [3, 2],
    avif: [400, 640, 800, 960, 1200, 1600, 2000],
    webp: [800, 1600],
  },
} as const satisfies Record<string, PictureKindSpec>;

/** Size of share pictures in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The share picture made of an article's cover. */
export function shareFile(name: string): string {
  return `${name}-share.jpg`;
}

/**
 * Whether a file is an article's share picture. It shows the article's title, and the article may be a
 * draft: only its hashed address is served, which follows from its content.
 */
export function isShareFile(path: string): boolean {
  return /^\/pictures\/(?!share\/).+-share\.jpg$/.test(path);
}

/** Name of a kind of picture. */
export type PictureKind = keyof typeof pictureKinds;

/** The address of one file of a picture, given as "<set>/<name>". */
export function pictureFile(
  picture: string,
  width: number,
  format: "avif" | "webp",
): string {
  return `/pictures/${picture}-${width}.${format}`;
}

/**
 * The `srcset` of a picture in one format.
 * @param widths The AVIF files to include; by default all of the kind.
 */
export function pictureSourceSet(
  picture: string,
  kind: PictureKind,
  format: "avif" | "webp",
  widths: readonly number[] = pictureKinds[kind].avif,
): string {
  return (format === "avif" ? widths : pictureKinds[kind].webp)
    .map((width) => {
      const file = staticAddress(pictureFile(picture, width, format));
      return `${file} ${width}w`;
    }).join(", ");
}
