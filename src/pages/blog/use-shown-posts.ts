import { useContext, useEffect, useState } from "react";
import { mapValue } from "../../lib/content-result.ts";
import { ContentContext } from "../../ui/content-context.ts";
import { type BlogCard, blogCards } from "./blog-cards.ts";
import {
  type BlogList,
  isExcerptFor,
  selectCards,
  type SelectedCards,
} from "./blog-list.ts";
import type { BlogFilterState } from "./use-blog-filter.ts";

/** The posts that the page shows. */
interface ShownPosts extends Pick<SelectedCards, "recent" | "featured"> {
  /** Count and archive of all matches, once all posts are loaded. */
  all?: Pick<SelectedCards, "found" | "archive">;
  /** Whether possible matches are still loading. */
  isLoading: boolean;
}

/**
 * The posts that match the filter. Of a long list the server sends only an
 * excerpt; the rest is fetched when the visitor changes the filter.
 */
export function useShownPosts(
  list: BlogList,
  filter: BlogFilterState,
): ShownPosts {
  const { excerpt } = list;
  const { failure, setFailure } = filter;
  const [cards, setCards] = useState<readonly BlogCard[]>();
  const isFilterChanged = excerpt !== undefined &&
    !isExcerptFor(excerpt, filter);
  const isMissing = isFilterChanged && !cards;
  const isLoading = isMissing && !failure;
  const content = useContext(ContentContext);
  useEffect(() => {
    if (!isLoading || !content) return;
    let isWanted = true;
    mapValue(content.list("articles"), blogCards).then((result) => {
      if (result.ok) setCards(result.value);
      else if (isWanted) setFailure(result);
    });
    return () => {
      isWanted = false;
    };
  }, [isLoading, content]);
  const shown = selectCards(cards ?? list.cards, filter);
  const { recent, featured } = shown;
  if (isMissing) {
    return { recent, featured, isLoading };
  }
  const all = isFilterChanged || !excerpt ? shown : excerpt;
  return { recent, featured, all, isLoading: false };
}
