import { newestFirst } from "../newest-first.ts";
import type { StoredRecord } from "../service-fields.server.ts";
import { type ListName, listNames } from "../record-kinds.ts";
import { readFolder, validFiles } from "../../records/files.server.ts";
import type { FolderKind } from "../../records/kind.ts";

/** All records of the embedded content service. */
export type ContentFiles = Record<ListName, StoredRecord[]>;

/**
 * Reads the folder of each kind, one JSON file per record, newest first, then
 * by id.
 * @param folder The content folder, with a trailing slash.
 * @throws {ContentFileError} On the first invalid record, with its file, field
 * and reason.
 */
export async function readRecordFiles(
  folder: URL,
  kinds: Record<ListName, FolderKind>,
): Promise<ContentFiles> {
  const lists = await Promise.all(
    listNames.map(async (list) => [
      list,
      await readRecords(new URL(`${list}/`, folder), kinds[list]),
    ]),
  );
  return Object.fromEntries(lists);
}

async function readRecords(
  folder: URL,
  kind: FolderKind,
): Promise<StoredRecord[]> {
  const valid = validFiles(await readFolder(kind, folder));
  // Every record schema has these fields.
  return newestFirst(valid.map(({ record }) => record as StoredRecord));
}
