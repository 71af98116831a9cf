import {
  isSettled,
  resolvedPromise,
  trackSettled,
} from "../../lib/promises/settled-promise.ts";
import type { Article } from "./article.server.ts";
import {
  type ContentResult,
  success,
} from "../../content/transport/content-result.ts";
import { relatedPosts } from "./related.ts";

/**
 * Adds related posts to an article, derived from the list of articles. Without
 * the list the article stays as it is.
 */
export function withRelatedPosts(
  article: Promise<ContentResult<Article | null>>,
  list: Promise<ContentResult<Article[]>>,
): Promise<ContentResult<Article | null>> {
  function derive(
    found: ContentResult<Article | null>,
    articles: ContentResult<Article[]>,
  ): ContentResult<Article | null> {
    if (!found.ok || !found.value || !articles.ok) return found;
    const related = relatedPosts(articles.value, found.value._id);
    return success({ ...found.value, related });
  }
  return isSettled(article) && isSettled(list)
    ? resolvedPromise(derive(article.value, list.value))
    : trackSettled(
      Promise.all([article, list]).then((both) => derive(...both)),
    );
}
