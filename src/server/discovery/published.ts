import { newestFirst } from "../../content/newest-first.ts";
import type { ContentSource } from "../../content/content-source.ts";
import { withDerivedBlocks } from "../../pages/blog/article-blocks.server.ts";
import {
  type ContentResult,
  mapValue,
  success,
} from "../../content/transport/content-result.ts";
import {
  type ArticleView,
  articleView,
} from "../../pages/blog/article-view.ts";
import { jobView } from "../../pages/careers/job-views.ts";
import { articlePath, jobPath, paths } from "../../paths.ts";

/** How many of the newest records a feed holds. */
export const feedLength = 50;

/** The page of a record. */
export interface RecordPage {
  path: string;
  title: string;
  description: string;
  /** A real date; a guess would teach crawlers to ignore it. */
  changed?: string | undefined;
}

/** The pages of all public records of a section, newest first. */
export interface Section {
  title: string;
  path: string;
  pages: RecordPage[];
}

/** The newest articles, with the whole of their texts. */
export function newestArticles(
  content: ContentSource,
): Promise<ContentResult<readonly ArticleView[]>> {
  return mapValue(
    content.articles(),
    (articles) =>
      newestFirst(articles).slice(0, feedLength)
        .map((article) => articleView(withDerivedBlocks(article))),
  );
}

/** All sections, or the first failure: a partial sitemap would be wrong. */
export async function publishedSections(
  content: ContentSource,
): Promise<ContentResult<Section[]>> {
  const [articles, jobs] = await Promise.all([
    content.articles(),
    content.jobs(),
  ]);
  if (!articles.ok) return articles;
  if (!jobs.ok) return jobs;
  return success([
    {
      title: "Articles",
      path: paths.blog,
      pages: newestFirst(articles.value).map(articleView).map((it) => ({
        path: articlePath(it.id),
        title: it.title,
        description: it.description,
        changed: it.updatedAt ?? it.createdAt,
      })),
    },
    {
      title: "Open jobs",
      path: paths.careers,
      pages: newestFirst(jobs.value).map(jobView).map((it) => ({
        path: jobPath(it.id),
        title: it.title,
        description: it.summary,
        changed: it.postedAt,
      })),
    },
  ]);
}
