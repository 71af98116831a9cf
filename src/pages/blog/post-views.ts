import type { Article } from "./article.server.ts";
import { blogCards } from "./blog-cards.ts";
import { type BlogFilter, type BlogList, blogList } from "./blog-list.ts";

export { articleView } from "./article-view.ts";
export { blogCards };

/** The blog's view of all published posts. */
export function blogView(
  articles: readonly Article[],
  filter: BlogFilter,
): BlogList {
  return blogList(blogCards(articles), filter);
}
