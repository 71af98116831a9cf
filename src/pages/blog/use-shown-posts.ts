import { useEffect, useState } from "react";
import type { BlogCard } from "../../content/blog-cards.ts";
import {
  type BlogFilter,
  type BlogList,
  drawFeatured,
  selectCards,
  type SelectedCards,
} from "../../content/blog-list.ts";
import { searchIndexPath } from "../../paths.ts";

/** What the page shows. */
export interface ShownPosts extends Pick<SelectedCards, "recent" | "featured"> {
  /** What can be said of all posts that match, when they are known. */
  all?: Pick<SelectedCards, "found" | "archive">;
  /** Whether posts that may match are still on their way. */
  isLoading: boolean;
}

/**
 * The posts that match. A long list travels without those that its first
 * filter does not show; they come when the visitor looks for something else.
 */
export function useShownPosts(list: BlogList, filter: BlogFilter): ShownPosts {
  const { excerpt, seed } = list;
  const [cards, setCards] = useState<readonly BlogCard[]>();
  const [hasFailed, setFailed] = useState(false);
  const isOther = excerpt !== undefined && !isSame(excerpt.filter, filter);
  const isMissing = isOther && !cards;
  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    loadCards(controller.signal).then(
      (all) => setCards(seed === undefined ? all : drawFeatured(all, seed)),
      // The cards at hand stay; the form still asks the server.
      () => setFailed(!controller.signal.aborted),
    );
    return () => controller.abort();
  }, [isMissing, seed]);
  const shown = selectCards(cards ?? list.cards, filter);
  const { recent, featured } = shown;
  if (isMissing) {
    return { recent, featured, isLoading: !hasFailed };
  }
  const all = isOther || !excerpt ? shown : excerpt;
  return { recent, featured, all, isLoading: false };
}

function isSame(a: BlogFilter, b: BlogFilter): boolean {
  return a.q === b.q && a.tag === b.tag && (a.page ?? 1) === (b.page ?? 1);
}

async function loadCards(signal: AbortSignal): Promise<BlogCard[]> {
  const response = await fetch(searchIndexPath, { signal });
  if (!response.ok) throw new Error(`Cannot load "${searchIndexPath}"`);
  return await response.json();
}
