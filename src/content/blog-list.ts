import { type Archive, archiveOf } from "./archive.ts";
import type { BlogCard } from "./blog-cards.ts";
import { firstCharacters, isFeaturedTag, sameLabel } from "./text.ts";

/** The list page's view: the cards that it needs, newest first. */
export interface BlogList {
  cards: BlogCard[];
  recentPills: string[];
  featuredPills: string[];
  /** Present when `cards` are only those that one filter shows. */
  excerpt?: Excerpt;
  /** Present when the featured ones were drawn by chance, for this visit. */
  seed?: number;
}

/** What a long list says of the posts that did not travel with it. */
export interface Excerpt {
  /** What the cards were chosen for. */
  filter: BlogFilter;
  /** How many posts match that, of all. */
  found: number;
  /** A page of all that match. */
  archive: Archive;
}

/** What the visitor looks for; both empty: everything. */
export interface BlogFilter {
  q: string;
  tag: string;
  /** Page of the archive, from 1. */
  page?: number;
}

export const limits = {
  recent: 4,
  featured: 8,
  pills: 5,
  query: 100,
} as const;

/** Up to here a list travels whole; beyond it, only what the page shows. */
const wholeList = 16;

/** Reads the filter from an address's query. */
export function blogFilter(query: URLSearchParams): BlogFilter {
  const page = /^[1-9]\d{0,5}$/.exec(query.get("page") ?? "")?.[0];
  return {
    q: firstCharacters(query.get("q") ?? "", limits.query),
    tag: firstCharacters(query.get("tag") ?? "", limits.query),
    ...(page && { page: Number(page) }),
  };
}

/**
 * Marks a random half, rounded up, when no card is marked as featured.
 * @param seed Decides the draw: the same seed draws the same half anywhere.
 */
export function drawFeatured(
  cards: readonly BlogCard[],
  seed: number,
): readonly BlogCard[] {
  const random = randomNumbers(seed);
  const drawn = new Set(
    cards.map((card) => ({ card, order: random() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, Math.ceil(cards.length / 2))
      .map(({ card }) => card),
  );
  return cards.map((card) => {
    const { featured: _, ...rest } = card;
    return drawn.has(card) ? { ...rest, featured: true } : rest;
  });
}

/** Numbers from 0 to below 1 by the Mulberry32 generator. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What the list page shows of its cards. */
export interface SelectedCards {
  recent: BlogCard[];
  featured: BlogCard[];
  /** How many match. */
  found: number;
  archive: Archive;
}

/** The cards of both sections that match the filter, and of the archive. */
export function selectCards(
  cards: readonly BlogCard[],
  { q, tag, page }: BlogFilter,
): SelectedCards {
  const text = q.toLowerCase();
  const matching = cards.filter(({ title, category }) =>
    (!text || title.toLowerCase().includes(text) ||
      category.toLowerCase().includes(text)) &&
    (!tag || sameLabel(category, tag))
  );
  return {
    recent: matching.slice(0, limits.recent),
    featured: matching.filter((card) => card.featured).slice(
      0,
      limits.featured,
    ),
    found: matching.length,
    archive: archiveOf(matching, page),
  };
}

/** The first five different categories of some cards, "featured" never. */
export function categoryPills(cards: readonly BlogCard[]): string[] {
  const pills: string[] = [];
  for (const { category } of cards) {
    if (!category || isFeaturedTag(category)) continue;
    if (!pills.some((pill) => sameLabel(pill, category))) pills.push(category);
  }
  return pills.slice(0, limits.pills);
}

/**
 * The view of the list page.
 * @param filter Decides which cards travel when the list is long, so that the
 * page's size does not grow with the number of posts.
 */
export function blogList(
  all: readonly BlogCard[],
  filter: BlogFilter,
  random: () => number,
): BlogList {
  const isDrawn = all.length > 0 && !all.some((card) => card.featured);
  const seed = isDrawn ? Math.floor(random() * 2 ** 32) : undefined;
  const cards = seed === undefined ? all : drawFeatured(all, seed);
  const unfiltered = selectCards(cards, { q: "", tag: "" });
  const shown = selectCards(cards, filter);
  const needed = new Set([...shown.recent, ...shown.featured]);
  const isWhole = cards.length <= wholeList;
  return {
    cards: isWhole ? [...cards] : cards.filter((card) => needed.has(card)),
    ...(!isWhole && {
      excerpt: { filter, found: shown.found, archive: shown.archive },
    }),
    recentPills: categoryPills(unfiltered.recent),
    featuredPills: categoryPills(unfiltered.featured),
    ...(seed !== undefined && { seed }),
  };
}
