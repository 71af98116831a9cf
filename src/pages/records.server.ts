import type { ListName } from "../content/record-kinds.ts";
import type { RecordKind } from "../content/service-kind.server.ts";
import {
  type ContentFiles,
  readRecordFiles,
} from "../content/embedded/content-files.ts";
import { articles } from "./blog/article.server.ts";
import { jobs } from "./careers/job.server.ts";

/** The records of every kind. */
export const records = {
  articles,
  jobs,
} satisfies Record<ListName, RecordKind>;

/**
 * Reads all content files.
 * @param folder The content folder, with a trailing slash.
 * @throws {ContentFileError} On the first invalid record, with its file, field
 * and reason.
 */
export function readContentFiles(folder: URL): Promise<ContentFiles> {
  return readRecordFiles(folder, records);
}
