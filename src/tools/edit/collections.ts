import type * as z from "zod/mini";
import { factFile, factPages } from "../../content/facts/fact-pages.server.ts";
import type { FileFields } from "../../content/record-fields.ts";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { paths } from "../../paths.ts";
import { listNames, recordKinds } from "../../content/record-kinds.ts";
import {
  projectFields,
  projectFile,
} from "../../pages/portfolio/project.server.ts";
import { records } from "../../pages/records.server.ts";

/** What the editor shows as a form. */
export interface Form {
  /** The word for one record, or for the page. */
  label: string;
  fields: FileFields;
  /** The schema of a file. */
  file: z.ZodMiniType;
}

/** Records that the editor shows as one list of forms. */
export interface Collection extends Form {
  /** The pattern of its page's address. */
  page: string;
  /** Its folder, from the project's root. */
  folder: string;
  /** How the form lists the records: by which field, and in which order. */
  title: string;
  sorted: { field: string; direction: "Ascending" | "Descending" };
  /** What follows the title in the list. */
  note: string;
}

const content = listNames.map((list): [string, Collection] => [list, {
  label: recordKinds[list].label,
  page: paths[recordKinds[list].one],
  folder: `data/content/${list}`,
  ...records[list],
  title: "title",
  sorted: { field: "createdAt", direction: "Descending" },
  note: " ({{status}})",
}]);

/** What the editor edits, by name. */
export const collections: ReadonlyMap<string, Collection> = new Map([
  ...content,
  ["projects", {
    label: "Project",
    page: paths.project,
    folder: "data/projects",
    fields: projectFields,
    file: projectFile,
    title: "name",
    sorted: { field: "order", direction: "Ascending" },
    note: "",
  }],
]);

/** The collection of this name. */
export function collectionOf(name: string): Collection {
  const collection = collections.get(name);
  if (collection) return collection;
  throw new ExpectedError(`Cannot find a collection "${name}"`);
}

/** The form of a collection's records, or of a page of facts. */
export function formOf(name: string): Form {
  return factPages.get(name) ?? collectionOf(name);
}

/**
 * The path of a record's file, from the project's root; a page of facts has
 * one, whatever the id.
 */
export function recordPath(name: string, id: string): string {
  return factPages.has(name)
    ? factFile(name)
    : `${collectionOf(name).folder}/${id}.json`;
}
