import { timeOf } from "./text/dates.ts";

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
  const hasCome = (date?: string) => (timeOf(date) ?? -Infinity) <= now;
  const hasPassed = (date?: string) => (timeOf(date) ?? Infinity) <= now;
  return hasCome(createdAt) && hasCome(publishAt) &&
    !hasPassed(unpublishAt) && !hasPassed(validThrough);
}
