import type { Article } from "../pages/blog/article.server.ts";
import { idPattern } from "./record-ids.ts";
import type { Job } from "../pages/careers/job.server.ts";
import type { ListName, RecordName } from "./record-kinds.ts";
import { type Dated, isInSchedule, scheduledRecords } from "./schedule.ts";
import type { CallName, StatusQuery } from "./call-names.ts";
import {
  type ContentResult,
  failure,
  mapValue,
} from "./transport/content-result.ts";

/** Requests the result of a call; the name determines its type. */
export type Ask = (name: CallName) => Promise<ContentResult<unknown>>;

/** The records of every status, or those of one; by default the public ones. */
type OtherList = "all" | StatusQuery;

/** Typed calls to the content service. They never reject. */
export interface ContentApi {
  articles(list?: OtherList): Promise<ContentResult<Article[]>>;
  /** One article; null if it does not exist. */
  article(id: string): Promise<ContentResult<Article | null>>;
  jobs(list?: OtherList): Promise<ContentResult<Job[]>>;
  /** One job; null if it does not exist. */
  job(id: string): Promise<ContentResult<Job | null>>;
}

/** The result for an invalid id, without a call. */
const unknownId = failure("Not found", 404);

/** Builds the typed calls on `ask`. */
export function contentApi(ask: Ask): ContentApi {
  const list = (name: ListName) => (list?: OtherList) =>
    ask(!list ? name : list === "all" ? `${name}/all` : `${name}?${list}`);
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
    return mapValue(
      result,
      (value) =>
        Array.isArray(value)
          ? scheduledRecords(value)
          : value && isInSchedule(value)
          ? value
          : null,
    );
  };
}
