import { formatDate, timeOf } from "./dates.ts";
import type { Article } from "./records.ts";
import { safeImage } from "./safe-links.ts";
import { firstCharacters, isFeaturedTag, splitTags } from "./text.ts";

/** What the list shows of a post. */
export interface BlogCard {
  id: string;
  title: string;
  image?: string;
  previewText: string;
  category: string;
  date?: string;
  featured?: true;
}

export const fallbackTitle = "The Power of Design";
/** How much of a post's text its preview shows, in characters. */
export const previewLength = 150;
const noPreview = "No preview available...";

/** The first 150 characters of the first paragraph that has text. */
export function previewText(article: Article): string {
  const block = article.content?.find((block) =>
    block.type === "paragraph" && block.paragraphText?.trim()
  );
  return block?.paragraphText
    ? `${firstCharacters(block.paragraphText, previewLength)}...`
    : noPreview;
}

/** Cards of the articles, newest first; those without a date come last. */
export function blogCards(articles: readonly Article[]): BlogCard[] {
  const created = (article: Article) => timeOf(article.createdAt) ?? -Infinity;
  return articles.toSorted((a, b) => {
    const [left, right] = [created(a), created(b)];
    return left === right ? 0 : right - left;
  }).map(blogCard);
}

function blogCard(article: Article): BlogCard {
  const tags = splitTags(article.tags);
  const image = safeImage(article.coverImage);
  const date = formatDate(article.createdAt);
  return {
    id: article._id,
    title: article.title || fallbackTitle,
    previewText: previewText(article),
    category: tags[0] ?? "",
    ...(image && { image }),
    ...(date && { date }),
    ...(tags.some(isFeaturedTag) && { featured: true }),
  };
}
