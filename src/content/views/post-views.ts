import { site } from "../../../data/site.ts";
import { memoize } from "../../lib/promises/memoize.ts";
import type { Article } from "../api/api-types.ts";
import { type ArticleView, articleView as view } from "./article-view.ts";
import { blogCards } from "./blog-cards.ts";
import { type BlogFilter, type BlogList, blogList } from "./blog-list.ts";

/** What the blog shows of all published posts. */
export function blogView(articles: Article[], filter: BlogFilter): BlogList {
  return blogList(blogCards(articles), filter);
}

/** What the page of an article shows; derived once per record. */
export const articleView: (article: Article) => ArticleView = memoize(
  (article) => view(article, site.name),
);
