import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router-dom";
import { type BlogFilter, blogFilter } from "./blog-list.ts";
import type { Failure } from "../../lib/content-result.ts";
import { sameLabel } from "../../content/text/labels.ts";
import { blogPath, paths } from "../../paths.ts";
import { useTimer } from "../../ui/controls/use-timer.ts";

/** The current filter, and functions that change it. */
export interface BlogFilterState extends BlogFilter, SearchFailure {
  /** Filters by a text as it is typed; the address is debounced. */
  search(q: string): void;
  /** Filters by a category, or clears it when it is the current one. */
  toggleTag(tag: string): void;
}

/** Why loading all posts failed for this filter, if it did. */
interface SearchFailure {
  failure: Failure | undefined;
  setFailure(failure: Failure): void;
}

const addressDelayMs = 200;

/**
 * The blog's filter, stored in the address. While a visitor types, the typed
 * text takes precedence until the address has caught up.
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
    // A link or history navigation discards the typed text. Text typed while
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
      // The click before may not be shown yet.
      const isChosen = sameLabel((address.pending() ?? filter).tag, tag);
      address.cancel();
      address.write({ q: filter.q, tag: isChosen ? "" : tag }, "push");
    },
  };
}

/** A failure lasts until the filter changes, then the posts are refetched. */
function useSearchFailure({ q, tag }: BlogFilter): SearchFailure {
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => setFailure(undefined), [q, tag]);
  return { failure, setFailure };
}

/** Writes filters to the address and remembers the last query written. */
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
    /** Writes a filter, debounced. */
    writeLater(filter: BlogFilter): void {
      const { state } = history;
      timer.start(addressDelayMs, () => {
        // A link or history navigation in the meantime takes precedence.
        if (isLeaving.current || history.state !== state) return;
        // Replace: typing must not fill the history.
        write(filter, "replace");
      });
    },
    cancel: timer.cancel,
    /** The last filter written, until it is taken. */
    pending(): BlogFilter | undefined {
      return written.current === undefined
        ? undefined
        : blogFilter(new URLSearchParams(written.current));
    },
    /** Takes the last query written, once. */
    takeWritten(): string | undefined {
      const query = written.current;
      written.current = undefined;
      return query;
    },
  };
}
