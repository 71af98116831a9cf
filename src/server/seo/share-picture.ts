import { site } from "../../../data/site.ts";
import shareManifest from "../../../static/pictures/share/manifest.json" with {
  type: "json",
};
import { coverShareFile } from "../../components/pictures/own-pictures.ts";
import type { ArticleView } from "../../content/views/article-view.ts";
import { articleOf, jobOf, type PageFacts } from "./page-facts.ts";

/** A picture that other sites show beside a link to a page. */
export interface SharePicture {
  path: string;
  alt: string;
}

const drawn: Readonly<Record<string, { alt: string } | undefined>> =
  shareManifest;

/** A page's share picture; a page without one of its own has the site's. */
export function sharePicture(facts: PageFacts): SharePicture {
  const article = articleOf(facts);
  if (article) return articleSharePicture(article);
  if (jobOf(facts)) return drawnPicture("careers");
  return drawnPicture(facts.meta.picture?.replace(/^share\//, "") ?? "");
}

/** An article's share picture: its cover, or the blog's picture. */
export function articleSharePicture(
  { cover = "", coverAlt, title }: ArticleView,
): SharePicture {
  const path = coverShareFile(cover);
  return path ? { path, alt: coverAlt ?? title } : drawnPicture("blog");
}

function drawnPicture(name: string): SharePicture {
  const known = drawn[name] ? name : "default";
  return {
    path: `/pictures/share/${known}.jpg`,
    alt: drawn[known]?.alt ?? site.name,
  };
}
