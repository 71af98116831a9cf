import type { Article } from "../pages/blog/article.server.ts";
import { idPattern } from "./record-ids.ts";
import type { Job } from "../pages/careers/job.server.ts";
import { isDue } from "./schedule.ts";
import type { CallName } from "./call-names.ts";
import {
  type ContentResult,
  failure,
  mapValue,
} from "./transport/content-result.ts";

/** Asks for the result of a call, whose name decides its type. */
export type Ask = (name: CallName) => Promise<ContentResult<unknown>>;

/** The calls of the content service, typed. None of them ever rejects. */
export interface ContentApi {
  articles(list?: "all"): Promise<ContentResult<Article[]>>;
  /** One article; null when the service knows none. */
  article(id: string): Promise<ContentResult<Article | null>>;
  jobs(list?: "all"): Promise<ContentResult<Job[]>>;
  /** One job; null when the service knows none. */
  job(id: string): Promise<ContentResult<Job | null>>;
}

/** The result for an id that cannot exist; there is no call. */
const unknownId = failure("Not found", 404);

/** The typed calls over a way to ask. */
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
 * The calls without records outside their publication dates. Checked on every
 * read, because dates pass while an answer is cached.
 */
export function dueOnly(api: ContentApi): ContentApi {
  return {
    articles: (list) => mapValue(api.articles(list), dueOf),
    article: (id) => mapValue(api.article(id), dueOrNull),
    jobs: (list) => mapValue(api.jobs(list), dueOf),
    job: (id) => mapValue(api.job(id), dueOrNull),
  };
}

function dueOf<T extends Article | Job>(records: T[]): T[] {
  const now = Date.now();
  return records.filter((record) => isDue(record, now));
}

function dueOrNull<T extends Article | Job>(record: T | null): T | null {
  return record && isDue(record) ? record : null;
}
