import { useEffect, useState } from "react";
import {
  type BlogCard,
  type BlogFilter,
  type BlogList,
  drawFeatured,
} from "../../content/blog-list.ts";
import { searchIndexPath } from "../../paths.ts";

/**
 * The cards to choose from. A long list travels without the posts that the
 * page did not show; the rest comes when the visitor turns to the search.
 */
export function useAllCards(
  list: BlogList,
  { q, tag }: BlogFilter,
): readonly BlogCard[] {
  const [all, setAll] = useState<readonly BlogCard[]>();
  const [first] = useState({ q, tag });
  const isWhole = list.cards.length >= list.total;
  const isChanged = q !== first.q || tag !== first.tag;
  useEffect(() => {
    if (isWhole || !isChanged || all) return;
    const controller = new AbortController();
    loadCards(controller.signal).then((cards) => {
      setAll(list.seed === undefined ? cards : drawFeatured(cards, list.seed));
    }, () => {/* The cards at hand stay; the form still asks the server. */});
    return () => controller.abort();
  }, [isWhole, isChanged, all, list.seed]);
  return all ?? list.cards;
}

async function loadCards(signal: AbortSignal): Promise<BlogCard[]> {
  const response = await fetch(searchIndexPath, { signal });
  if (!response.ok) throw new Error(`Cannot load "${searchIndexPath}"`);
  return await response.json();
}
