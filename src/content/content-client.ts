import { mapSettled } from "../lib/promises/settled-promise.ts";
import { type Article, statuses } from "./api/api-types.ts";
import type { ContentApi } from "./api/content-api.ts";
import {
  type ContentResult,
  mapValue,
  success,
  unreachable,
} from "./transport/content-result.ts";
import type { CallOptions } from "./transport/request.ts";
import type { ArticleView } from "./views/article-view.ts";
import type { BlogFilter, BlogList } from "./views/blog-list.ts";
import type { JobGroup, JobView } from "./views/job-views.ts";
import type { RelatedPosts } from "./views/related.ts";
import {
  isOpen,
  isPublished,
  openOnly,
  publishedOnly,
} from "./api/visibility.ts";

/** What pages ask for: views, never records. None of the calls ever rejects. */
export interface ContentClient {
  blog(
    filter: BlogFilter,
    options?: CallOptions,
  ): Promise<ContentResult<BlogList>>;
  /** One article; null when no visible one has that id. */
  article(
    id: string,
    options?: CallOptions,
  ): Promise<ContentResult<ArticleView | null>>;
  jobs(options?: CallOptions): Promise<ContentResult<JobGroup[]>>;
  /** One job; null when no visible one has that id. */
  job(
    id: string,
    options?: CallOptions,
  ): Promise<ContentResult<JobView | null>>;
  /** Related posts of an article; it fails without the list of all posts. */
  related(
    id: string,
    options?: CallOptions,
  ): Promise<ContentResult<RelatedPosts>>;
}

/** The views of articles, which browsers load with the first that they show. */
export interface PostViews {
  blogView(articles: Article[], filter: BlogFilter): BlogList;
  articleView(article: Article): ArticleView;
}

/** The views of jobs. They need an HTML parser, which browsers load late. */
export type JobViews = Pick<
  typeof import("./views/job-views.ts"),
  "jobGroups" | "jobView"
>;

export interface ContentClientOptions {
  api: ContentApi;
  postViews(): PostViews | Promise<PostViews>;
  jobViews(): JobViews | Promise<JobViews>;
  /** The server derives them from its list; the browser asks the server. */
  related: ContentClient["related"];
  /** Whether an article may be shown; by default, when it is public. */
  isShown?(article: Article): boolean;
}

type Pending<T> = Promise<ContentResult<T>>;

/** Builds the pages' content client. */
export function createContentClient(
  { api, postViews, jobViews, related, isShown = isPublished }:
    ContentClientOptions,
): ContentClient {
  return {
    related,
    blog: (filter, options) =>
      withViews(
        api.articles(statuses.article, options),
        postViews(),
        ({ blogView }, posts) => blogView(publishedOnly(posts), filter),
      ),
    article: (id, options) =>
      withViews(
        unknownAsNull(api.article(id, options)),
        postViews(),
        ({ articleView }, article) =>
          article && isShown(article) ? articleView(article) : null,
      ),
    jobs: (options) =>
      withViews(
        api.jobs(statuses.job, options),
        jobViews(),
        ({ jobGroups }, jobs) => jobGroups(openOnly(jobs)),
      ),
    job: (id, options) =>
      withViews(
        unknownAsNull(api.job(id, options)),
        jobViews(),
        ({ jobView }, job) => job && isOpen(job) ? jobView(job) : null,
      ),
  };
}

/** Derives a view by functions that may still be loading. */
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
    // The functions could not be loaded; a call never rejects.
    () => unreachable,
  );
}

/** A service that answers 404 or 410 knows no such record. */
function unknownAsNull<T>(pending: Pending<T | null>): Pending<T | null> {
  return mapSettled(
    pending,
    (result) =>
      !result.ok && (result.status === 404 || result.status === 410)
        ? success(null)
        : result,
  );
}
