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

/** The set and name of a picture at one of our addresses. */
const ownPicture =
  /^\/pictures\/((blog|photos-[a-z]+)\/[a-z0-9-]+)-\d+\.(?:webp|avif)$/;

/** A picture of ours that an address names, and the files it comes in. */
export interface OwnPicture {
  picture: string;
  kind: PictureKind;
}

/**
 * The picture that a cover's address names; undefined when it is not ours.
 * Photographs have a crop of their own for the wide head of an article.
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

/**
 * The file of a cover that other sites show beside a link to its article;
 * undefined when the cover is not ours.
 */
export function coverShareFile(address: string): string | undefined {
  const own = ownCover(address);
  return own && shareFile(`/pictures/${own.picture}`);
}

/** The whole photograph that an address names; undefined when it is not ours. */
export function ownPhoto(address: string): OwnPicture | undefined {
  const [, picture] = ownPicture.exec(address) ?? [];
  return picture?.endsWith("-whole") ? { picture, kind: "whole" } : undefined;
}
