import type { CallName } from "../content/call-names.ts";
import { parserOfKind, type ParsingOptions } from "../content/parsers.ts";
import {
  type ContentFiles,
  readRecordFiles,
} from "../content/service/content-files.ts";
import type { Parse } from "../content/transport/request.ts";
import { articleFile, articles } from "./blog/article.server.ts";
import { jobFile, jobs } from "./careers/job.server.ts";

/** The schemas of the content files, by their folders. */
export const fileSchemas = { articles: articleFile, jobs: jobFile };

/** The parser of the answer to a call. */
export function parserOf(
  name: CallName,
  options: ParsingOptions,
): Parse<unknown> {
  return name.startsWith("article")
    ? parserOfKind(articles, name, options)
    : parserOfKind(jobs, name, options);
}

/**
 * Reads all content files.
 * @param folder The content folder, with a trailing slash.
 * @throws {ContentFileError} On the first invalid record, with its file, field
 * and reason.
 */
export function readContentFiles(folder: URL): Promise<ContentFiles> {
  return readRecordFiles(folder, fileSchemas);
}
