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
  findInTexts?(
    articles: Article[],
    filter: BlogFilter,
  ): Promise<ArchiveEntry[]>;
  /** Whether an article may be shown; by default, when it is public. */
  isShown?(article: Article): boolean;
}

/** Builds the pages' content client; each view is derived once per record. */
export function createContentClient(
  { api, agency, jobViews, related, findInTexts, isShown = isPublished }:
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
      const list = mapValue(
        articles,
        (articles) => blogList(blogCards(articles), filter),
      );
      return filter.q && findInTexts
        ? withTexts(list, articles, (articles) => findInTexts(articles, filter))
        : list;
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

/** Adds the posts that are found by their texts, if there are any. */
async function withTexts(
  list: Pending<BlogList>,
  articles: Pending<Article[]>,
  find: (articles: Article[]) => Promise<ArchiveEntry[]>,
): Pending<BlogList> {
  const [result, all] = await Promise.all([list, articles]);
  if (!result.ok || !all.ok) return result;
  const inTexts = await find(all.value).catch(() => []);
  return success({ ...result.value, inTexts });
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
