import { EmptyState, LoadingState } from "../../components/states.tsx";
import type { BlogList } from "../../content/blog-list.ts";
import { paths } from "../../paths.ts";
import { BlogSection, sections } from "./blog-section.tsx";
import { PostArchive } from "./post-archive.tsx";
import { PostGrid } from "./post-grid.tsx";
import { TagPills } from "./tag-pills.tsx";
import type { BlogFilterState } from "./use-blog-filter.ts";
import { useShownPosts } from "./use-shown-posts.ts";

export interface BlogSectionsProps {
  list: BlogList;
  filter: BlogFilterState;
}

/** Both sections, filtered; the empty text once in place of both. */
export function BlogSections({ list, filter }: BlogSectionsProps) {
  const { recent, featured, all, isLoading } = useShownPosts(list, filter);
  const isFiltered = filter.q !== "" || filter.tag !== "";
  const parts = [
    {
      ...sections.recent,
      cards: recent,
      pills: list.recentPills,
      // Its first cover is the largest picture of the first view.
      priority: true,
    },
    {
      ...sections.featured,
      cards: featured,
      pills: list.featuredPills,
      priority: false,
    },
  ];
  const isEmpty = recent.length === 0;
  return (
    <>
      {isEmpty && isLoading && <LoadingState text="Loading blogs..." />}
      {/* Stays while its text changes, so that the change is announced. */}
      <div role="status">
        {isEmpty
          ? !isLoading && (
            <EmptyState
              message="No posts match your search criteria."
              link={{
                label: "Clear search",
                to: paths.blog,
                onClick: focusSearch,
              }}
            />
          )
          : all && <p className="visually-hidden">{countOf(all.found)}</p>}
      </div>
      {!isEmpty &&
        parts.map(({ title, km, cards, pills, priority }) => (
          <BlogSection
            key={title}
            title={title}
            km={km}
            aside={
              <TagPills
                label={`${title}: categories`}
                pills={pills}
                filter={filter}
              />
            }
          >
            {cards.length > 0
              ? <PostGrid cards={cards} words={filter.q} priority={priority} />
              : (
                <p className="lead soft">
                  None of the posts found is featured.
                </p>
              )}
          </BlogSection>
        ))}
      {/* What RECENT POSTS shows all of needs no second list. */}
      {!isEmpty && all && (!isFiltered || all.found > recent.length) && (
        <PostArchive archive={all.archive} filter={filter} />
      )}
    </>
  );
}

/** The link vanishes with the empty state; the visitor goes on in the field. */
function focusSearch(): void {
  document.querySelector<HTMLElement>("[type=search]")?.focus();
}

function countOf(found: number): string {
  return found === 1 ? "1 post found" : `${found} posts found`;
}
