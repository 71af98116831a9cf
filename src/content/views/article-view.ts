import { description, fallbackTitle } from "./blog-cards.ts";
import { formatDate, timeOf } from "../text/dates.ts";
import type { Article } from "../api/api-types.ts";
import { safeImage } from "../text/safe-links.ts";
import { isFeaturedTag, splitTags } from "../text/labels.ts";

/** One paragraph of an article; `anchor` when the CONTENT list links to it. */
export interface Paragraph {
  title?: string;
  text?: string;
  anchor?: string;
}

/** What the article page shows. */
export interface ArticleView {
  id: string;
  title: string;
  tags: string[];
  author: string;
  updatedOn: string;
  /** The same as an ISO time; absent when the article has none. */
  updatedAt?: string;
  createdAt?: string;
  cover?: string;
  description: string;
  paragraphs: Paragraph[];
}

const maxTags = 20;
const fallbackDate = "December 13, 2023";

/**
 * The view of an article, with fallbacks for what it lacks.
 * @param agency The author of an article without one.
 */
export function articleView(article: Article, agency: string): ArticleView {
  const cover = safeImage(article.coverImage);
  const updated = timeOf(article.updatedAt);
  const created = timeOf(article.createdAt);
  return {
    id: article._id,
    title: article.title || fallbackTitle,
    tags: tagsOf(article),
    author: article.author || agency,
    updatedOn: formatDate(article.updatedAt) ?? fallbackDate,
    ...(updated !== undefined && { updatedAt: isoOf(updated) }),
    ...(created !== undefined && { createdAt: isoOf(created) }),
    ...(cover && { cover }),
    description: description(article),
    paragraphs: paragraphsOf(article),
  };
}

/** The tags to show: without duplicates, and no more than fit a few lines. */
function tagsOf(article: Article): string[] {
  const tags = splitTags(article.tags).filter((tag) => !isFeaturedTag(tag));
  return [...new Set(tags)].slice(0, maxTags);
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

function paragraphsOf({ content = [] }: Article): Paragraph[] {
  let titled = 0;
  return content.filter((block) => block.type === "paragraph").map(
    ({ paragraphTitle: title, paragraphText: text }) => ({
      ...(title && { title, anchor: `part-${++titled}` }),
      ...(text && { text }),
    }),
  );
}
