import type { Article } from "../pages/blog/article.server.ts";
import { idPattern } from "./record-ids.ts";
import type { Job } from "../pages/careers/job.server.ts";
import type { ListName, RecordName } from "./record-kinds.ts";
import { type Dated, isInSchedule } from "./schedule.ts";
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
  const list = (name: ListName) => (list?: "all") =>
    ask(list ? `${name}/all` : name);
  const record = (name: RecordName) => (id: string) =>
    idPattern.test(id) ? ask(`${name}/${id}`) : Promise.resolve(unknownId);
  return {
    articles: list("articles"),
    article: record("article"),
    jobs: list("jobs"),
    job: record("job"),
  } as ContentApi;
}

/**
 * Hides records outside their publication dates. Checked on every read, because
 * a date may pass while an answer is cached.
 */
export function scheduledOnly(ask: Ask): Ask {
  return (name) => {
    const result = ask(name) as Promise<ContentResult<Dated | Dated[] | null>>;
    return mapValue(result, (value) => {
      const now = Date.now();
      return Array.isArray(value)
        ? value.filter((record) => isInSchedule(record, now))
        : value && isInSchedule(value, now)
        ? value
        : null;
    });
  };
}
