import type { QueryKey, StatusQuery } from "./query-keys.ts";
import { idPattern } from "../records/record-ids.ts";
import type {
  ListName,
  RecordName,
  RecordNamed,
  RecordOf,
} from "./content-types.ts";
import { type Dated, isInSchedule, scheduledRecords } from "./schedule.ts";
import { type ContentResult, failure, success } from "../lib/content-result.ts";

/** The records of every status, or those of one; by default the public ones. */
type OtherList = "all" | StatusQuery;

/** The result for an invalid id, without a call. */
const unknownId = failure("Not found", 404);

/**
 * The content, as pages get it: on the server a `RequestContent`, in the browser
 * an `ApiClient`. Calls never reject.
 */
export abstract class ContentLoader {
  /** The result of a call. */
  protected abstract query(key: QueryKey): Promise<ContentResult<unknown>>;

  /** The records of a kind; their type follows from its name. */
  list<L extends ListName>(
    name: L,
    which?: OtherList,
  ): Promise<ContentResult<RecordOf<L>[]>> {
    const key: QueryKey = !which
      ? name
      : which === "all"
      ? `${name}/all`
      : `${name}?${which}`;
    return this.query(key) as Promise<ContentResult<RecordOf<L>[]>>;
  }

  /** One record; null or a failure with 404 if it does not exist. */
  record<Name extends RecordName>(
    name: Name,
    id: string,
  ): Promise<ContentResult<RecordNamed<Name> | null>> {
    if (!idPattern.test(id)) return Promise.resolve(unknownId);
    const result = this.query(`${name}/${id}`);
    return result as Promise<ContentResult<RecordNamed<Name> | null>>;
  }
}

/**
 * Hides records outside their publication dates. For every read, because a date
 * may pass while an answer is cached.
 * @param now The server's time, in epoch milliseconds.
 */
export function withinDates(
  result: ContentResult<unknown>,
  now: number,
): ContentResult<unknown> {
  if (!result.ok) return result;
  const value = result.value as Dated[] | Dated | null;
  if (Array.isArray(value)) return success(scheduledRecords(value, now));
  return success(value && isInSchedule(value, now) ? value : null);
}
