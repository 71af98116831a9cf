import type { ContentResult } from "../../content/transport/content-result.ts";
import type { ArticleView } from "../../pages/blog/article-view.ts";
import type { JobView } from "../../pages/careers/job-views.ts";
import type { Meta } from "../../ui/layout/handle.ts";

/** What a page's structured data is made of. */
export interface PageFacts {
  /** Public origin of the site. */
  siteUrl: string;
  /** The path of the page's row in `routes.ts`. */
  pattern: string;
  /** The page's canonical path. */
  path: string;
  meta: Meta;
  params: Readonly<Record<string, string | undefined>>;
  /** Loader data that has come. */
  data: Readonly<Record<string, unknown>>;
}

/** The value of a content result that is there and good. */
function valueOf<T>(
  result: ContentResult<T> | undefined,
): T | undefined {
  return result?.ok ? result.value : undefined;
}

/** The article that a page shows. */
export function articleOf({ data }: PageFacts): ArticleView | undefined {
  return valueOf(data.article as ContentResult<ArticleView | null>) ??
    undefined;
}

/** The job that a page shows. */
export function jobOf({ data }: PageFacts): JobView | undefined {
  return valueOf(data.job as ContentResult<JobView | null>) ?? undefined;
}
