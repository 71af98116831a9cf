import { timeOf } from "./text/dates.ts";

interface Dated {
  _id: string;
  createdAt?: string;
}

/**
 * Records by `createdAt`, the newest first; those without a valid one come
 * last. Records of the same time are in the order of their ids.
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
