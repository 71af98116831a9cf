import { newestFirst } from "../../content/newest-first.ts";
import type { ContentApi } from "../../content/content-api.ts";
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
import { type JobView, jobView } from "../../pages/careers/job-views.ts";

/** How many of the newest records a feed holds. */
export const feedLength = 50;

/** All public records, newest first. */
export interface Lists {
  articles: readonly ArticleView[];
  jobs: readonly JobView[];
}

/** The newest articles, with the whole of their texts. */
export function newestArticles(
  api: ContentApi,
): Promise<ContentResult<readonly ArticleView[]>> {
  return mapValue(
    api.articles(),
    (articles) =>
      newestFirst(articles).slice(0, feedLength)
        .map((article) => articleView(withDerivedBlocks(article))),
  );
}

/** Both lists, or the first failure: a partial sitemap would be wrong. */
export async function publishedLists(
  api: ContentApi,
): Promise<ContentResult<Lists>> {
  const [articles, jobs] = await Promise.all([api.articles(), api.jobs()]);
  if (!articles.ok) return articles;
  if (!jobs.ok) return jobs;
  return success({
    articles: newestFirst(articles.value).map(articleView),
    jobs: newestFirst(jobs.value).map(jobView),
  });
}
