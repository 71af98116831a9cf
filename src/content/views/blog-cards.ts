import { formatDate, timeOf } from "../text/dates.ts";
import { type Article, previewLength } from "../api/api-types.ts";
import { memoize } from "../../lib/promises/memoize.ts";
import { hash32 } from "../../lib/text/hash32.ts";
import { safeImage } from "../text/safe-links.ts";
import {
  firstCharacters,
  isFeaturedTag,
  shortened,
  splitTags,
} from "../text/labels.ts";

/** What lists show of a post. */
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
const noPreview = "No preview available...";

/** The start of the first paragraph that has text, and "...". */
export function previewText(article: Article): string {
  const text = firstText(article);
  return text ? `${firstCharacters(text, previewLength)}...` : noPreview;
}

/** The same for search engines and feeds: it ends between words. */
export function description(article: Article): string {
  const text = firstText(article);
  return text ? shortened(text, previewLength) : noPreview;
}

function firstText({ content = [] }: Article): string | undefined {
  const paragraph = content.find(({ type, paragraphText }) =>
    type === "paragraph" && paragraphText?.trim()
  );
  return paragraph?.paragraphText ??
    content.find(({ type, text }) => type === "quote" && text?.trim())?.text ??
    content.find(({ type }) => type === "list")?.items?.join("; ");
}

/**
 * Cards of articles, newest first; those without a date come last. When no
 * article is marked as featured, a half of them is drawn. Made once for each list.
 */
export const blogCards = memoize((articles: readonly Article[]): BlogCard[] => {
  const created = (article: Article) => timeOf(article.createdAt) ?? -Infinity;
  const cards = articles.toSorted((a, b) => {
    const [left, right] = [created(a), created(b)];
    return left === right ? 0 : right - left;
  }).map(blogCard);
  return cards.some((card) => card.featured)
    ? cards
    : withDrawnHalf(cards, seedOf(articles));
});

/** Another seed for each change of the content, the same one everywhere. */
function seedOf(articles: readonly Article[]): string {
  return articles.map(({ _id, updatedAt = "" }) => `${_id} ${updatedAt}`)
    .sort().join();
}

/**
 * Marks a half of the cards as featured, rounded up. The draw follows from the
 * content: every instance and every browser shows the same half, and no page
 * has to carry it.
 */
function withDrawnHalf(cards: BlogCard[], seed: string): BlogCard[] {
  const start = hash32(seed);
  const drawn = new Set(
    cards.map((card) => ({ card, order: hash32(card.id, start) }))
      .sort((a, b) => a.order - b.order)
      .slice(0, Math.ceil(cards.length / 2))
      .map(({ card }) => card),
  );
  return cards.map((card) =>
    drawn.has(card) ? { ...card, featured: true } : card
  );
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
