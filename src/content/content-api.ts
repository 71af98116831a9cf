import type { Article } from "../pages/blog/article.server.ts";
import { idPattern } from "./record-ids.ts";
import type { Job } from "../pages/careers/job.server.ts";
import { isInSchedule } from "./schedule.ts";
import type { CallName } from "./call-names.ts";
import {
  type ContentResult,
  failure,
  mapValue,
} from "./transport/content-result.ts";

/** Requests the result of a call; the name determines its type. */
export type Ask = (name: CallName) => Promise<ContentResult<unknown>>;

/** Typed calls to the content service. They never reject. */
export interface ContentApi {
  articles(list?: "all"): Promise<ContentResult<Article[]>>;
  /** One article; null if it does not exist. */
  article(id: string): Promise<ContentResult<Article | null>>;
  jobs(list?: "all"): Promise<ContentResult<Job[]>>;
  /** One job; null if it does not exist. */
  job(id: string): Promise<ContentResult<Job | null>>;
}

/** The result for an invalid id, without a call. */
const unknownId = failure("Not found", 404);

/** Builds the typed calls on `ask`. */
export function contentApi(ask: Ask): ContentApi {
  const record = (kind: "article" | "job", id: string) =>
    idPattern.test(id) ? ask(`${kind}/${id}`) : Promise.resolve(unknownId);
  return {
    articles: (list) =>
      ask(list ? "articles/all" : "articles") as ReturnType<
        ContentApi["articles"]
      >,
    article: (id) => record("article", id) as ReturnType<ContentApi["article"]>,
    jobs: (list) =>
      ask(list ? "jobs/all" : "jobs") as ReturnType<ContentApi["jobs"]>,
    job: (id) => record("job", id) as ReturnType<ContentApi["job"]>,
  };
}

/**
 * Hides records outside their publication dates. Checked on every read, because
 * a date may pass while an answer is cached.
 */
export function scheduledOnly(api: ContentApi): ContentApi {
  return {
    articles: (list) => mapValue(api.articles(list), scheduledOf),
    article: (id) => mapValue(api.article(id), scheduledOrNull),
    jobs: (list) => mapValue(api.jobs(list), scheduledOf),
    job: (id) => mapValue(api.job(id), scheduledOrNull),
  };
}

function scheduledOf<T extends Article | Job>(records: T[]): T[] {
  const now = Date.now();
  return records.filter((record) => isInSchedule(record, now));
}

function scheduledOrNull<T extends Article | Job>(record: T | null): T | null {
  return record && isInSchedule(record) ? record : null;
}
