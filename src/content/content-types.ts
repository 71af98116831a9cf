import { isRecord } from "../lib/text/json.ts";
import { sameLabel } from "./text/labels.ts";

/**
 * The type of each list's records, of which each section declares its own:
 * `declare module "…/content-types.ts" { interface Records { … } }`.
 */
// deno-lint-ignore no-empty-interface
export interface Records {}

/** The kinds of records, by the names of their lists and folders. */
export const contentTypes = {
  articles: {
    label: "Article",
    /** The word for one record in paths and purge tags. */
    singular: "article",
    /** The status of the records that the site's pages list. */
    status: "published",
    /** The date until which a record shows. */
    until: "unpublishAt",
    /** The key of a single record in a response; without one it is the body. */
    key: "article",
  },
  jobs: {
    label: "Job",
    singular: "job",
    status: "Open",
    until: "validThrough",
    key: undefined,
  },
} as const satisfies Record<keyof Records, object>;

/** The name of a list of records, which is also that of their folder. */
export type ListName = keyof typeof contentTypes;

/** The record of a list. */
export type RecordOf<L extends ListName> = L extends keyof Records ? Records[L]
  : never;

/** The word for one record of a list. */
export type RecordName = (typeof contentTypes)[ListName]["singular"];

/** The record of this name. */
export type RecordNamed<Name extends RecordName> = {
  [L in ListName]: (typeof contentTypes)[L]["singular"] extends Name
    ? RecordOf<L>
    : never;
}[ListName];

export const listNames = Object.keys(contentTypes) as [
  ListName,
  ...ListName[],
];

/** Whether a record is public: it has the status of its kind, or none. */
export function isPublic(
  list: ListName,
  { status }: { status?: string },
): boolean {
  return !status || sameLabel(status, contentTypes[list].status);
}

/** The response body with a single record. */
export function bodyWith(list: ListName, record: object): object {
  const { key } = contentTypes[list];
  return key ? { [key]: record } : record;
}

/** The record in such a body; null if it has none. */
export function recordIn(
  list: ListName,
  body: Record<string, unknown>,
): unknown {
  const { key } = contentTypes[list];
  const record = (key ? body[key] : body) ?? null;
  if (!isRecord(record)) return record;
  // Some services answer with an object without an id.
  return record._id || record._id === 0 ? record : null;
}
