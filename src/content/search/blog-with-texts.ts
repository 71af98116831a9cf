import type { Article } from "../api/api-types.ts";
import type { ContentResult } from "../transport/content-result.ts";
import type { BlogFilter, BlogList } from "../views/blog-list.ts";
import { blogView } from "../views/post-views.ts";
import { findInTexts, indexTexts } from "./text-index.ts";

/** What the blog shows, with the posts whose texts have a search's words. */
export function blogWithTexts(
  articles: Article[],
  filter: BlogFilter,
): BlogList {
  const list = blogView(articles, filter);
  const inTexts = filter.q && findInTexts(articles, filter);
  return inTexts ? { ...list, inTexts } : list;
}

/** The same articles, once their texts are indexed. */
export async function withIndex(
  pending: Promise<ContentResult<Article[]>>,
): Promise<ContentResult<Article[]>> {
  const result = await pending;
  if (result.ok) await indexTexts(result.value).catch(() => {});
  return result;
}
