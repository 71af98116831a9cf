import { memoize } from "../lib/promises/memoize.ts";
import { mapSettled } from "../lib/promises/settled-promise.ts";
import type { Article } from "./blog/article.server.ts";
import { articleView } from "./blog/article-view.ts";
import { blogCards } from "./blog/blog-cards.ts";
import { type BlogFilter, blogList } from "./blog/blog-list.ts";
import type { Job } from "./careers/job.server.ts";
import { jobGroups, jobView } from "./careers/job-views.ts";
import { isPublic } from "../content/record-kinds.ts";
import { type MakeCall, namedCall } from "../content/named-call.ts";
import type { ContentSource } from "../content/content-source.ts";
import {
  type ContentResult,
  isMissing,
  mapValue,
  success,
} from "../content/transport/content-result.ts";

/** The pages' calls. They return views, not records, and never reject. */
export type ContentClient = ReturnType<typeof createContentClient>;

export interface ContentClientOptions {
  /** Whether an article may be shown; by default if it is public. */
  isShown?(article: Article): boolean;
  /** Makes each call, or reuses its result. */
  call?: MakeCall;
}

/** Builds the pages' content client. */
export function createContentClient(content: ContentSource, {
  isShown = isPublicArticle,
  call = (callName, ask) => namedCall(callName, ask()),
}: ContentClientOptions = {}) {
  return {
    blog: (filter: BlogFilter) =>
      call("blog", () =>
        mapValue(
          content.articles(),
          (posts) => blogList(blogCards(publicArticles(posts)), filter),
        )),
    /** One article; null if no visible one has that id. */
    article: (id: string) =>
      call(`article/${encodeURIComponent(id)}`, () =>
        mapValue(
          unknownAsNull(content.article(id)),
          (article) =>
            article && isShown(article) ? articleView(article) : null,
        )),
    jobs: () =>
      call(
        "jobs",
        () => mapValue(content.jobs(), (jobs) => jobGroups(publicJobs(jobs))),
      ),
    /** One job; null if no visible one has that id. */
    job: (id: string) =>
      call(`job/${encodeURIComponent(id)}`, () =>
        mapValue(
          unknownAsNull(content.job(id)),
          (job) => job && isPublic("jobs", job) ? jobView(job) : null,
        )),
  };
}

function isPublicArticle(article: Article): boolean {
  return isPublic("articles", article);
}

// Memoized like the views of lists: visitors share the answers that they are
// derived from.
const publicArticles = memoize((posts: Article[]) =>
  posts.filter(isPublicArticle)
);
const publicJobs = memoize((jobs: Job[]) =>
  jobs.filter((job) => isPublic("jobs", job))
);

function unknownAsNull<T>(
  pending: Promise<ContentResult<T | null>>,
): Promise<ContentResult<T | null>> {
  return mapSettled(
    pending,
    (result) => isMissing(result) ? success(null) : result,
  );
}
