import { Suspense } from "react";
import { blogPath } from "../../addresses/paths.ts";
import { usePageData } from "../../routing/page-context.ts";
import { ErrorState } from "../../components/blocks/states.tsx";
import type { ContentResult } from "../../content/transport/content-result.ts";
import {
  type BlogFilter,
  blogFilter,
  type BlogList,
} from "../../content/views/blog-list.ts";
import type { ContentClient } from "../../content/content-client.ts";
import type { LoaderArgs } from "../../routing/page-module.ts";
import { Streamed } from "../../streaming/streamed.tsx";
import { BlogSearch } from "./blog-search.tsx";
import { BlogSections } from "./blog-sections.tsx";
import { BlogSkeleton } from "./blog-skeleton.tsx";
import { useBlogFilter } from "./use-blog-filter.ts";

export const sky = "paper";
export const meta = {
  title: "Blog",
  description:
    "What we learn while building brands, sites and app designs in Yaba, Lagos.",
  picture: "share/blog",
};

interface BlogData {
  blog: Promise<ContentResult<BlogList>>;
}

export const queries: readonly (keyof BlogFilter)[] = ["q", "tag", "page"];

export function loader(
  content: ContentClient,
  { query, signal }: LoaderArgs,
): BlogData {
  // Not awaited: the shell leaves at once and the posts stream after it.
  return { blog: content.blog(blogFilter(query), { signal }) };
}

function BlogPage() {
  const { blog } = usePageData<BlogData>();
  const filter = useBlogFilter();
  return (
    <main id="main" tabIndex={-1}>
      <header className="hero grid wrap">
        <h1 className="f0 span-7">Blog</h1>
        <div className="span-5 from-8">
          <BlogSearch filter={filter} />
        </div>
      </header>
      <div className="blog wrap">
        <Suspense fallback={<BlogSkeleton />}>
          <Streamed name="blog" value={blog}>
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
