import type * as z from "zod/mini";
import {
  coverShareFile,
  ownCover,
  ownPhoto,
  type OwnPicture,
  pictureFiles,
} from "../../ui/pictures/own-pictures.ts";
import { listNames } from "../../content/record-kinds.ts";
import { records } from "../../pages/records.server.ts";
import {
  type Problem,
  readRecord,
  recordFiles,
} from "../../content/embedded/record-files.ts";

/** A problem in a file. */
export interface FileProblem extends Problem {
  /** The file's path relative to the content folder. */
  file: string;
}

export interface CheckResult {
  /** The number of files of each kind. */
  counts: { list: string; count: number }[];
  problems: FileProblem[];
}

/** The fields of a record that contain picture addresses. */
interface PicturedRecord {
  _id: string;
  coverImage?: string;
  content?: readonly { type: string; image?: string }[];
}

/**
 * Checks all content files and lists every problem; the service refuses to
 * start on the first one.
 * @param folder The content folder, with a trailing slash.
 * @param statics The folder of pictures with root-relative addresses.
 */
export async function checkContentFiles(
  folder: URL,
  statics: URL,
): Promise<CheckResult> {
  const counts: CheckResult["counts"] = [];
  const problems: FileProblem[] = [];
  for (const list of listNames) {
    const names = await recordFiles(new URL(`${list}/`, folder));
    counts.push({ list, count: names.length });
    for (const path of names.map((it) => `${list}/${it}`)) {
      const file = new URL(path, folder);
      const found = await checkFile(file, records[list].file, statics);
      problems.push(...found.map((problem) => ({ file: path, ...problem })));
    }
  }
  return { counts, problems };
}

async function checkFile(
  file: URL,
  schema: z.ZodMiniType,
  statics: URL,
): Promise<Problem[]> {
  const read = await readRecord(file, schema);
  if ("problems" in read) return read.problems;
  // Every record schema has an id.
  const record = read.record as PicturedRecord;
  const { _id } = record;
  const problems: Problem[] = [];
  // File names equal to the ids keep ids unique and files easy to find.
  if (!file.pathname.endsWith(`/${_id}.json`)) {
    const reason = `expected the file's name, found "${_id}"`;
    problems.push({ field: "_id", reason });
  }
  return [...problems, ...await checkPictures(record, statics)];
}

/**
 * Every file of every picture must exist, because a browser may request any.
 */
async function checkPictures(
  record: PicturedRecord,
  statics: URL,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { field, files } of picturesOf(record)) {
    const places = files.map((path) => new URL(`.${path}`, statics));
    const found = await Promise.all(places.map(isFile));
    const missing = files[found.indexOf(false)];
    if (missing === undefined) continue;
    problems.push({ field, reason: `there is no picture "${missing}"` });
  }
  return problems;
}

/** The pictures of this site that a record shows, with all their files. */
function picturesOf(
  { coverImage = "", content = [] }: PicturedRecord,
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

async function isFile(file: URL): Promise<boolean> {
  return await Deno.stat(file).then(({ isFile }) => isFile, () => false);
}
