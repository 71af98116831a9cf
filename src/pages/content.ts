import { blogPath } from "../paths.ts";
import { mapSettled } from "../lib/promises/settled-promise.ts";
import type { Article } from "./blog/article.server.ts";
import { isPublic } from "../content/record-kinds.ts";
import { type NamedCall, namedCall } from "../content/named-call.ts";
import type { ContentApi } from "../content/content-api.ts";
import {
  type ContentResult,
  mapValue,
  success,
  unreachable,
} from "../content/transport/content-result.ts";
import type { ArticleView } from "./blog/article-view.ts";
import type { BlogFilter, BlogList } from "./blog/blog-list.ts";
import type { JobGroup, JobView } from "./careers/job-views.ts";

/** The pages' calls. They return views, not records, and never reject. */
export interface ContentClient {
  blog(filter: BlogFilter): NamedCall<BlogList>;
  /** One article; null if no visible one has that id. */
  article(id: string): NamedCall<ArticleView | null>;
  jobs(): NamedCall<JobGroup[]>;
  /** One job; null if no visible one has that id. */
  job(id: string): NamedCall<JobView | null>;
}

/** The names of the client's calls. */
export const callNames = {
  blog: (filter: BlogFilter): string => blogPath(filter).slice(1),
  article: (id: string): string => `article/${encodeURIComponent(id)}`,
  jobs: (): string => "jobs",
  job: (id: string): string => `job/${encodeURIComponent(id)}`,
};

/**
 * Wraps a client, so that `call` may return an existing result.
 * @param call Receives the name of a call and the function that makes it.
 */
export function throughCalls(
  content: ContentClient,
  call: <T>(callName: string, ask: () => NamedCall<T>) => NamedCall<T>,
): ContentClient {
  return {
    blog: (filter) => call(callNames.blog(filter), () => content.blog(filter)),
    article: (id) => call(callNames.article(id), () => content.article(id)),
    jobs: () => call(callNames.jobs(), () => content.jobs()),
    job: (id) => call(callNames.job(id), () => content.job(id)),
  };
}

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
  api: ContentApi;
  postViews(): PostViews | Promise<PostViews>;
  jobViews(): JobViews | Promise<JobViews>;
  /** Whether an article may be shown; by default if it is public. */
  isShown?(article: Article): boolean;
}

type Pending<T> = Promise<ContentResult<T>>;

/** Builds the pages' content client. */
export function createContentClient(
  { api, postViews, jobViews, isShown = isPublicArticle }: ContentClientOptions,
): ContentClient {
  return {
    blog: (filter) =>
      namedCall(
        callNames.blog(filter),
        withViews(
          api.articles(),
          postViews(),
          ({ blogView }, posts) =>
            blogView(posts.filter(isPublicArticle), filter),
        ),
      ),
    article: (id) =>
      namedCall(
        callNames.article(id),
        withViews(
          unknownAsNull(api.article(id)),
          postViews(),
          ({ articleView }, article) =>
            article && isShown(article) ? articleView(article) : null,
        ),
      ),
    jobs: () =>
      namedCall(
        callNames.jobs(),
        withViews(
          api.jobs(),
          jobViews(),
          ({ jobGroups }, jobs) =>
            jobGroups(jobs.filter((it) => isPublic("jobs", it))),
        ),
      ),
    job: (id) =>
      namedCall(
        callNames.job(id),
        withViews(
          unknownAsNull(api.job(id)),
          jobViews(),
          ({ jobView }, job) =>
            job && isPublic("jobs", job) ? jobView(job) : null,
        ),
      ),
  };
}

function isPublicArticle(article: Article): boolean {
  return isPublic("articles", article);
}

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

/** Treats 404 and 410 as an unknown record. */
function unknownAsNull<T>(pending: Pending<T | null>): Pending<T | null> {
  return mapSettled(
    pending,
    (result) =>
      !result.ok && (result.status === 404 || result.status === 410)
        ? success(null)
        : result,
  );
}
