import type { ContentFiles } from "../../content/embedded/content-service.ts";
import { escapeInvisible } from "../../lib/text/escape-invisible.ts";
import { kinds } from "../../pages/kinds.server.ts";
import { records } from "../../pages/records.server.ts";
import {
  missingPictures,
  type Surroundings,
  warningsOf,
} from "../../records/check.server.ts";
import {
  type FileProblem,
  type ReadKind,
  readKind,
} from "../../records/files.server.ts";
import { redirects as kind } from "../../records/redirects.ts";
import { logoWarnings } from "./check-logos.ts";
import { otherSpellings, redirectWarnings } from "./check-redirects.ts";
import { createLinkCheck, isFile } from "./link-check.ts";

/** A problem on one line, for whoever edits the files. */
export function fileProblemLine({ file, field, reason }: FileProblem): string {
  return escapeInvisible(`${file}: ${field}: ${reason}`);
}

interface CheckResult {
  /** The number of files of each kind. */
  counts: { list: string; count: number }[];
  problems: FileProblem[];
  /** What visitors would miss of valid records: no reason to refuse them. */
  warnings: FileProblem[];
}

/**
 * Checks records and redirects, and lists every problem; a build or the start
 * refuses the first one.
 * @param root The project's root, with a trailing slash.
 * @param only The file whose warnings are wanted; of all by default.
 */
export async function checkAll(root: URL, only?: string): Promise<CheckResult> {
  const statics = new URL("static/", root);
  const all = await Promise.all(kinds.map((kind) => readKind(kind, root)));
  const { valid: [file] } = await readKind(kind, root);
  const redirects = file?.record ?? new Map();
  const surroundings: Surroundings = {
    all,
    checkLink: createLinkCheck(contentOf(all), statics, redirects),
    missingFile: (addresses) => missingFile(addresses, statics),
  };
  const problems: FileProblem[] = [];
  const warnings: FileProblem[] = [];
  for (const read of all) {
    problems.push(
      ...read.problems,
      ...await missingPictures(read, surroundings),
    );
    warnings.push(...await warningsOf(read, surroundings, only));
  }
  problems.push(...otherSpellings(redirects));
  if (!only) {
    warnings.push(
      ...await logoWarnings(root),
      ...await redirectWarnings(redirects, surroundings.checkLink),
    );
  }
  return { counts: countsOf(all), problems, warnings };
}

function countsOf(all: readonly ReadKind[]): CheckResult["counts"] {
  const single = all.filter(({ kind }) => "file" in kind);
  return [
    ...all.filter((it) => !single.includes(it))
      .map(({ kind, ids }) => ({ list: kind.name, count: ids.length })),
    { list: "files of facts, words and redirects", count: single.length },
  ];
}

/** The records that the embedded content service would have. */
function contentOf(all: readonly ReadKind[]): Partial<ContentFiles> {
  const lists = all.filter(({ kind }) => kind.name in records)
    .map(({ kind, valid }) => [kind.name, valid.map(({ record }) => record)]);
  return Object.fromEntries(lists);
}

/**
 * The first of these files that does not exist.
 * @param files Root-relative addresses.
 * @param statics The folder of files with such addresses.
 */
async function missingFile(
  files: readonly string[],
  statics: URL,
): Promise<string | undefined> {
  const places = files.map((path) => new URL(`.${path}`, statics));
  const found = await Promise.all(places.map(isFile));
  return files[found.indexOf(false)];
}
