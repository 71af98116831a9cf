import { Suspense } from "react";
import { usePageData } from "../layout/page-context.ts";
import { ErrorState } from "../components/states.tsx";
import type { Answer } from "../content/answer.ts";
import { blogFilter, type BlogList } from "../content/blog-list.ts";
import type { ContentClient } from "../content/content-client.ts";
import type { PageLoader, Settled } from "../layout/page-module.ts";
import { Streamed } from "../streaming/streamed.tsx";
import { BlogSearch } from "./blog/blog-search.tsx";
import { BlogSections } from "./blog/blog-sections.tsx";
import { BlogSkeleton } from "./blog/blog-skeleton.tsx";
import { useBlogFilter } from "./blog/use-blog-filter.ts";

export const sky = "paper";
export const meta = {
  title: "Blog",
  description:
    "What we learn while building brands, sites and app designs in Yaba, Lagos.",
  picture: "share/blog",
};

interface BlogData {
  blog: Promise<Answer<BlogList>>;
}

/** A list whose featured half was drawn by chance is drawn for each visit. */
export function sameForAll({ blog }: Settled<BlogData>): boolean {
  return !blog?.ok || blog.value.seed === undefined;
}

export function loader(content: ContentClient): PageLoader {
  return ({ request }) => ({
    // Not awaited: the shell leaves at once and the posts stream after it.
    blog: content.blog(blogFilter(new URL(request.url).searchParams), {
      signal: request.signal,
    }),
  });
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
            {(answer) =>
              answer.ok
                ? <BlogSections list={answer.value} filter={filter} />
                : (
                  <ErrorState
                    message={`Error loading blogs: ${answer.message}`}
                  />
                )}
          </Streamed>
        </Suspense>
      </div>
    </main>
  );
}

export { BlogPage as Component };
