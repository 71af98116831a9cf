import { factFile, factPages } from "../../content/facts/fact-pages.server.ts";
import { ContentFileError } from "../../content/embedded/content-files.ts";
import { readRecord } from "../../content/embedded/record-files.ts";
import { isRecord } from "../../lib/text/json.ts";
import { pictureFiles } from "../../ui/pictures/own-pictures.ts";
import {
  type CheckResult,
  type FileProblem,
  missingFile,
} from "./check-files.ts";

/**
 * Checks the files of facts, and the portraits that they name.
 * @param root The project's root, with a trailing slash.
 */
export async function checkFacts(root: URL): Promise<CheckResult> {
  const { records, problems } = await readFactFiles(root);
  for (const [file, record] of records) {
    problems.push(...await portraitProblems(file, record, root));
  }
  return {
    counts: [{ list: "files of facts", count: factPages.size }],
    problems,
    warnings: [],
  };
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

async function readFactFiles(root: URL) {
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

/** Every file of every portrait must exist: a browser may request any. */
async function portraitProblems(
  file: string,
  record: unknown,
  root: URL,
): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  for (const { field, portrait } of portraitsIn(record)) {
    const missing = await missingFile(
      pictureFiles(portrait, "portrait"),
      new URL("static/", root),
    );
    if (missing === undefined) continue;
    const reason = `there is no picture "${missing}"`;
    problems.push({ file, field, reason });
  }
  return problems;
}

/** The portraits at any depth of a record, with their fields. */
function portraitsIn(
  value: unknown,
  place: readonly string[] = [],
): { field: string; portrait: string }[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const path = [...place, name];
    return name === "portrait" && typeof inside === "string"
      ? [{ field: path.join("."), portrait: inside }]
      : portraitsIn(inside, path);
  });
}
