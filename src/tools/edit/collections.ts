import type * as z from "zod/mini";
import type { FileFields } from "../../content/record-fields.ts";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { paths } from "../../paths.ts";
import { listNames, recordKinds } from "../../content/record-kinds.ts";
import {
  projectFields,
  projectFile,
} from "../../pages/portfolio/project.server.ts";
import { records } from "../../pages/records.server.ts";

/** Records that the editor shows as one list of forms. */
export interface Collection {
  /** The word for one record. */
  label: string;
  /** The pattern of its page's address. */
  page: string;
  /** Its folder, from the project's root. */
  folder: string;
  fields: FileFields;
  /** The schema of a file. */
  file: z.ZodMiniType;
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

/** The path of a record's file, from the project's root. */
export function recordPath(name: string, id: string): string {
  return `${collectionOf(name).folder}/${id}.json`;
}
