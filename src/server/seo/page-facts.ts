import type { ContentResult } from "../../content/transport/content-result.ts";
import type { ArticleView } from "../../pages/blog/article-view.ts";
import type { Meta } from "../../ui/layout/handle.ts";

/** What a page's structured data is made of. */
export interface PageFacts {
  /** Public origin of the site. */
  siteUrl: string;
  /** The path of the page's row in `routes.ts`. */
  pattern: string;
  /** The page's canonical path. */
  path: string;
  /** Its canonical link: as an absolute address, with its query. */
  link: string;
  meta: Meta;
  params: Readonly<Record<string, string | undefined>>;
  /** Loader data that has come. */
  data: Readonly<Record<string, unknown>>;
}

/** The record that a page shows, by its name in the loader data. */
export function recordOf<T>({ data }: PageFacts, name: string): T | undefined {
  const result = data[name] as ContentResult<T | null> | undefined;
  return result?.ok ? result.value ?? undefined : undefined;
}

/** The article that a page shows. */
export function articleOf(facts: PageFacts): ArticleView | undefined {
  return recordOf<ArticleView>(facts, "article");
}
