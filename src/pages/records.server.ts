import type { ListName } from "../content/record-kinds.ts";
import type { RecordKind } from "../content/service-kind.server.ts";
import {
  type ContentFiles,
  readRecordFiles,
} from "../content/embedded/content-files.ts";
import { sections } from "./sections.server.ts";

/** The kinds of records that the content service has. */
export const records = Object.fromEntries(
  sections.flatMap(({ kinds = [] }) => kinds)
    .filter((kind) => kind.source === "service")
    .map((kind) => [kind.name, kind]),
) as Record<ListName, RecordKind>;

/**
 * Reads all content files.
 * @param folder The content folder, with a trailing slash.
 * @throws {ContentFileError} On the first invalid record, with its file, field
 * and reason.
 */
export function readContentFiles(folder: URL): Promise<ContentFiles> {
  return readRecordFiles(folder, records);
}
