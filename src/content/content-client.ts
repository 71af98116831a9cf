import { memoize } from "../lib/promises/memoize.ts";
import { mapSettled } from "../lib/promises/settled-promise.ts";
import { type Article, statuses } from "./api/api-types.ts";
import type { ContentApi } from "./api/content-api.ts";
import {
  type ContentResult,
  success,
  unreachable,
} from "./transport/content-result.ts";
import type { CallOptions } from "./transport/request.ts";
import { type ArticleView, articleView } from "./views/article-view.ts";
import { blogCards } from "./views/blog-cards.ts";
import { type BlogFilter, type BlogList, blogList } from "./views/blog-list.ts";
import type { ArchiveEntry } from "./views/pagination.ts";
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
  /** Finds posts by their texts; the browser's pages ask the server. */
  texts?: TextSearch;
  /** Whether an article may be shown; by default, when it is public. */
  isShown?(article: Article): boolean;
}

/** The search of posts by their texts. */
export interface TextSearch {
  /** Undefined while the list's index is being made. */
  find(articles: Article[], filter: BlogFilter): ArchiveEntry[] | undefined;
  /** Makes the index; without it no page waits for one. */
  ready?(articles: Article[]): Promise<void>;
}

/** Builds the pages' content client; each view is derived once per record. */
export function createContentClient(
  { api, agency, jobViews, related, texts, isShown = isPublished }:
    ContentClientOptions,
): ContentClient {
  const view = memoize((article: Article) => articleView(article, agency));
  return {
    related,
    blog(filter, options) {
      const articles = mapValue(
        api.articles(statuses.article, options),
        publishedOnly,
      );
      const list = (articles: Article[]): BlogList => {
        const view = blogList(blogCards(articles), filter);
        const inTexts = filter.q && texts?.find(articles, filter);
        return inTexts ? { ...view, inTexts } : view;
      };
      const ready = filter.q ? texts?.ready : undefined;
      return mapValue(ready ? after(articles, ready) : articles, list);
    },
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

/** Derives a view; a settled promise stays settled. */
function mapValue<T, R>(
  pending: Pending<T>,
  derive: (value: T) => R,
): Pending<R> {
  return mapSettled(
    pending,
    (result) => result.ok ? success(derive(result.value)) : result,
  );
}

/** The same value, once something else is done for it. */
async function after<T>(
  pending: Pending<T>,
  prepare: (value: T) => Promise<void>,
): Pending<T> {
  const result = await pending;
  if (result.ok) await prepare(result.value).catch(() => {});
  return result;
}

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
