import {
  type ContentResult,
  success,
} from "../../content/calls/content-result.ts";
import type { Article } from "./article.server.ts";
import { relatedPosts } from "./related.ts";

/**
 * Adds related posts to an article, derived from the list of articles. Without
 * the list the article stays as it is.
 */
export async function withRelatedPosts(
  article: Promise<ContentResult<Article | null>>,
  list: Promise<ContentResult<Article[]>>,
): Promise<ContentResult<Article | null>> {
  const [found, articles] = await Promise.all([article, list]);
  if (!found.ok || !found.value || !articles.ok) return found;
  const related = relatedPosts(articles.value, found.value._id);
  return success({ ...found.value, related });
}
