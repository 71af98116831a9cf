import { site } from "../../../data/site.ts";
import shareManifest from "../../../static/pictures/share/manifest.json" with {
  type: "json",
};
import { coverShareFile } from "./own-pictures.ts";

/** A picture that other sites show with a link to a page. */
export interface SharePicture {
  path: string;
  alt: string;
}

const drawn: Readonly<Record<string, { alt: string } | undefined>> =
  shareManifest;

/** The share picture of a page, or that of the site. */
export function drawnSharePicture(name: string): SharePicture {
  const known = drawn[name] ? name : "default";
  return {
    path: `/pictures/share/${known}.jpg`,
    alt: drawn[known]?.alt ?? site.name,
  };
}

/** The share picture of a cover; undefined if it has none. */
export function coverSharePicture(
  cover: string,
  alt: string,
): SharePicture | undefined {
  const path = coverShareFile(cover);
  return path ? { path, alt } : undefined;
}
