import { useEffect, useState } from "react";
import { isPublic } from "../../content/record-kinds.ts";
import {
  type ContentResult,
  mapValue,
} from "../../content/transport/content-result.ts";
import { Gateway } from "../../content/gateway.ts";
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
  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    loadCards(controller.signal).then((result) => {
      if (result.ok) setCards(result.value);
      else if (!controller.signal.aborted) setFailure(result);
    });
    return () => controller.abort();
  }, [isLoading]);
  const shown = selectCards(cards ?? list.cards, filter);
  const { recent, featured } = shown;
  if (isMissing) {
    return { recent, featured, isLoading };
  }
  const all = isFilterChanged || !excerpt ? shown : excerpt;
  return { recent, featured, all, isLoading: false };
}

function loadCards(
  signal: AbortSignal,
): Promise<ContentResult<BlogCard[]>> {
  return mapValue(
    new Gateway(signal).articles(),
    (posts) => blogCards(posts.filter((it) => isPublic("articles", it))),
  );
}
