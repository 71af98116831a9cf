import type * as z from "zod/mini";
import { paths } from "../paths.ts";
import type { FormRecord } from "../records/form-record.ts";
import type { Problem } from "../records/problem.ts";
import type { Collection, Visibility } from "../records/kind.ts";
import { contentTypes, isPublic, type ListName } from "./content-types.ts";
import { type Dated, publicationDates, scheduleOf } from "./schedule.ts";
import type { Fields } from "./service-fields.server.ts";

/** What decides whether a record is public. */
export interface PublicRecord extends Dated {
  _id: string;
  status?: string;
}

/** Logs what was found wrong with a record. */
export type Warn = (message: string, fields: Record<string, string>) => void;

/** What a section declares of its records. */
interface Declared<T extends PublicRecord>
  extends Pick<Collection, "schema" | "warnings"> {
  fields: Fields;
  verbs: Visibility["verbs"];
  /** Fields with addresses, also inside of others. */
  addresses: readonly string[];
  /**
   * Fields whose texts have no markup, but may come with characters as
   * references, as in `Q&amp;A`, from an external content service.
   */
  plainTexts: readonly string[];
  /** The schema of a record from the content service. */
  answer: z.ZodMiniType<T, unknown>;
  /** Derives the fields of a record in a list. */
  inList?(record: T): T;
  /** Derives the fields of a single record. */
  whole?(record: T, warn: Warn): T | Promise<T>;
}

/** A kind of records that the content service has. */
export type ContentType<T extends PublicRecord = PublicRecord> =
  & Collection
  & Declared<T>
  & { source: "service" };

/** The kind of the records of a list. */
export function contentType<T extends PublicRecord>(
  name: ListName,
  declared: Declared<T>,
): ContentType<T> {
  const { label, singular } = contentTypes[name];
  return {
    name,
    label,
    folder: `data/content/${name}`,
    key: "_id",
    page: paths[singular],
    title: "title",
    sorted: { field: "createdAt", direction: "Descending" },
    visibility: {
      isPublic: (record) => isPublic(name, record),
      verbs: declared.verbs,
    },
    draft: asPublic,
    source: "service",
    ...declared,
    warnings: async (record) => [
      ...neverShown(name, record as PublicRecord),
      ...await declared.warnings?.(record) ?? [],
    ],
  };
}

/** Warns of dates between which there is no time. */
function neverShown(name: ListName, record: PublicRecord): Problem[] {
  const { from, until } = scheduleOf(record);
  if (!isPublic(name, record) || from < until) return [];
  const reason = "it is not after the date from which the record shows";
  return [{
    field: contentTypes[name].until,
    reason: `${reason}: visitors never see it`,
  }];
}

/** A record as if it were public now, whatever its status and dates. */
function asPublic(record: FormRecord): FormRecord {
  const { status: _status, createdAt: _created, ...open } = record;
  for (const name of publicationDates) delete open[name];
  // Otherwise the page would show its fallback title.
  return { title: "No title yet", ...open };
}
