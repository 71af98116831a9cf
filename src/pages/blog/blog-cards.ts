import { formatDate } from "../../content/text/dates.ts";
import type { Article } from "./article.server.ts";
import { hash32 } from "../../lib/text/hash32.ts";
import { safeImage } from "../../content/text/safe-links.ts";
import { memoize } from "../../lib/promises/memoize.ts";
import { newestFirst } from "../../content/newest-first.ts";
import { type Ending, endingOf } from "../../content/shown-until.ts";
import { firstCharacters, shortened } from "../../lib/text/shorten.ts";
import { previewLength } from "./preview-length.ts";
import { isFeaturedTag, splitTags } from "./tags.ts";

/** The data of a post's card. */
export interface BlogCard extends Ending {
  id: string;
  title: string;
  lang?: string;
  image?: string;
  previewText: string;
  category: string;
  date?: string;
  featured?: true;
}

export const fallbackTitle = "The Power of Design";
const noPreview = "No preview available...";

/** The start of an article's text, and "...". */
export function previewText({ preview }: Article): string {
  return preview ? `${firstCharacters(preview, previewLength)}...` : noPreview;
}

/** The same for search engines and feeds, cut between words. */
export function description({ preview }: Article): string {
  return preview ? shortened(preview, previewLength) : noPreview;
}

/**
 * Cards of articles, newest first. If none is tagged as featured, half of them
 * are selected.
 */
export const blogCards = memoize((articles: readonly Article[]): BlogCard[] => {
  const cards = newestFirst(articles).map(blogCard);
  return cards.some((card) => card.featured)
    ? cards
    : withDrawnHalf(cards, seedOf(articles));
});

/** A seed that changes with the content, but is the same everywhere. */
function seedOf(articles: readonly Article[]): string {
  return articles.map(({ _id, updatedAt = "" }) => `${_id} ${updatedAt}`)
    .sort().join();
}

/**
 * Marks half of the cards, rounded up, as featured. The selection depends only
 * on the content, so all instances and browsers show the same half without
 * sending it along.
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
    ...(article.lang && { lang: article.lang }),
    previewText: previewText(article),
    category: tags[0] ?? "",
    ...(image && { image }),
    ...(date && { date }),
    ...(tags.some(isFeaturedTag) && { featured: true }),
    ...endingOf(article),
  };
}
