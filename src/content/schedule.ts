import { timeOf, timeOfAnyYear } from "./text/dates.ts";

interface ScheduledList {
  /** The records that may be shown. */
  shown: readonly Dated[];
  /** From when until when these are the right ones, by `Date.now()`. */
  from: number;
  until: number;
}

const lists = new WeakMap<readonly Dated[], ScheduledList>();

/** The publication dates of a record. */
export interface Dated {
  createdAt?: string;
  publishAt?: string;
  unpublishAt?: string;
  validThrough?: string;
}

/** Whether now is within a record's publication dates. */
export function isInSchedule(record: Dated, now = Date.now()): boolean {
  const { createdAt, publishAt, unpublishAt, validThrough } = record;
  const isFuture = (date?: string) => timeOfAnyYear(date) > now;
  const hasPassed = (date?: string) => (timeOf(date) ?? Infinity) <= now;
  return !isFuture(createdAt) && !isFuture(publishAt) &&
    !hasPassed(unpublishAt) && !hasPassed(validThrough);
}

/**
 * The records of a list within their publication dates: the same array until
 * one of these dates comes, so that what is derived from it may be kept.
 */
export function scheduledRecords<T extends Dated>(
  list: readonly T[],
  now = Date.now(),
): readonly T[] {
  let known = lists.get(list);
  if (!known || now < known.from || now >= known.until) {
    const shown = list.filter((record) => isInSchedule(record, now));
    known = { shown, from: now, until: nextDate(list, now) };
    lists.set(list, known);
  }
  return known.shown as readonly T[];
}

/** The next of the publication dates of some records. */
function nextDate(list: readonly Dated[], now: number): number {
  let next = Infinity;
  for (const { createdAt, publishAt, unpublishAt, validThrough } of list) {
    for (const date of [createdAt, publishAt, unpublishAt, validThrough]) {
      const time = timeOfAnyYear(date);
      if (time > now && time < next) next = time;
    }
  }
  return next;
}
