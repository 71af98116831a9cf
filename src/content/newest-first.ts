import { timeOf } from "./text/dates.ts";

interface Dated {
  _id: string;
  createdAt?: string;
}

/**
 * Sorts records by `createdAt`, newest first; records without a valid date come
 * last. Ties are sorted by id.
 */
export function newestFirst<T extends Dated>(records: readonly T[]): T[] {
  const created = (record: T) => timeOf(record.createdAt) ?? -Infinity;
  return records
    .map((record) => ({ record, time: created(record) }))
    .sort((a, b) =>
      a.time === b.time ? a.record._id < b.record._id ? -1 : 1 : b.time - a.time
    )
    .map(({ record }) => record);
}
