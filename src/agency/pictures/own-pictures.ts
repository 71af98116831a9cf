import {
  pictureFile,
  type PictureKind,
  pictureKinds,
  shareFile,
} from "./picture-kinds.ts";

/** The paths of all files of a picture, given as "<set>/<name>". */
export function pictureFiles(picture: string, kind: PictureKind): string[] {
  const { avif, webp } = pictureKinds[kind];
  return [
    ...avif.map((width) => pictureFile(picture, width, "avif")),
    ...webp.map((width) => pictureFile(picture, width, "webp")),
  ];
}

/** Matches the set and name in the address of one of our pictures. */
const ownPicture =
  /^\/pictures\/((blog|photos-[a-z]+)\/[a-z0-9-]+)-\d+\.(?:webp|avif)$/;

/** One of our pictures and its kind. */
interface OwnPicture {
  picture: string;
  kind: PictureKind;
}

/**
 * The picture at a cover's address; undefined if it is not ours. Photographs
 * have a separate crop for the wide head of an article.
 */
export function ownCover(
  address: string,
  wide = false,
): OwnPicture | undefined {
  const [, picture, set] = ownPicture.exec(address) ?? [];
  if (!picture) return undefined;
  return wide && set !== "blog"
    ? { picture: `${picture}-wide`, kind: "full" }
    : { picture, kind: "blog" };
}

/** The share picture made of a cover; undefined if the cover is not ours. */
export function coverShareFile(address: string): string | undefined {
  const own = ownCover(address);
  return own && shareFile(`/pictures/${own.picture}`);
}

/** The uncropped photograph at an address; undefined if it is not ours. */
export function ownPhoto(address: string): OwnPicture | undefined {
  const [, picture] = ownPicture.exec(address) ?? [];
  return picture?.endsWith("-whole") ? { picture, kind: "whole" } : undefined;
}
