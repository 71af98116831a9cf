import type { Article } from "../pages/blog/article.server.ts";
import type { CallName, StatusQuery } from "./call-names.ts";
import { idPattern } from "./record-ids.ts";
import type { ListName, RecordName } from "./record-kinds.ts";
import { type Dated, isInSchedule, scheduledRecords } from "./schedule.ts";
import {
  type ContentResult,
  failure,
  success,
} from "./calls/content-result.ts";

/** The records of every status, or those of one; by default the public ones. */
type OtherList = "all" | StatusQuery;

/** The result for an invalid id, without a call. */
const unknownId = failure("Not found", 404);

/**
 * The content, as pages get it on the server (`Visit`) and in the browser
 * (`Gateway`). Calls never reject.
 */
export abstract class ContentSource {
  /** The result of a call. */
  protected abstract ask(name: CallName): Promise<ContentResult<unknown>>;

  articles(list?: OtherList): Promise<ContentResult<Article[]>> {
    return this.list("articles", list);
  }

  /** One article; on the server it comes with related ones. */
  article(id: string): Promise<ContentResult<Article | null>> {
    return this.record("article", id);
  }

  /** The records of a kind; their type follows from its name. */
  list<T>(name: ListName, list?: OtherList): Promise<ContentResult<T[]>> {
    const call: CallName = !list
      ? name
      : list === "all"
      ? `${name}/all`
      : `${name}?${list}`;
    return this.ask(call) as Promise<ContentResult<T[]>>;
  }

  /** One record; null or a failure with 404 if it does not exist. */
  record<T>(name: RecordName, id: string): Promise<ContentResult<T | null>> {
    return idPattern.test(id)
      ? this.ask(`${name}/${id}`) as Promise<ContentResult<T | null>>
      : Promise.resolve(unknownId);
  }
}

/**
 * Hides records outside their publication dates. For every read, because a date
 * may pass while an answer is cached.
 */
export function withinDates(
  result: ContentResult<unknown>,
): ContentResult<unknown> {
  if (!result.ok) return result;
  const value = result.value as Dated[] | Dated | null;
  if (Array.isArray(value)) return success(scheduledRecords(value));
  return success(value && isInSchedule(value) ? value : null);
}
