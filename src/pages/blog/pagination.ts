import type { BlogCard } from "./blog-cards.ts";

/** One line of the archive. */
type ArchiveEntry = Pick<BlogCard, "id" | "title" | "date" | "until">;

/** One page of all posts, newest first. */
export interface Archive {
  entries: ArchiveEntry[];
  /** The number of this page, from 1. */
  page: number;
  pages: number;
}

/** Lines per page. */
const pageSize = 12;

/**
 * One page of the archive of some cards.
 * @param page The page number, from 1; beyond the end, the last page is
 * returned.
 */
export function paginate(cards: readonly BlogCard[], page = 1): Archive {
  const pages = Math.max(1, Math.ceil(cards.length / pageSize));
  const shown = Math.min(page, pages);
  const first = (shown - 1) * pageSize;
  const entries = cards.slice(first, first + pageSize)
    .map(({ id, title, date, until }) => ({
      id,
      title,
      ...(date && { date }),
      ...(until && { until }),
    }));
  return { entries, page: shown, pages };
}
