import { useLayoutEffect, useRef } from "react";
import { sameLabel } from "../../content/text/labels.ts";
import { paths } from "../../paths.ts";
import { focusSearch } from "./focus-search.ts";
import type { BlogFilterState } from "./use-blog-filter.ts";

interface TagPillsProps {
  label: string;
  pills: readonly string[];
  filter: BlogFilterState;
}

/** Buttons that filter by category; without JavaScript they submit a form. */
export function TagPills({ label, pills, filter }: TagPillsProps) {
  const form = useRef<HTMLFormElement>(null);
  // When no post matches, the pills unmount, also the one with the focus.
  useLayoutEffect(() => () => {
    if (form.current?.contains(document.activeElement)) focusSearch();
  }, []);
  if (pills.length === 0) return null;
  return (
    <form
      ref={form}
      action={paths.blog}
      aria-label={label}
      className="pills"
    >
      {filter.q && <input type="hidden" name="q" value={filter.q} />}
      {pills.map((pill) => {
        const isChosen = sameLabel(pill, filter.tag);
        return (
          <button
            key={pill}
            type="submit"
            name="tag"
            value={isChosen ? "" : pill}
            aria-pressed={isChosen}
            className="pill"
            dir="auto"
            onClick={(event) => {
              event.preventDefault();
              filter.toggleTag(pill);
            }}
          >
            {pill}
          </button>
        );
      })}
    </form>
  );
}
