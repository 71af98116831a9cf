import * as z from "zod/mini";
import {
  type ArticleFile,
  articleFile,
  type JobFile,
  jobFile,
} from "./file-schemas.ts";

z.config(z.locales.en());

/** All records of the embedded content service. */
export interface ContentFiles {
  articles: ArticleFile[];
  jobs: JobFile[];
}

/** Thrown when a content file cannot be used. */
export class ContentFileError extends Error {
  override name = "ContentFileError";
}

/**
 * Reads `articles/*.json` and `jobs/*.json`, one record a file, newest first.
 * @param folder The content folder, with a trailing slash.
 * @throws {ContentFileError} On the first record that does not fit, with its
 * file, field and reason.
 */
export async function readContentFiles(folder: URL): Promise<ContentFiles> {
  const [articles, jobs] = await Promise.all([
    readRecords(new URL("articles/", folder), articleFile),
    readRecords(new URL("jobs/", folder), jobFile),
  ]);
  return { articles, jobs };
}

async function readRecords<T extends { _id: string; createdAt: string }>(
  folder: URL,
  schema: z.ZodMiniType<T, unknown>,
): Promise<T[]> {
  const names: string[] = [];
  for await (const entry of Deno.readDir(folder)) {
    if (entry.isFile && entry.name.endsWith(".json")) names.push(entry.name);
  }
  const records = await Promise.all(
    names.sort().map((name) => readRecord(new URL(name, folder), schema)),
  );
  const ids = new Map<string, string>();
  records.forEach(({ _id }, index) => {
    const other = ids.get(_id);
    const name = names[index] ?? "";
    if (other) refuse(new URL(name, folder), "_id", `also in ${other}`);
    ids.set(_id, name);
  });
  return records.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

async function readRecord<T>(
  file: URL,
  schema: z.ZodMiniType<T, unknown>,
): Promise<T> {
  let body: unknown;
  try {
    body = JSON.parse(await Deno.readTextFile(file));
  } catch (cause) {
    refuse(file, "(whole file)", (cause as Error).message);
  }
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join(".") || "(whole record)";
  refuse(file, field, issue?.message ?? "not as expected");
}

function refuse(file: URL, field: string, reason: string): never {
  const name = file.pathname.split("/").slice(-2).join("/");
  throw new ContentFileError(
    `Cannot use content file "${name}": ${field}: ${reason}`,
  );
}
