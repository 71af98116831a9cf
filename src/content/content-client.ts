import { type Answer, success } from "./answer.ts";
import { type ArticleView, articleView } from "./article-view.ts";
import { blogCards } from "./blog-cards.ts";
import { type BlogFilter, type BlogList, blogList } from "./blog-list.ts";
import type { CallOptions, ContentFetchers } from "./fetchers.ts";
import type { JobGroup, JobView } from "./job-views.ts";
import { once } from "./once.ts";
import { type Article, type Job, statuses } from "./records.ts";
import { mapSettled } from "./settled.ts";
import { sameLabel } from "./text.ts";

/** What pages ask for: views, never records; none of the calls ever rejects. */
export interface ContentClient {
  blog(filter: BlogFilter, options?: CallOptions): Promise<Answer<BlogList>>;
  /** One article; null when there is none of that id. */
  article(
    id: string,
    options?: CallOptions,
  ): Promise<Answer<ArticleView | null>>;
  jobs(options?: CallOptions): Promise<Answer<JobGroup[]>>;
  /** One job; null when there is none of that id. */
  job(id: string, options?: CallOptions): Promise<Answer<JobView | null>>;
  /** What may be read after an article; it fails as nothing to read. */
  related(id: string, options?: CallOptions): Promise<Answer<RelatedPosts>>;
}

/** A post that another article names. */
export interface PostLink {
  id: string;
  title: string;
}

/** What a related post's card shows. */
export interface RelatedPost extends PostLink {
  category?: string;
  date?: string;
  image?: string;
}

/** Posts on the same subjects, and an article's neighbours in time. */
export interface RelatedPosts {
  posts: RelatedPost[];
  newer?: PostLink;
  older?: PostLink;
}

/** The views of jobs bring an HTML parser along, which browsers load late. */
export type JobViews = Pick<
  typeof import("./job-views.ts"),
  "jobGroups" | "jobView"
>;

export interface ContentClientOptions {
  fetchers: ContentFetchers;
  /** The name that stands in for a missing author. */
  agency: string;
  jobViews(): JobViews | Promise<JobViews>;
  /** The server derives them from its list; the browser asks the server. */
  related: ContentClient["related"];
  /** Draws the featured half when no post is marked, as `Math.random` does. */
  random?(): number;
}

/** Builds the pages' content client; each view is derived once per record. */
export function createContentClient(
  { fetchers, agency, jobViews, related, random = Math.random }:
    ContentClientOptions,
): ContentClient {
  const cards = once(blogCards);
  const article = once((record: Article) => articleView(record, agency));
  function withJobViews<T, R>(
    asked: Promise<Answer<T>>,
    change: (views: JobViews, value: T) => R,
  ): Promise<Answer<R>> {
    const views = jobViews();
    if (!(views instanceof Promise)) {
      return mapSettled(
        asked,
        (answer) => mapAnswer(answer, (value) => change(views, value)),
      );
    }
    return Promise.all([asked, views]).then(([answer, views]) =>
      mapAnswer(answer, (value) => change(views, value))
    );
  }
  return {
    related,
    blog: (filter, options) =>
      mapSettled(
        fetchers.articles(statuses.article, options),
        (answer) =>
          mapAnswer(answer, (records) =>
            blogList(cards(shownOnly(records)), filter, random)),
      ),
    article: (id, options) =>
      mapSettled(
        fetchers.article(id, options),
        (answer) =>
          mapAnswer(
            unknownAsNull(answer),
            (record) => hidden(record, "draft") ? null : article(record),
          ),
      ),
    jobs: (options) =>
      withJobViews(
        fetchers.jobs(statuses.job, options),
        (views, records) => views.jobGroups(openOnly(records)),
      ),
    job: (id, options) =>
      withJobViews(
        mapSettled(fetchers.job(id, options), unknownAsNull),
        (views, record) =>
          hidden(record, "closed") ? null : views.jobView(record),
      ),
  };
}

/** A list that drifted: records of another status are left out. */
function ofStatus<T extends { status?: string }>(status: string) {
  return once((records: T[]): T[] =>
    records.filter((record) =>
      record.status === undefined || sameLabel(record.status, status)
    )
  );
}
/** The articles of a list that visitors may see. */
export const shownOnly = ofStatus<Article>(statuses.article);
/** The jobs of a list that visitors may see. */
export const openOnly = ofStatus<Job>(statuses.job);

/** Whether a record is absent, or not for visitors any more or yet. */
function hidden<T extends { status?: string }>(
  record: T | null,
  status: string,
): record is null {
  return record === null || sameLabel(record.status ?? "", status);
}

function mapAnswer<T, R>(
  answer: Answer<T>,
  change: (value: T) => R,
): Answer<R> {
  return answer.ok ? success(change(answer.value)) : answer;
}

/** A service that answers 404 knows no such record. */
function unknownAsNull<T>(answer: Answer<T | null>): Answer<T | null> {
  return !answer.ok && answer.status === 404 ? success(null) : answer;
}
