import { EmptyState } from "../../components/states.tsx";
import { type BlogList, selectCards } from "../../content/blog-list.ts";
import { paths } from "../../paths.ts";
import { BlogSection, sections } from "./blog-section.tsx";
import { PostArchive } from "./post-archive.tsx";
import { PostGrid } from "./post-grid.tsx";
import { TagPills } from "./tag-pills.tsx";
import { useAllCards } from "./use-all-cards.ts";
import type { BlogFilterState } from "./use-blog-filter.ts";

export interface BlogSectionsProps {
  list: BlogList;
  filter: BlogFilterState;
}

/** Both sections, filtered; the empty text once in place of both. */
export function BlogSections({ list, filter }: BlogSectionsProps) {
  const cards = useAllCards(list, filter);
  const { recent, featured, found, ...whole } = selectCards(cards, filter);
  const archive = cards.length < list.total && list.archive || whole.archive;
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
  return (
    <>
      {/* Stays while its text changes, so that the change is announced. */}
      <div role="status">
        {found === 0
          ? (
            <EmptyState
              message="No posts match your search criteria."
              link={{
                label: "Clear search",
                to: paths.blog,
                onClick: focusSearch,
              }}
            />
          )
          : <p className="visually-hidden">{countOf(found)}</p>}
      </div>
      {found > 0 &&
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
      {found > 0 && (!isFiltered || found > recent.length) && (
        <PostArchive archive={archive} filter={filter} />
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
