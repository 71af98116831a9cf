import { factFile, factPages } from "../../content/facts/fact-pages.server.ts";
import type { TestimonialsRecord } from "../../content/facts/testimonials.server.ts";
import { recordFiles } from "../../content/embedded/record-files.ts";
import { isRecord } from "../../lib/text/json.ts";
import { pictureFiles } from "../../ui/pictures/own-pictures.ts";
import {
  type CheckResult,
  type FileProblem,
  missingFile,
} from "./check-files.ts";
import { readFactFiles } from "./fact-files.ts";

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
    warnings: await goneNames(records.get(factFile("testimonials")), root),
  };
}

/** What testimonials name that is gone: pages leave it out. */
async function goneNames(record: unknown, root: URL): Promise<FileProblem[]> {
  if (!record) return [];
  const { testimonials, reviews, ...services } = record as TestimonialsRecord;
  const files = await recordFiles(new URL("data/projects/", root));
  const ids = testimonials.map(({ id }) => id);
  const lists: Record<string, readonly string[]> = { reviews };
  for (const [service, { featured, slides }] of Object.entries(services)) {
    lists[`${service}.featured`] = featured;
    lists[`${service}.slides`] = slides;
  }
  const gone = [
    ...testimonials.map(({ project }, index) => ({
      field: `testimonials.${index}.project`,
      reason: `there is no project "${project}"`,
      isThere: !project || files.includes(`${project}.json`),
    })),
    ...Object.entries(lists).flatMap(([list, names]) =>
      names.map((name, index) => ({
        field: `${list}.${index}`,
        reason: `there is no testimonial "${name}"`,
        isThere: ids.includes(name),
      }))
    ),
  ];
  const file = factFile("testimonials");
  return gone.filter(({ isThere }) => !isThere)
    .map(({ field, reason }) => ({ file, field, reason }));
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
