import { site } from "../../../data/site.ts";
import shareManifest from "../../../static/pictures/share/manifest.json" with {
  type: "json",
};
import { coverShareFile } from "./own-pictures.ts";

/** A picture that other sites show beside a link to a page. */
export interface SharePicture {
  path: string;
  alt: string;
}

const drawn: Readonly<Record<string, { alt: string } | undefined>> =
  shareManifest;

/** The picture that is drawn for a page, or that of the site. */
export function drawnSharePicture(name: string): SharePicture {
  const known = drawn[name] ? name : "default";
  return {
    path: `/pictures/share/${known}.jpg`,
    alt: drawn[known]?.alt ?? site.name,
  };
}

/** The share file of a cover; undefined for a picture that has none. */
export function coverSharePicture(
  cover: string,
  alt: string,
): SharePicture | undefined {
  const path = coverShareFile(cover);
  return path ? { path, alt } : undefined;
}
