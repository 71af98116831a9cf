import { pictureKinds } from "../../agency/pictures/picture-kinds.ts";
import type { ListedPhoto } from "./photo-list.ts";

/** The cover fields of an article's record. */
export function coverOf({ set, name, alt }: ListedPhoto) {
  return { coverImage: `/pictures/${set}/${name}-1600.webp`, coverAlt: alt };
}

/** The portrait of a person in `data/team.json`. */
export function portraitOf({ set, name }: ListedPhoto) {
  return { portrait: `${set}/${name}` };
}

/** The file that is the address of a photograph in a text. */
const largest = Math.max(...pictureKinds.whole.webp);

/** The block that shows a photograph in an article's text. */
export function pictureBlockOf(
  { set, name, alt, width, height }: ListedPhoto,
) {
  return {
    type: "picture",
    image: `/pictures/${set}/${name}-whole-${largest}.webp`,
    alt,
    width,
    height,
  };
}
