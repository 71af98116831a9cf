import { ContentFileError } from "../../content/embedded/content-files.ts";
import { readRecord } from "../../content/embedded/record-files.ts";
import { factFile, factPages } from "../../content/facts/fact-pages.server.ts";
import type { FileProblem } from "./check-files.ts";

const root = new URL("../../../", import.meta.url);

/** The facts of a checkout by file, and the problems of the others. */
export async function readFactFiles(root: URL) {
  const records = new Map<string, unknown>();
  const problems: FileProblem[] = [];
  for (const [name, page] of factPages) {
    const file = factFile(name);
    const read = await readRecord(new URL(file, root), page.file);
    if ("record" in read) records.set(file, read.record);
    else problems.push(...read.problems.map((it) => ({ file, ...it })));
  }
  return { records, problems };
}

/**
 * Reads the facts before a build.
 * @throws {ContentFileError} On the first file that is invalid, with its field
 * and reason.
 */
export async function refuseInvalidFacts(root: URL): Promise<void> {
  const { problems: [first] } = await readFactFiles(root);
  if (first) throw new ContentFileError(new URL(first.file, root), first);
}

/**
 * Loads modules that import the facts: the engine's error would not name the
 * file that is invalid.
 * @throws {ContentFileError} As `refuseInvalidFacts`, if they cannot be loaded.
 */
export async function loadWithFacts<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    await refuseInvalidFacts(root);
    throw cause;
  }
}
