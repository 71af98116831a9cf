import type * as z from "zod/mini";
import { pathWith } from "../paths.ts";
import type { FormRecord } from "./form-record.ts";
import type { FileFields } from "./fields.server.ts";
import type { Problem } from "./problem.ts";
import { idPattern } from "./record-ids.ts";

/** What an owner edits: records in a folder, or a single one. */
export type Kind<T = unknown> = Collection<T> | Singleton<T>;

interface Declaration<T> {
  /** Its name in the editor. */
  name: string;
  /** The word for one record, or what the single one contains. */
  label: string;
  fields: FileFields;
  /** The schema of a file. */
  schema: z.ZodMiniType<T>;
  /** The pattern of a page that shows a record. */
  page: string;
  /** What visitors or search engines would miss of a valid record. */
  warnings?(record: T): Promise<Problem[]>;
  /** An unsaved record with what its page needs, where it has nothing yet. */
  draft?(record: FormRecord): FormRecord;
  /** Who has its records for pages; otherwise modules read the files. */
  source?: "service";
}

/** Records with a JSON file each, in one folder. */
export interface Collection<T = unknown> extends Declaration<T> {
  /** From the project's root, without a slash at the end. */
  folder: string;
  /** The field that has the file's name, which is part of the address. */
  key: "_id" | "slug";
  /** A field that no two records may share. */
  unique?: string;
  /** How the editor lists the records: by which field, and in which order. */
  title: string;
  sorted: { field: string; direction: "Ascending" | "Descending" };
  /** Whether a folder with its name has its pictures, and `logos` its logo. */
  hasPictureFolder?: boolean;
  /** Without it all records are public. */
  visibility?: Visibility;
}

/** Whether a record is public. */
export interface Visibility {
  isPublic(record: { status?: string }): boolean;
  /** The words for a change that makes a record public, and for the other. */
  verbs: readonly [shown: string, hidden: string];
}

/** A single record. */
export interface Singleton<T = unknown> extends Declaration<T> {
  /** From the project's root. */
  file: string;
  /** The id of the heading above it on its page. */
  heading: string;
}

/** The path of a record's file, from the project's root. */
export function filePath(kind: Kind, id: string): string {
  return "file" in kind ? kind.file : `${kind.folder}/${id}.json`;
}

/** The address of the page that shows a record. */
export function addressOf({ page }: Kind, id: string): string {
  const [, name = ""] = /:(\w+)/.exec(page) ?? [];
  return pathWith(page, { [name]: id });
}

/** The kind and the name of a record by the path of its file. */
export function recordAt(
  kinds: readonly Kind[],
  path: string,
): { kind: Kind; id: string } | undefined {
  const id = path.replace(/^.*\/|\.json$/g, "");
  const kind = kinds.find((kind) => filePath(kind, id) === path);
  return kind && idPattern.test(id) ? { kind, id } : undefined;
}
