import { site } from "../../../data/site.ts";
import type { Answer } from "../../content/answer.ts";
import { type ArticleView, articleView } from "../../content/article-view.ts";
import { openOnly, shownOnly } from "../../content/content-client.ts";
import type { ContentFetchers } from "../../content/fetchers.ts";
import { type JobView, jobView } from "../../content/job-views.ts";
import { once } from "../../content/once.ts";
import {
  type Article,
  idPattern,
  type Job,
  statuses,
} from "../../content/records.ts";

/** All that visitors may read, newest first. */
export interface Published {
  articles(): Promise<Answer<readonly ArticleView[]>>;
  jobs(): Promise<Answer<readonly JobView[]>>;
}

/** Reads the lists through the cache; each view is made once a refresh. */
export function createPublished(content: ContentFetchers): Published {
  return {
    async articles() {
      const answer = await content.articles(statuses.article);
      return answer.ok
        ? { ok: true, value: articleViews(answer.value) }
        : answer;
    },
    async jobs() {
      const answer = await content.jobs(statuses.job);
      return answer.ok ? { ok: true, value: jobViews(answer.value) } : answer;
    },
  };
}

// The same list gives the same views, so what is made of them can be kept.
const articleViews = once((records: Article[]): readonly ArticleView[] =>
  shownOnly(records).filter(hasPage)
    .map((record) => articleView(record, site.name))
    .sort((a, b) => newestFirst(a.createdAt, b.createdAt))
);

const jobViews = once((records: Job[]): readonly JobView[] =>
  openOnly(records).filter(hasPage).map(jobView)
    .sort((a, b) => newestFirst(a.postedAt, b.postedAt))
);

/** A record with another kind of id cannot be asked for. */
function hasPage({ _id }: { _id: string }): boolean {
  return idPattern.test(_id);
}

function newestFirst(a = "", b = ""): number {
  return a === b ? 0 : a < b ? 1 : -1;
}
