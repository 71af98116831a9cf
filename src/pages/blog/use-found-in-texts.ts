import { useEffect, useState } from "react";
import { searchIndexPath } from "../../addresses/paths.ts";
import type { BlogFilter, BlogList } from "../../content/views/blog-list.ts";
import type { ArchiveEntry } from "../../content/views/pagination.ts";

/** How long the typed text rests before the server is asked. */
const restMs = 300;

interface Found {
  /** The search that found the posts. */
  query: string;
  posts: readonly ArchiveEntry[];
}

/**
 * The posts whose texts have the words of the search. The document brings those
 * of its address; for what is typed later the server is asked.
 */
export function useFoundInTexts(
  { inTexts }: BlogList,
  { q, tag }: BlogFilter,
): readonly ArchiveEntry[] {
  const query = `${new URLSearchParams({ q, tag })}`;
  const [found, setFound] = useState<Found | undefined>(
    inTexts && { query, posts: inTexts },
  );
  const isFound = found?.query === query;
  useEffect(() => {
    if (isFound || !q.trim()) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      // Without these the search is what it always was.
      ask(query, controller.signal).then(setFound, () => {});
    }, restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return isFound ? found.posts : [];
}

async function ask(query: string, signal: AbortSignal): Promise<Found> {
  const response = await fetch(`${searchIndexPath}?${query}`, { signal });
  if (!response.ok) throw new Error(`Cannot load "${searchIndexPath}"`);
  return { query, posts: await response.json() };
}
