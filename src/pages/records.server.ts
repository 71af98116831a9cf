import type { ContentFiles } from "../content/embedded/content-service.ts";
import { newestFirst } from "../content/newest-first.ts";
import type { ListName } from "../content/content-types.ts";
import type { StoredRecord } from "../content/service-fields.server.ts";
import type { ContentType } from "../content/content-type.server.ts";
import { projectRoot } from "../lib/project-root.ts";
import { readKind, validFiles } from "../records/files.server.ts";
import { sections } from "./sections.server.ts";

/** The kinds of records that the content service has. */
export const records = Object.fromEntries(
  sections.flatMap(({ kinds = [] }) => kinds)
    .filter((kind) => kind.source === "service")
    .map((kind) => [kind.name, kind]),
) as Record<ListName, ContentType>;

/**
 * Reads the records of the embedded content service, newest first, then by id.
 * @param root The project's root, with a trailing slash.
 * @throws {ContentFileError} On the first invalid record, with its file, field
 * and reason.
 */
export async function readContentFiles(
  root = projectRoot,
): Promise<ContentFiles> {
  const lists = await Promise.all(
    Object.entries(records).map(async ([list, kind]) => {
      const files = validFiles(await readKind(kind, root));
      // Every record schema has these fields.
      const stored = files.map(({ record }) =>
        record as unknown as StoredRecord
      );
      return [list, newestFirst(stored)];
    }),
  );
  return Object.fromEntries(lists);
}
