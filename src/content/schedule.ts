import { isFuture, timeOf } from "./text/dates.ts";

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
  const hasPassed = (date?: string) => (timeOf(date) ?? Infinity) <= now;
  return !isFuture(createdAt, now) && !isFuture(publishAt, now) &&
    !hasPassed(unpublishAt) && !hasPassed(validThrough);
}
