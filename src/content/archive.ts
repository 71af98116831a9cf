import type { BlogCard } from "./blog-cards.ts";

/** A line of the archive. */
export type ArchiveEntry = Pick<BlogCard, "id" | "title" | "date">;

/** One page of all posts, newest first. */
export interface Archive {
  entries: ArchiveEntry[];
  /** Which page this is, from 1. */
  page: number;
  pages: number;
}

/** So many lines a page: its size does not grow with the number of posts. */
export const archivePageSize = 12;

/**
 * One page of the archive of some cards.
 * @param page The wanted page; one that does not exist gives the nearest.
 */
export function archiveOf(cards: readonly BlogCard[], page = 1): Archive {
  const pages = Math.max(1, Math.ceil(cards.length / archivePageSize));
  const shown = Math.min(Math.max(page, 1), pages);
  const first = (shown - 1) * archivePageSize;
  const entries = cards.slice(first, first + archivePageSize)
    .map(({ id, title, date }) => ({ id, title, ...(date && { date }) }));
  return { entries, page: shown, pages };
}
