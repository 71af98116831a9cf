import { useState } from "react";
import words from "../../../data/words/blog.json" with { type: "json" };
import {
  EmptyState,
  ErrorState,
  LoadingState,
} from "../../ui/blocks/states.tsx";
import type { BlogCard } from "./blog-cards.ts";
import type { BlogList } from "./blog-list.ts";
import { blogPath, paths } from "../../paths.ts";
import { focusSearch } from "./focus-search.ts";
import { BlogSection } from "./blog-section.tsx";
import { PostArchive } from "./post-archive.tsx";
import { PostGrid } from "./post-grid.tsx";
import { TagPills } from "./tag-pills.tsx";
import type { BlogFilterState } from "./use-blog-filter.ts";
import { useShownPosts } from "./use-shown-posts.ts";

interface BlogSectionsProps {
  list: BlogList;
  filter: BlogFilterState;
}

/** Both sections, filtered, and the archive; or one empty state instead. */
export function BlogSections({ list, filter }: BlogSectionsProps) {
  const { recent, featured, all, isLoading } = useShownPosts(list, filter);
  const { failure } = filter;
  const isEmpty = failure !== undefined || recent.length === 0;
  const [beganEmpty] = useState(isEmpty);
  const shown = new Set([...recent, ...featured].map(({ id }) => id));
  return (
    <>
      {failure && (
        <ErrorState
          retryAt={blogPath(filter)}
          message={`Error loading blogs: ${failure.message}`}
        />
      )}
      {isEmpty && isLoading && (
        <LoadingState text="Loading blogs..." failed="Error loading blogs" />
      )}
      {/* A live region stays mounted, so that its changes are announced. */}
      <div role="status">
        {isEmpty && !isLoading && !failure && (
          <NoPosts
            isFirst={beganEmpty}
            isFiltered={filter.q.trim() !== "" || filter.tag !== ""}
          />
        )}
        {!isEmpty && all && (
          <p className="visually-hidden">{countOf(all.found)}</p>
        )}
      </div>
      {!isEmpty && (
        <>
          <FilteredSection
            name="recent"
            cards={recent}
            pills={list.recentPills}
            filter={filter}
            // Its first cover is the largest picture of the first screen.
            priority
          />
          <FilteredSection
            name="featured"
            cards={featured}
            pills={list.featuredPills}
            filter={filter}
          />
        </>
      )}
      {/* If both sections show all matches, the archive would repeat them. */}
      {!isEmpty && all && all.found > shown.size && (
        <PostArchive archive={all.archive} filter={filter} />
      )}
    </>
  );
}

interface FilteredSectionProps {
  name: "recent" | "featured";
  cards: readonly BlogCard[];
  pills: readonly string[];
  filter: BlogFilterState;
  priority?: boolean;
}

function FilteredSection(props: FilteredSectionProps) {
  const { name, cards, pills, filter, priority } = props;
  return (
    <BlogSection
      name={name}
      aside={
        <TagPills
          label={`${words.list[name]}: categories`}
          pills={pills}
          filter={filter}
        />
      }
    >
      {cards.length > 0
        ? <PostGrid cards={cards} words={filter.q.trim()} priority={priority} />
        : <p className="lead soft">No featured posts match.</p>}
    </BlogSection>
  );
}

interface NoPostsProps {
  isFirst: boolean;
  isFiltered: boolean;
}

function NoPosts({ isFirst, isFiltered }: NoPostsProps) {
  return (
    <EmptyState
      message="No posts match your search criteria."
      isFirst={isFirst}
      link={isFiltered
        ? { label: "Clear search", to: paths.blog, onClick: focusSearch }
        : undefined}
    />
  );
}

/** Announces how many posts match a search. */
export function countOf(found: number): string {
  return found === 1 ? "1 post found" : `${found} posts found`;
}
