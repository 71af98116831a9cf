import type { ListedPhoto } from "./photo-list.ts";

/** What an article's record says of a cover. */
export function coverOf({ set, name, alt }: ListedPhoto) {
  return { coverImage: `/pictures/${set}/${name}-1600.webp`, coverAlt: alt };
}

/** The block that shows a photograph in an article's text. */
export function pictureBlockOf(
  { set, name, alt, width, height }: ListedPhoto,
) {
  return {
    type: "picture",
    image: `/pictures/${set}/${name}-whole-${width}.webp`,
    alt,
    width,
    height,
  };
}
