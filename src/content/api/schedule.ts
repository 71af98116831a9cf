import { timeOf } from "../text/dates.ts";
import { mapValue } from "../transport/content-result.ts";
import type { ContentApi } from "./content-api.ts";
import { storePartOfRawBody } from "./raw-bodies.ts";

/** The dates between which a record is shown. */
interface Dated {
  createdAt?: string;
  publishAt?: string;
  unpublishAt?: string;
  validThrough?: string;
}

/** Whether a record has begun, and has not ended yet. */
export function isDue(record: Dated, now = Date.now()): boolean {
  const { createdAt, publishAt, unpublishAt, validThrough } = record;
  const hasCome = (date?: string) => (timeOf(date) ?? -Infinity) <= now;
  const hasPassed = (date?: string) => (timeOf(date) ?? Infinity) <= now;
  return hasCome(createdAt) && hasCome(publishAt) &&
    !hasPassed(unpublishAt) && !hasPassed(validThrough);
}

/**
 * The calls of a service without the records that are not due. Results are
 * filtered whenever they are asked for, because caches hold them for longer.
 */
export function dueOnly(api: ContentApi): ContentApi {
  return {
    articles: (...args) =>
      mapValue(api.articles(...args), (list) => dueOf(list, "articles")),
    article: (...args) => mapValue(api.article(...args), dueOrNull),
    jobs: (...args) =>
      mapValue(api.jobs(...args), (list) => dueOf(list, "jobs")),
    job: (...args) => mapValue(api.job(...args), dueOrNull),
  };
}

function dueOrNull<T extends Dated>(record: T | null): T | null {
  return record && isDue(record) ? record : null;
}

/** The last part of each list of which not all records were due. */
const parts = new WeakMap<object, object[]>();

/** The same array while the same records are due: views are made once for it. */
function dueOf<T extends Dated & { _id: string }>(
  list: T[],
  name: "articles" | "jobs",
): T[] {
  const now = Date.now();
  const due = list.filter((record) => isDue(record, now));
  if (due.length === list.length) return list;
  const last = parts.get(list);
  const isSame = last?.length === due.length &&
    due.every((record, index) => record === last[index]);
  if (isSame) return last as T[];
  parts.set(list, due);
  storePartOfRawBody(due, list, name);
  return due;
}
