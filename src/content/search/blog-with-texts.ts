import { type ContentResult, mapValue } from "../transport/content-result.ts";
import type { Article } from "../api/api-types.ts";
import { blogCards } from "../views/blog-cards.ts";
import { blogList, type BlogView } from "../views/blog-list.ts";
import { findInTexts, indexTexts } from "./text-index.ts";

/**
 * What the blog shows, with the posts whose texts have the words of a search.
 * @param waits Whether a page waits for an index that is not made yet, rather
 * than leave these posts out.
 */
export function blogWithTexts(waits: boolean): BlogView {
  return (articles, filter) => {
    const ready = filter.q && waits ? indexed(articles) : articles;
    return mapValue(ready, (all) => {
      const list = blogList(blogCards(all), filter);
      const inTexts = filter.q && findInTexts(all, filter);
      return inTexts ? { ...list, inTexts } : list;
    });
  };
}

/** The same articles, once their texts are indexed. */
async function indexed(
  pending: Promise<ContentResult<Article[]>>,
): Promise<ContentResult<Article[]>> {
  const result = await pending;
  if (result.ok) await indexTexts(result.value).catch(() => {});
  return result;
}
