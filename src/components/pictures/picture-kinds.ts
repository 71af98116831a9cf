import { staticAddress } from "../../addresses/static-files.ts";

/** Aspect ratio of one kind of picture, and the widths of its files in pixels. */
interface PictureKindSpec {
  /** Width to height. */
  ratio: readonly [number, number];
  avif: readonly number[];
  webp: readonly number[];
}

/** Every kind of picture; `static/pictures` holds the files. */
export const pictureKinds = {
  cover: { ratio: [4, 3], avif: [480, 800, 1200, 1600], webp: [800, 1600] },
  tall: { ratio: [4, 5], avif: [480, 800, 1200], webp: [800] },
  square: { ratio: [1, 1], avif: [480, 800, 1200], webp: [800] },
  full: {
    ratio: [2, 1],
    avif: [480, 800, 1200, 1600, 2000],
    webp: [800, 1600],
  },
  blog: { ratio: [3, 2], avif: [480, 800, 1200, 1600], webp: [800, 1600] },
  portrait: { ratio: [1, 1], avif: [240, 480], webp: [240, 480] },
  /** A photograph that is not cropped: its own size gives the ratio. */
  whole: { ratio: [3, 2], avif: [800, 1600], webp: [800, 1600] },
} as const satisfies Record<string, PictureKindSpec>;

/** Name of a kind of picture. */
export type PictureKind = keyof typeof pictureKinds;

/** The plain address of one file of a picture, given as "<set>/<name>". */
export function pictureFile(
  picture: string,
  width: number,
  format: "avif" | "webp",
): string {
  return `/pictures/${picture}-${width}.${format}`;
}

/** The `srcset` of a picture in one format. */
export function pictureSourceSet(
  picture: string,
  kind: PictureKind,
  format: "avif" | "webp",
): string {
  return pictureKinds[kind][format]
    .map((width) => {
      const file = staticAddress(pictureFile(picture, width, format));
      return `${file} ${width}w`;
    }).join(", ");
}
