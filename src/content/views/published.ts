import { site } from "../../../data/site.ts";
import { type ContentResult, success } from "../transport/content-result.ts";
import { type ArticleView, articleView } from "./article-view.ts";
import type { ContentApi } from "../api/content-api.ts";
import { type JobView, jobView } from "./job-views.ts";
import { memoize } from "../../lib/promises/memoize.ts";
import { type Article, type Job, statuses } from "../api/api-types.ts";
import { withDerivedBlocks } from "../api/derived-blocks.ts";
import { rawRecords } from "../api/raw-bodies.ts";
import { articleSchema } from "../api/schemas.ts";
import { isRecord } from "../../lib/text/json.ts";

/** How many of the newest records a feed holds. */
export const feedLength = 50;

/** All public records. */
export interface Lists {
  articles: readonly ArticleView[];
  jobs: readonly JobView[];
}

/** The public records, newest first: the same object for the same content. */
export interface Published {
  /** The newest articles, with the whole of their texts. */
  newest(): Promise<ContentResult<readonly ArticleView[]>>;
  /** Both lists, or the failure of one: half of a sitemap would be wrong. */
  both(): Promise<ContentResult<Lists>>;
}

/** Creates views of the public records, computed once for each list. */
export function createPublished(api: ContentApi): Published {
  async function newest() {
    const result = await api.articles(statuses.article);
    return result.ok ? success(await wholeArticles(result.value)) : result;
  }
  async function both() {
    const [articles, jobs] = await Promise.all([
      api.articles(statuses.article),
      api.jobs(statuses.job),
    ]);
    if (!articles.ok) return articles;
    if (!jobs.ok) return jobs;
    return success(listsOf(articles.value)(jobs.value));
  }
  return { newest, both };
}

const articleViews = memoize((records: Article[]): readonly ArticleView[] =>
  records.map((record) => articleView(record, site.name))
    .sort((a, b) => newestFirst(a.createdAt, b.createdAt))
);

/** The list holds only what previews show: the rest is in the stored body. */
const wholeArticles = memoize(async (
  records: Article[],
): Promise<readonly ArticleView[]> => {
  const newest = articleViews(records).slice(0, feedLength);
  const ids = new Set<unknown>(newest.map(({ id }) => id));
  const whole = (await rawRecords(records, "articles"))
    .filter((it) => isRecord(it) && ids.has(it._id))
    .flatMap((it) => articleSchema.safeParse(it).data ?? [])
    .map((it) => articleView(withDerivedBlocks(it), site.name));
  const byId = new Map(whole.map((view) => [view.id, view]));
  return newest.map((view) => byId.get(view.id) ?? view);
});

const listsOf = memoize((articles: Article[]) =>
  memoize((jobs: Job[]): Lists => ({
    articles: articleViews(articles),
    jobs: jobs.map(jobView)
      .sort((a, b) => newestFirst(a.postedAt, b.postedAt)),
  }))
);

function newestFirst(a = "", b = ""): number {
  return a === b ? 0 : a < b ? 1 : -1;
}
