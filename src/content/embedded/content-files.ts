import type * as z from "zod/mini";
import { newestFirst } from "../newest-first.ts";
import type { StoredRecord } from "../record-fields.ts";
import { type ListName, listNames } from "../record-kinds.ts";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { type Problem, readRecord, recordFiles } from "./record-files.ts";

/** All records of the embedded content service. */
export type ContentFiles = Record<ListName, StoredRecord[]>;

/** The schemas of the records. */
export type FileSchemas = Record<ListName, { file: z.ZodMiniType }>;

/** Thrown when a content file cannot be used. */
export class ContentFileError extends ExpectedError {
  override name = "ContentFileError";

  constructor(file: URL, { field, reason }: Problem) {
    const name = file.pathname.split("/").slice(-2).join("/");
    super(`Cannot use content file "${name}": ${field}: ${reason}`);
  }
}

/**
 * Reads the folder of each kind, one JSON file per record, newest first, then
 * by id.
 * @param folder The content folder, with a trailing slash.
 * @throws {ContentFileError} On the first invalid record, with its file, field
 * and reason.
 */
export async function readRecordFiles(
  folder: URL,
  schemas: FileSchemas,
): Promise<ContentFiles> {
  const lists = await Promise.all(
    listNames.map(async (list) => [
      list,
      await readRecords(new URL(`${list}/`, folder), schemas[list].file),
    ]),
  );
  return Object.fromEntries(lists);
}

async function readRecords(
  folder: URL,
  schema: z.ZodMiniType,
): Promise<StoredRecord[]> {
  const names = await recordFiles(folder);
  const records = await Promise.all(
    names.map((name) => recordOf(new URL(name, folder), schema)),
  );
  const fileOfId = new Map<string, string>();
  for (const [index, { _id }] of records.entries()) {
    const name = names[index] ?? "";
    const other = fileOfId.get(_id);
    if (other) {
      const problem = { field: "_id", reason: `also in ${other}` };
      throw new ContentFileError(new URL(name, folder), problem);
    }
    fileOfId.set(_id, name);
  }
  return newestFirst(records);
}

async function recordOf(
  file: URL,
  schema: z.ZodMiniType,
): Promise<StoredRecord> {
  const read = await readRecord(file, schema);
  // Every record schema has these fields.
  if ("record" in read) return read.record as StoredRecord;
  const [first = { field: "(whole record)", reason: "not as expected" }] =
    read.problems;
  throw new ContentFileError(file, first);
}
