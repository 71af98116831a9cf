import { memoize } from "../lib/promises/memoize.ts";
import { mapSettled } from "../lib/promises/settled-promise.ts";
import type { Article } from "./blog/article.server.ts";
import type { Job } from "./careers/job.server.ts";
import { isPublic } from "../content/record-kinds.ts";
import { type MakeCall, namedCall } from "../content/named-call.ts";
import type { ContentSource } from "../content/content-source.ts";
import {
  type ContentResult,
  isMissing,
  mapValue,
  success,
  unreachable,
} from "../content/transport/content-result.ts";
import type { BlogFilter } from "./blog/blog-list.ts";

/** The pages' calls. They return views, not records, and never reject. */
export type ContentClient = ReturnType<typeof createContentClient>;

/** The views of articles, which browsers load on first use. */
export type PostViews = Pick<
  typeof import("./blog/post-views.ts"),
  "blogView" | "articleView"
>;

/**
 * The views of jobs, which browsers load on first use with their HTML parser.
 */
export type JobViews = Pick<
  typeof import("./careers/job-views.ts"),
  "jobGroups" | "jobView"
>;

export interface ContentClientOptions {
  content: ContentSource;
  postViews(): PostViews | Promise<PostViews>;
  jobViews(): JobViews | Promise<JobViews>;
  /** Whether an article may be shown; by default if it is public. */
  isShown?(article: Article): boolean;
  /** Makes each call, or reuses its result. */
  call?: MakeCall;
}

type Pending<T> = Promise<ContentResult<T>>;

/** Builds the pages' content client. */
export function createContentClient({
  content,
  postViews,
  jobViews,
  isShown = isPublicArticle,
  call = (callName, ask) => namedCall(callName, ask()),
}: ContentClientOptions) {
  return {
    blog: (filter: BlogFilter) =>
      call("blog", () =>
        withViews(
          content.articles(),
          postViews(),
          ({ blogView }, posts) => blogView(publicArticles(posts), filter),
        )),
    /** One article; null if no visible one has that id. */
    article: (id: string) =>
      call(`article/${encodeURIComponent(id)}`, () =>
        withViews(
          unknownAsNull(content.article(id)),
          postViews(),
          ({ articleView }, article) =>
            article && isShown(article) ? articleView(article) : null,
        )),
    jobs: () =>
      call("jobs", () =>
        withViews(
          content.jobs(),
          jobViews(),
          ({ jobGroups }, jobs) => jobGroups(publicJobs(jobs)),
        )),
    /** One job; null if no visible one has that id. */
    job: (id: string) =>
      call(`job/${encodeURIComponent(id)}`, () =>
        withViews(
          unknownAsNull(content.job(id)),
          jobViews(),
          ({ jobView }, job) =>
            job && isPublic("jobs", job) ? jobView(job) : null,
        )),
  };
}

function isPublicArticle(article: Article): boolean {
  return isPublic("articles", article);
}

// Memoized like the views below: visitors share the answers that they are
// derived from.
const publicArticles = memoize((posts: Article[]) =>
  posts.filter(isPublicArticle)
);
const publicJobs = memoize((jobs: Job[]) =>
  jobs.filter((job) => isPublic("jobs", job))
);

/** Derives a view with functions that may still be loading. */
function withViews<T, R, Views extends object>(
  pending: Pending<T>,
  views: Views | Promise<Views>,
  derive: (views: Views, value: T) => R,
): Pending<R> {
  if (!(views instanceof Promise)) {
    return mapValue(pending, (value) => derive(views, value));
  }
  return Promise.all([pending, views]).then(
    ([result, views]) =>
      result.ok ? success(derive(views, result.value)) : result,
    // The functions failed to load; calls never reject.
    () => unreachable,
  );
}

function unknownAsNull<T>(pending: Pending<T | null>): Pending<T | null> {
  return mapSettled(
    pending,
    (result) => isMissing(result) ? success(null) : result,
  );
}
