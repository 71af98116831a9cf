import { contentTypes, type ListName } from "./content-types.ts";
import { parseDate } from "./text/dates.ts";

interface ScheduledList {
  /** The records that may be shown. */
  shown: readonly Dated[];
  /** From when until when these are the right ones, by `Date.now()`. */
  from: number;
  until: number;
}

const lists = new WeakMap<readonly Dated[], ScheduledList>();

type EndDate = (typeof contentTypes)[ListName]["until"];
/** A record may have the end of another kind, too. */
const endDates = Object.values(contentTypes).map(({ until }) => until);
/** The dates that decide whether a record is public. */
export const publicationDates = ["publishAt", ...endDates] as const;

/** The dates of a record. */
export type Dated = {
  [name in "createdAt" | "publishAt" | EndDate]?: string;
};

/** Whether now is within a record's publication dates. */
export function isInSchedule(record: Dated, now = Date.now()): boolean {
  const { from, until } = scheduleOf(record);
  return from <= now && now < until;
}

/**
 * When the publication dates of a record let it be shown, by `Date.now()`:
 * never if `from` is not before `until`. A date that cannot be read keeps it
 * out; an unreadable `createdAt` only sorts it last.
 */
export function scheduleOf(record: Dated): { from: number; until: number } {
  if (!hasReadableDates(record)) return { from: Infinity, until: -Infinity };
  const startOf = (date?: string) => parseDate(date)?.start ?? -Infinity;
  const ends = endDates.map((name) => parseDate(record[name])?.end ?? Infinity);
  return {
    from: Math.max(startOf(record.createdAt), startOf(record.publishAt)),
    until: Math.min(...ends),
  };
}

/** Whether the dates that determine visibility are absent or readable. */
export function hasReadableDates(record: Dated): boolean {
  return publicationDates.every((name) =>
    !record[name]?.trim() || parseDate(record[name]) !== undefined
  );
}

/**
 * The records of a list within their publication dates: the same array until
 * one of these dates comes, so that what is derived from it may be kept.
 */
export function scheduledRecords<T extends Dated>(
  list: readonly T[],
  now = Date.now(),
): readonly T[] {
  return listSchedule(list, now).shown as readonly T[];
}

/** When the next publication date of a list comes, by `Date.now()`. */
export function nextDate(list: readonly Dated[], now = Date.now()): number {
  return listSchedule(list, now).until;
}

function listSchedule(list: readonly Dated[], now: number): ScheduledList {
  const known = lists.get(list);
  if (known && now >= known.from && now < known.until) return known;
  const shown = list.filter((record) => isInSchedule(record, now));
  const schedule = { shown, from: now, until: firstDateAfter(now, list) };
  lists.set(list, schedule);
  return schedule;
}

/** The next time when one of the publication dates begins or ends. */
function firstDateAfter(now: number, list: readonly Dated[]): number {
  let next = Infinity;
  for (const record of list) {
    for (const name of ["createdAt", ...publicationDates] as const) {
      const parsed = parseDate(record[name]);
      for (const time of parsed ? [parsed.start, parsed.end] : []) {
        if (time > now && time < next) next = time;
      }
    }
  }
  return next;
}
