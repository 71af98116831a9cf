import { site } from "../../../data/site.ts";
import {
  type ContentResult,
  success,
} from "../../content/transport/content-result.ts";
import {
  type ArticleView,
  articleView,
} from "../../content/views/article-view.ts";
import type { ContentApi } from "../../content/api/content-api.ts";
import { type JobView, jobView } from "../../content/views/job-views.ts";
import { memoize } from "../../lib/promises/memoize.ts";
import {
  type Article,
  type Job,
  statuses,
} from "../../content/api/api-types.ts";

/** The public records, newest first. */
export interface Published {
  articles(): Promise<ContentResult<readonly ArticleView[]>>;
  jobs(): Promise<ContentResult<readonly JobView[]>>;
}

/** Creates views of the public records, computed once for each list. */
export function createPublished(api: ContentApi): Published {
  return {
    async articles() {
      const result = await api.articles(statuses.article);
      return result.ok ? success(articleViews(result.value)) : result;
    },
    async jobs() {
      const result = await api.jobs(statuses.job);
      return result.ok ? success(jobViews(result.value)) : result;
    },
  };
}

// The same list gives the same views: what is derived of them is memoized too.
const articleViews = memoize((records: Article[]): readonly ArticleView[] =>
  records.map((record) => articleView(record, site.name))
    .sort((a, b) => newestFirst(a.createdAt, b.createdAt))
);

const jobViews = memoize((records: Job[]): readonly JobView[] =>
  records.map(jobView)
    .sort((a, b) => newestFirst(a.postedAt, b.postedAt))
);

function newestFirst(a = "", b = ""): number {
  return a === b ? 0 : a < b ? 1 : -1;
}
