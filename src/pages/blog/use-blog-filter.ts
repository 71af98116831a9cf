import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type BlogFilter, blogFilter } from "../../content/blog-list.ts";
import { blogPath, paths } from "../../paths.ts";

/** The filter that is shown, and how it is changed. */
export interface BlogFilterState extends BlogFilter {
  /** Filters by a text as it is typed; the address follows in a moment. */
  search(q: string): void;
  /** Filters by a category; choosing the chosen one clears it. */
  toggleTag(tag: string): void;
}

const addressDelayMs = 200;

/**
 * The blog's filter. The address holds it; while a visitor types, what was
 * typed is ahead of the address.
 */
export function useBlogFilter(): BlogFilterState {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const inAddress = useMemo(
    () => blogFilter(new URLSearchParams(search)),
    [search],
  );
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const filter: BlogFilter = typed === undefined
    ? inAddress
    // Another search begins with the first page of what it finds.
    : { tag: inAddress.tag, q: typed };
  const shown = useRef(key);
  /** The query that was written here and is not in the address yet. */
  const written = useRef<string>(undefined);

  const write = useCallback((next: BlogFilter) => {
    clearTimeout(timer.current);
    const address = blogPath(next);
    written.current = address.slice(paths.blog.length);
    navigate(address, { replace: true, preventScrollReset: true });
  }, [navigate]);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const isOwn = written.current === search;
    written.current = undefined;
    // A link or a step in history beats what was typed before it. What was
    // typed while the address caught up is still ahead of it.
    if (!isOwn) clearTimeout(timer.current);
    setTyped((typed) => isOwn && typed !== inAddress.q ? typed : undefined);
  }, [search, key, inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    ...filter,
    search(q) {
      setTyped(q);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => write({ tag: filter.tag, q }),
        addressDelayMs,
      );
    },
    toggleTag(tag) {
      const isChosen = filter.tag.toLowerCase() === tag.toLowerCase();
      write({ q: filter.q, tag: isChosen ? "" : tag });
    },
  };
}
