import { useEffect, useState } from "react";
import { isPublic } from "../../content/record-kinds.ts";
import {
  type ContentResult,
  success,
  unreachable,
} from "../../content/transport/content-result.ts";
import { Gateway } from "../../content/gateway.ts";
import type { BlogCard } from "./blog-cards.ts";
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

async function loadCards(
  signal: AbortSignal,
): Promise<ContentResult<BlogCard[]>> {
  try {
    const [result, { blogCards }] = await Promise.all([
      new Gateway(signal).articles(),
      import("./post-views.ts"),
    ]);
    if (!result.ok) return result;
    return success(
      blogCards(result.value.filter((it) => isPublic("articles", it))),
    );
  } catch {
    // The module failed to load.
    return unreachable;
  }
}
