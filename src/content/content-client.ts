import { memoize } from "../lib/promises/memoize.ts";
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
import { type ArticleView, articleView } from "./views/article-view.ts";
import { blogCards } from "./views/blog-cards.ts";
import {
  type BlogFilter,
  type BlogList,
  blogList,
  type BlogView,
} from "./views/blog-list.ts";
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

/** The views of jobs. They need an HTML parser, which browsers load late. */
export type JobViews = Pick<
  typeof import("./views/job-views.ts"),
  "jobGroups" | "jobView"
>;

export interface ContentClientOptions {
  api: ContentApi;
  /** The author of articles without one. */
  agency: string;
  jobViews(): JobViews | Promise<JobViews>;
  /** The server derives them from its list; the browser asks the server. */
  related: ContentClient["related"];
  /** What the blog shows; the server adds the posts that it finds by texts. */
  blogView?: BlogView;
  /** Whether an article may be shown; by default, when it is public. */
  isShown?(article: Article): boolean;
}

/** Builds the pages' content client; each view is derived once per record. */
export function createContentClient(
  { api, agency, jobViews, related, blogView = cards, isShown = isPublished }:
    ContentClientOptions,
): ContentClient {
  const view = memoize((article: Article) => articleView(article, agency));
  return {
    related,
    blog: (filter, options) =>
      blogView(
        mapValue(api.articles(statuses.article, options), publishedOnly),
        filter,
      ),
    article: (id, options) =>
      mapValue(
        unknownAsNull(api.article(id, options)),
        (article) => article && isShown(article) ? view(article) : null,
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

type Pending<T> = Promise<ContentResult<T>>;

const cards: BlogView = (articles, filter) =>
  mapValue(articles, (all) => blogList(blogCards(all), filter));

/** Derives a view by functions that may still be loading. */
function withViews<T, R>(
  pending: Pending<T>,
  views: JobViews | Promise<JobViews>,
  derive: (views: JobViews, value: T) => R,
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
