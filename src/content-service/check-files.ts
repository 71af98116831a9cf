import * as z from "zod/mini";
import { articleFile, jobFile } from "./file-schemas.ts";

z.config(z.locales.en());

/** Something in a content file that has to be changed. */
export interface Problem {
  /** The file, below the content folder. */
  file: string;
  field: string;
  reason: string;
}

/** What was found in the content files. */
export interface CheckResult {
  articles: number;
  jobs: number;
  problems: Problem[];
}

/**
 * Checks all content files and goes on after a mistake, unlike the service,
 * which refuses to start at the first.
 * @param folder The content folder, with a trailing slash.
 * @param statics Where pictures with root-relative addresses are.
 */
export async function checkContentFiles(
  folder: URL,
  statics: URL,
): Promise<CheckResult> {
  const articles = await checkFolder("articles", articleFile, folder, statics);
  const jobs = await checkFolder("jobs", jobFile, folder, statics);
  return {
    articles: articles.count,
    jobs: jobs.count,
    problems: [...articles.problems, ...jobs.problems],
  };
}

async function checkFolder(
  name: string,
  schema: z.ZodMiniType<{ _id: string; coverImage?: string }, unknown>,
  folder: URL,
  statics: URL,
): Promise<{ count: number; problems: Problem[] }> {
  const names: string[] = [];
  for await (const entry of Deno.readDir(new URL(`${name}/`, folder))) {
    if (entry.isFile && entry.name.endsWith(".json")) names.push(entry.name);
  }
  const problems: Problem[] = [];
  for (const file of names.sort()) {
    const path = `${name}/${file}`;
    for (
      const [field, reason] of await checkFile(
        new URL(path, folder),
        schema,
        statics,
      )
    ) problems.push({ file: path, field, reason });
  }
  return { count: names.length, problems };
}

/** Pairs of field and reason. */
async function checkFile(
  file: URL,
  schema: z.ZodMiniType<{ _id: string; coverImage?: string }, unknown>,
  statics: URL,
): Promise<[string, string][]> {
  let body: unknown;
  try {
    body = JSON.parse(await Deno.readTextFile(file));
  } catch (cause) {
    return [["(whole file)", (cause as Error).message]];
  }
  const result = schema.safeParse(body);
  if (!result.success) {
    return result.error.issues.map(({ path, message }) => [
      path.join(".") || "(whole record)",
      message,
    ]);
  }
  const { _id, coverImage = "" } = result.data;
  const problems: [string, string][] = [];
  // One name for a record makes its file easy to find, and unique.
  if (!file.pathname.endsWith(`/${_id}.json`)) {
    problems.push(["_id", `expected the file's name, found "${_id}"`]);
  }
  if (
    coverImage.startsWith("/") &&
    !await exists(new URL(`.${coverImage}`, statics))
  ) problems.push(["coverImage", `there is no picture "${coverImage}"`]);
  return problems;
}

async function exists(file: URL): Promise<boolean> {
  return await Deno.stat(file).then(({ isFile }) => isFile, () => false);
}
