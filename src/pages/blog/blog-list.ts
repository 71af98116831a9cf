import { type Archive, paginate } from "./pagination.ts";
import type { BlogCard } from "./blog-cards.ts";
import { firstCharacters } from "../../lib/text/shorten.ts";
import { sameLabel } from "../../content/text/labels.ts";
import { searchable } from "./searchable.ts";
import { isFeaturedTag } from "./tags.ts";

/** The view of the list page: the cards it needs, newest first. */
export interface BlogList {
  cards: BlogCard[];
  recentPills: string[];
  featuredPills: string[];
  /** Present if `cards` contains only those for one filter. */
  excerpt?: Excerpt;
}

/** Data of a long list that cannot be derived from the cards sent. */
interface Excerpt {
  /** The filter that the cards were selected for. */
  filter: BlogFilter;
  /** The number of posts that match it. */
  found: number;
  /** A page of the matching posts. */
  archive: Archive;
}

/** Search text and category; no filter if both are empty. */
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

/** Of a longer list only the cards on the page are sent. */
const maxWholeList = 16;

/** What the list page reads of its address. */
export const blogQueries = {
  // Of the visitor's own text only the white space around it is dropped: the
  // page shows it.
  q: (text: string) => firstCharacters(text.trim(), limits.query),
  tag: (text: string) => firstCharacters(text.trim(), limits.query),
  page: (text: string) => /^(?:[2-9]|[1-9]\d{1,5})$/.test(text) ? text : "",
};

/** Reads the filter from the query of an address. */
export function blogFilter(query: URLSearchParams): BlogFilter {
  const valueOf = (name: keyof typeof blogQueries) =>
    blogQueries[name](query.get(name) ?? "");
  const page = valueOf("page");
  return {
    q: valueOf("q"),
    tag: valueOf("tag"),
    ...(page && { page: Number(page) }),
  };
}

/** Whether an excerpt has the posts that a filter selects. */
export function isExcerptFor(
  { filter: { q, tag }, archive }: Excerpt,
  filter: BlogFilter,
): boolean {
  const page = Math.min(filter.page ?? 1, archive.pages);
  return q.trim() === filter.q.trim() && tag === filter.tag &&
    page === archive.page;
}

/** The page of the archive that a list shows: beyond its end, the last one. */
export function shownPage(
  { cards, excerpt }: BlogList,
  filter: BlogFilter,
): number {
  if (!excerpt) return selectCards(cards, filter).archive.page;
  return isExcerptFor(excerpt, filter)
    ? excerpt.archive.page
    : filter.page ?? 1;
}

/** The cards of the list page, by section. */
export interface SelectedCards {
  recent: BlogCard[];
  featured: BlogCard[];
  /** The number of posts that match the filter. */
  found: number;
  archive: Archive;
}

/** Selects the cards that match a filter, whose text is trimmed. */
export function selectCards(
  cards: readonly BlogCard[],
  { q, tag, page }: BlogFilter,
): SelectedCards {
  const text = searchable(q.trim());
  const matching = cards.filter(({ title, category }) =>
    (!text || searchable(title).includes(text) ||
      searchable(category).includes(text)) &&
    (!tag || sameLabel(category, tag))
  );
  return {
    recent: matching.slice(0, limits.recent),
    featured: matching.filter((card) => card.featured).slice(
      0,
      limits.featured,
    ),
    found: matching.length,
    archive: paginate(matching, page),
  };
}

/** The first distinct categories of some cards, except "featured". */
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
 * @param filter Selects the cards of a long list to send, so that the page does
 * not grow with the number of posts.
 */
export function blogList(
  cards: readonly BlogCard[],
  filter: BlogFilter,
): BlogList {
  const unfiltered = selectCards(cards, { q: "", tag: "" });
  const shown = selectCards(cards, filter);
  const needed = new Set([...shown.recent, ...shown.featured]);
  const isWhole = cards.length <= maxWholeList;
  return {
    cards: isWhole ? [...cards] : cards.filter((card) => needed.has(card)),
    ...(!isWhole && {
      excerpt: { filter, found: shown.found, archive: shown.archive },
    }),
    recentPills: categoryPills(unfiltered.recent),
    featuredPills: categoryPills(unfiltered.featured),
  };
}
