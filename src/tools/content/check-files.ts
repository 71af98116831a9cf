import {
  coverShareFile,
  ownCover,
  ownPhoto,
  type OwnPicture,
  pictureFiles,
} from "../../ui/pictures/own-pictures.ts";
import { escapeInvisible } from "../../lib/text/escape-invisible.ts";
import type { StoredRecord } from "../../content/record-fields.ts";
import { type ListName, listNames } from "../../content/record-kinds.ts";
import { records } from "../../pages/records.server.ts";
import {
  type Problem,
  readRecord,
  recordFiles,
} from "../../content/embedded/record-files.ts";
import type { Redirects } from "../../../data/redirects.ts";
import { createLinkCheck, isFile, type LinkCheck } from "./link-check.ts";
import { recordWarnings } from "./record-warnings.ts";

/** A problem in a file, or a warning. */
export interface FileProblem extends Problem {
  /** The file's path from the project's root. */
  file: string;
}

/** A problem on one line, for whoever edits the files. */
export function fileProblemLine({ file, field, reason }: FileProblem): string {
  return escapeInvisible(`${file}: ${field}: ${reason}`);
}

export interface CheckResult {
  /** The number of files of each kind. */
  counts: { list: string; count: number }[];
  problems: FileProblem[];
  /** What visitors would miss of valid records: no reason to refuse them. */
  warnings: FileProblem[];
}

export interface CheckOptions {
  /** The file whose warnings are wanted; of all by default. */
  only?: string;
  /** The redirects of the site. */
  redirects?: Redirects;
  /** The slugs that records may name; any by default. */
  projects?: ReadonlySet<string>;
}

/** The fields of a record that name other files. */
interface NamingRecord {
  _id: string;
  project?: string;
  coverImage?: string;
  content?: readonly { type: string; image?: string }[];
}

/** A valid record and its file. */
interface ValidFile {
  list: ListName;
  file: string;
  record: StoredRecord & NamingRecord;
}

/**
 * Checks all content files and lists every problem; the service refuses to
 * start on the first one.
 * @param folder The content folder, with a trailing slash.
 * @param statics The folder of pictures with root-relative addresses.
 * @returns The result, and a check of links to these records.
 */
export async function checkContentFiles(
  folder: URL,
  statics: URL,
  { only, redirects, projects }: CheckOptions = {},
): Promise<CheckResult & { checkLink: LinkCheck }> {
  const counts: CheckResult["counts"] = [];
  const problems: FileProblem[] = [];
  const valid: ValidFile[] = [];
  for (const list of listNames) {
    const names = await recordFiles(new URL(`${list}/`, folder));
    counts.push({ list, count: names.length });
    for (const name of names.map((it) => `${list}/${it}`)) {
      const file = `data/content/${name}`;
      const read = await readRecord(new URL(name, folder), records[list].file);
      let found: Problem[];
      if ("problems" in read) {
        found = read.problems;
      } else {
        // Every record schema has the fields of these types.
        const record = read.record as ValidFile["record"];
        valid.push({ list, file, record });
        found = await checkRecord(record, file, statics);
      }
      problems.push(...found.map((problem) => ({ file, ...problem })));
    }
  }
  const lists = listNames.map((list) => [
    list,
    valid.filter((it) => it.list === list).map(({ record }) => record),
  ]);
  const files = Object.fromEntries(lists);
  const checkLink = createLinkCheck(files, statics, redirects);
  const asked = valid.filter(({ file }) => !only || file === only);
  const warnings = await warningsOf(asked, checkLink);
  for (const { file, record: { project } } of asked) {
    if (!project || !projects || projects.has(project)) continue;
    const reason = `there is no project "${project}"`;
    warnings.push({ file, field: "project", reason });
  }
  return { counts, problems, warnings, checkLink };
}

async function warningsOf(
  files: readonly ValidFile[],
  checkLink: LinkCheck,
): Promise<FileProblem[]> {
  const warnings: FileProblem[] = [];
  for (const { list, file, record } of files) {
    const found = await recordWarnings(list, record, checkLink);
    warnings.push(...found.map((warning) => ({ file, ...warning })));
  }
  return warnings;
}

async function checkRecord(
  record: NamingRecord,
  file: string,
  statics: URL,
): Promise<Problem[]> {
  const { _id } = record;
  const problems: Problem[] = [];
  // File names equal to the ids keep ids unique and files easy to find.
  if (!file.endsWith(`/${_id}.json`)) {
    const reason = `expected the file's name, found "${_id}"`;
    problems.push({ field: "_id", reason });
  }
  return [...problems, ...await checkPictures(record, statics)];
}

/**
 * Every file of every picture must exist, because a browser may request any.
 */
async function checkPictures(
  record: NamingRecord,
  statics: URL,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { field, files } of picturesOf(record)) {
    const missing = await missingFile(files, statics);
    if (missing === undefined) continue;
    problems.push({ field, reason: `there is no picture "${missing}"` });
  }
  return problems;
}

/**
 * The first of these files that does not exist.
 * @param files Root-relative addresses.
 * @param statics The folder of files with such addresses.
 */
export async function missingFile(
  files: readonly string[],
  statics: URL,
): Promise<string | undefined> {
  const places = files.map((path) => new URL(`.${path}`, statics));
  const found = await Promise.all(places.map(isFile));
  return files[found.indexOf(false)];
}

/** The pictures of this site that a record shows, with all their files. */
function picturesOf(
  { coverImage = "", content = [] }: NamingRecord,
): { field: string; files: string[] }[] {
  const cover = [ownCover(coverImage), ownCover(coverImage, true)];
  const pictures = [
    {
      field: "coverImage",
      address: coverImage,
      files: [...filesOf(...cover), coverShareFile(coverImage) ?? []].flat(),
    },
    ...content.map(({ image = "" }, index) => ({
      field: `content.${index}.image`,
      address: image,
      files: filesOf(ownPhoto(image)),
    })),
  ];
  return pictures.filter(({ address }) => address.startsWith("/")).map(
    ({ field, address, files }) => ({ field, files: [address, ...files] }),
  );
}

function filesOf(...pictures: (OwnPicture | undefined)[]): string[] {
  return pictures.flatMap((it) => it ? pictureFiles(it.picture, it.kind) : []);
}
