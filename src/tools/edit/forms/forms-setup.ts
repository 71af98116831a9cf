import type { Collection } from "../../../records/kind.ts";
import type { FormField } from "./form-field.ts";

/** What the page of the forms knows when it starts. */
export interface FormsSetup {
  /** Tells the drafts of several checkouts apart. */
  project: string;
  timeZone: string;
  lists: ListSetup[];
  tags: string[];
  /** Problems of content files, one per line. */
  problems: string[];
  /** Warnings of the other files, likewise. */
  warnings: string[];
}

/** A list of records, or of single ones with a form each. */
export interface ListSetup {
  name: string;
  label: string;
  kinds: KindSetup[];
}

/** Records with the same form, or a single one. */
export interface KindSetup
  extends Partial<Pick<Collection, "title" | "sorted" | "key">> {
  name: string;
  label: string;
  /** The path of its file, with ID for a record's name. */
  path: string;
  fields: FormField[];
  /** The id of the heading at which the preview starts. */
  heading?: string;
}

/** A record in a list. */
export interface Row {
  /** The name of its kind. */
  kind: string;
  id: string;
  title: string;
  sorted?: unknown;
  /** What visitors see of it. */
  status?: string;
}
