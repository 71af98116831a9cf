import { useEffect, useRef } from "react";
import words from "../../../data/words/blog.json" with { type: "json" };
import { SearchBox } from "../../ui/controls/search-box.tsx";
import { limits } from "./blog-list.ts";
import { paths } from "../../paths.ts";
import type { BlogFilterState } from "./use-blog-filter.ts";

interface BlogSearchProps {
  filter: BlogFilterState;
}

/** The blog's search: as you type with JavaScript, a plain form without. */
export function BlogSearch(
  { filter: { q, tag, search, failure } }: BlogSearchProps,
) {
  const input = useRef<HTMLInputElement>(null);
  // Text typed before hydration counts too.
  useEffect(() => {
    const typed = input.current?.value ?? q;
    if (typed !== q) search(typed);
  }, []);
  const shown = useRef(q);
  // A link or history navigation has changed the address.
  useEffect(() => {
    // Writing the field would move the caret.
    if (shown.current === q) return;
    shown.current = q;
    if (input.current && input.current.value !== q) input.current.value = q;
  }, [q]);
  return (
    <SearchBox
      ref={input}
      action={paths.blog}
      label={words.list.search}
      name="q"
      defaultValue={q}
      maxLength={limits.query}
      placeholder={words.list.placeholder}
      onInput={(event) => search(event.currentTarget.value)}
      onSearch={(event) => {
        // If search fails here, submit the form to the server.
        if (!failure) event.preventDefault();
      }}
    >
      {tag && <input type="hidden" name="tag" value={tag} />}
    </SearchBox>
  );
}
