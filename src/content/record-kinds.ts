import { isRecord } from "../lib/text/json.ts";
import type { records } from "../pages/records.server.ts";
import type { RecordKind } from "./service-kind.server.ts";
import { sameLabel } from "./text/labels.ts";

/** The kinds of records, by the names of their lists and folders. */
export const recordKinds = {
  articles: {
    label: "Article",
    /** The word for one record in paths and purge tags. */
    singular: "article",
    /** The status of the records that the site's pages list. */
    status: "published",
    /** The key of a single record in a response; without one it is the body. */
    key: "article",
  },
  jobs: { label: "Job", singular: "job", status: "Open", key: undefined },
} as const;

/** The name of a list of records, which is also that of their folder. */
export type ListName = keyof typeof recordKinds;

/** The type of a list's records, which the section of the list declares. */
export type Records = {
  [L in ListName]: (typeof records)[L] extends RecordKind<infer T> ? T : never;
};

/** The word for one record of a list. */
export type RecordName = (typeof recordKinds)[ListName]["singular"];

/** The record of this name. */
export type RecordNamed<Name extends RecordName> = {
  [L in ListName]: (typeof recordKinds)[L]["singular"] extends Name ? Records[L]
    : never;
}[ListName];

export const listNames = Object.keys(recordKinds) as [
  ListName,
  ...ListName[],
];

/** Whether a record is public: it has the status of its kind, or none. */
export function isPublic(
  list: ListName,
  { status }: { status?: string },
): boolean {
  return !status || sameLabel(status, recordKinds[list].status);
}

/** The response body with a single record. */
export function bodyWith(list: ListName, record: object): object {
  const { key } = recordKinds[list];
  return key ? { [key]: record } : record;
}

/** The record in such a body; null if it has none. */
export function recordIn(
  list: ListName,
  body: Record<string, unknown>,
): unknown {
  const { key } = recordKinds[list];
  const record = key ? body[key] : body;
  const isNamed = isRecord(record) && (record._id || record._id === 0);
  return isRecord(record) && !isNamed ? null : record ?? null;
}
