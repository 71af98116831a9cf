import { timeOf } from "../text/dates.ts";

/** The moments between which a record is shown. */
interface Schedule {
  publishAt?: string;
  unpublishAt?: string;
  validThrough?: string;
}

/** Whether a moment is between a record's `publishAt` and its end. */
export function isDue(record: Schedule, now = Date.now()): boolean {
  const { publishAt, unpublishAt, validThrough } = record;
  if (!publishAt && !unpublishAt && !validThrough) return true;
  const end = Math.min(
    timeOf(unpublishAt) ?? Infinity,
    timeOf(validThrough) ?? Infinity,
  );
  return (timeOf(publishAt) ?? 0) <= now && now < end;
}

/**
 * When the first of some records begins or ceases to be shown.
 * @returns Milliseconds since 1970; undefined when none will.
 */
export function nextChange(
  records: Iterable<Schedule>,
  now = Date.now(),
): number | undefined {
  let next = Infinity;
  for (const { publishAt, unpublishAt, validThrough } of records) {
    for (const text of [publishAt, unpublishAt, validThrough]) {
      const time = text ? timeOf(text) ?? now : now;
      if (time > now) next = Math.min(next, time);
    }
  }
  return next < Infinity ? next : undefined;
}
