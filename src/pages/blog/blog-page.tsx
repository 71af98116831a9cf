import { Suspense } from "react";
import words from "../../../data/words/blog.json" with { type: "json" };
import { blogPath, blogQuery } from "../../paths.ts";
import { ErrorState } from "../../ui/blocks/states.tsx";
import { blogFilter, blogQueries, shownPage } from "./blog-list.ts";
import { Streamed, usePageData } from "../../streaming/streamed.tsx";
import { BlogSearch } from "./blog-search.tsx";
import { BlogSections } from "./blog-sections.tsx";
import { BlogSkeleton } from "./blog-skeleton.tsx";
import { useBlogFilter } from "./use-blog-filter.ts";
import type { Handle } from "../../ui/layout/handle.ts";
import type { Arrived } from "../../streaming/page-data.ts";
import { blogData } from "./blog-data.ts";

export const handle = {
  surface: "paper",
  meta: () => ({
    ...words.meta,
    picture: "share/blog",
  }),
  queries: blogQueries,
  indexedQueries: ["page"],
  // Beyond the end of the archive its last page is shown.
  shownQuery(query: URLSearchParams, { blog }: Arrived<typeof blogData>) {
    if (!blog?.ok) return query;
    const filter = blogFilter(query);
    return blogQuery({ ...filter, page: shownPage(blog.value, filter) });
  },
} satisfies Handle;

function BlogPage() {
  const { blog } = usePageData(blogData);
  const filter = useBlogFilter();
  return (
    <main id="main" tabIndex={-1}>
      <header className="hero grid wrap">
        <h1 className="heading-0 span-7">{words.list.title}</h1>
        <div className="span-5 from-8">
          <BlogSearch filter={filter} />
        </div>
      </header>
      <div className="blog wrap">
        <Suspense fallback={<BlogSkeleton />}>
          <Streamed call={blog}>
            {(result) =>
              result.ok
                ? <BlogSections list={result.value} filter={filter} />
                : (
                  <ErrorState
                    retryAt={blogPath(filter)}
                    message={`Error loading blogs: ${result.message}`}
                  />
                )}
          </Streamed>
        </Suspense>
      </div>
    </main>
  );
}

export { BlogPage as Component };
