import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { type BlogFilter, blogFilter } from "./blog-list.ts";
import { blogPath, paths } from "../../paths.ts";
import { useTimer } from "../../ui/controls/use-timer.ts";

/** The current filter, and functions that change it. */
export interface BlogFilterState extends BlogFilter, SearchFailure {
  /** Filters by a text as it is typed; the address is debounced. */
  search(q: string): void;
  /** Filters by a category, or clears it when it is the current one. */
  toggleTag(tag: string): void;
}

/** Whether all posts could not be loaded for this filter. */
interface SearchFailure {
  hasFailed: boolean;
  setFailed(hasFailed: boolean): void;
}

const addressDelayMs = 200;

/**
 * The blog's filter. The address is its source; while a visitor types, the
 * typed text takes precedence until the address has caught up.
 */
export function useBlogFilter(): BlogFilterState {
  const { search, key } = useLocation();
  const inAddress = useMemo(
    () => blogFilter(new URLSearchParams(search)),
    [search],
  );
  const [typed, setTyped] = useState<string>();
  const address = useAddressWriter();
  const filter: BlogFilter = typed === undefined
    ? inAddress
    // A new search starts at the first page of its matches.
    : { tag: inAddress.tag, q: typed };
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const isOwn = address.takeWritten() === search;
    // A link or a step in the history discards the typed text. Text typed while
    // the address was catching up still takes precedence.
    if (!isOwn) address.cancel();
    setTyped((typed) => isOwn && typed !== inAddress.q ? typed : undefined);
  }, [search, key, inAddress]);

  return {
    ...filter,
    ...useSearchFailure(filter),
    search(q) {
      setTyped(q);
      address.writeLater({ tag: filter.tag, q });
    },
    toggleTag(tag) {
      const isChosen = filter.tag.toLowerCase() === tag.toLowerCase();
      address.cancel();
      address.write({ q: filter.q, tag: isChosen ? "" : tag }, "push");
    },
  };
}

/** A failure counts until the filter changes: then the posts are asked again. */
function useSearchFailure({ q, tag }: BlogFilter): SearchFailure {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => setFailed(false), [q, tag]);
  return { hasFailed, setFailed };
}

/** Writes filters to the address and remembers the query it wrote last. */
function useAddressWriter() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = state === "loading";
  const timer = useTimer();
  const written = useRef<string>(undefined);
  function write(filter: BlogFilter, how: "push" | "replace"): void {
    const address = blogPath(filter);
    written.current = address.slice(paths.blog.length);
    navigate(address, { replace: how === "replace", preventScrollReset: true });
  }
  return {
    write,
    /** Writes a filter once no other follows it for a moment. */
    writeLater(filter: BlogFilter): void {
      const { state } = history;
      timer.start(addressDelayMs, () => {
        // A link or a step in the history was faster, and comes first.
        if (isLeaving.current || history.state !== state) return;
        // Not each text that is typed is a step in the history.
        write(filter, "replace");
      });
    },
    cancel: timer.cancel,
    /** The query written last, if the address did not have it before. */
    takeWritten(): string | undefined {
      const query = written.current;
      written.current = undefined;
      return query;
    },
  };
}
