import { type PictureKind, pictureKinds } from "../../../data/picture-kinds.ts";
import { staticAddress } from "../../static-files.ts";

/** The plain address of one file of a picture, given as "<set>/<name>". */
export function pictureFile(
  picture: string,
  width: number,
  format: "avif" | "webp",
): string {
  return `/pictures/${picture}-${width}.${format}`;
}

/**
 * The `srcset` of a picture in one format.
 * @param widths The AVIF files to name; all of the kind unless given.
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
