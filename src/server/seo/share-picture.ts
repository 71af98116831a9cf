import { articleSharePicture } from "../../pages/blog/blog-posting.server.ts";
import {
  drawnSharePicture,
  type SharePicture,
} from "../../ui/pictures/share-picture.server.ts";
import { articleOf, type PageFacts } from "./page-facts.ts";

/** A page's share picture; a page without one of its own has the site's. */
export function sharePicture(facts: PageFacts): SharePicture {
  const article = articleOf(facts);
  if (article) return articleSharePicture(article);
  const name = facts.meta.picture?.replace(/^share\//, "") ?? "";
  return drawnSharePicture(name);
}
