import { existsSync, readdirSync } from "node:fs";
import { spanningPositions } from "../../agency/projects/spanning-positions.ts";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { saveFile } from "../../lib/save-file.ts";
import { isRecord, parseJson } from "../../lib/text/json.ts";
import {
  type ProjectRecord,
  projects,
} from "../../agency/projects/project.server.ts";
import {
  type PictureKind,
  shareFile,
} from "../../agency/pictures/picture-kinds.ts";
import type { EncodedFile } from "./encode.ts";
import type { Point } from "./crop.ts";
import { encodeCrop, encodeShareCrop, specOf } from "./encode-photo.ts";
import { nameLetters } from "./name-letters.ts";
import { proposedFocus } from "./proposals.ts";
import { type Pixels, readPhoto } from "./read-photo.ts";

/** A picture, and the point that its crops keep. */
export interface Crop<Source> {
  source: Source;
  focus: Point;
}

/** A crop that has files: their name without width, and their kind. */
export interface Shape<Source> extends Crop<Source> {
  name: string;
  kind: PictureKind;
}

/** A picture of a project before its files are made. */
interface NewGalleryPicture<Source> extends Crop<Source> {
  isWide: boolean;
  /** What phones show of a wide one. */
  upright?: Crop<Source> | undefined;
}

/** The shapes of a picture of a project. */
export function galleryShapes<Source>(
  name: string,
  { isWide, upright, ...crop }: NewGalleryPicture<Source>,
): Shape<Source>[] {
  const shape: Shape<Source> = {
    ...crop,
    name,
    kind: isWide ? "full" : "square",
  };
  if (!isWide || !upright) return [shape];
  return [shape, { ...upright, name: `${name}-tall`, kind: "tall" }];
}

/** The shapes of a project's cover: of cards, and of cards on phones. */
export function coverShapes<Source>(cover: Crop<Source>): Shape<Source>[] {
  return [
    { ...cover, name: "cover", kind: "cover" },
    { ...cover, name: "tall", kind: "tall" },
  ];
}

/** The name of the share picture that is made of a project's cover. */
export const projectShareFile = shareFile("cover");

/**
 * The number of a project's next picture: after those that it shows, and those
 * whose files are there, which other pages may show.
 * @param place The folder of its pictures.
 */
export function nextNumber(
  slug: string,
  shown: readonly { picture?: unknown }[],
  place: URL,
): number {
  const numbers = [
    ...shown.map(({ picture }) => String(picture))
      .filter((it) => it.startsWith(`${slug}/`))
      .map((it) => it.slice(slug.length + 1)),
    ...(existsSync(place) ? readdirSync(place) : []),
  ].map((name) => Number(/^\d+/.exec(name)?.[0] ?? 0));
  return Math.max(0, ...numbers) + 1;
}

/**
 * The reference of a project's new picture, as makoko-boats/03-cafe: its number,
 * and letters of its hash, as another editor may have used the same number.
 */
export function numbered(
  slug: string,
  number: number,
  letters: string,
): string {
  return `${slug}/${String(number).padStart(2, "0")}-${letters}`;
}

interface ProjectPictureOptions {
  bytes: Uint8Array<ArrayBuffer>;
  slug: string;
  /** Makes it the cover, in both shapes, and the project's share picture. */
  isCover: boolean;
  /** Whether it is cropped to 2:1, and upright for phones, not to a square. */
  isWide: boolean;
  /** Another picture for phones, if the wide one cannot be read there. */
  phone?: Uint8Array<ArrayBuffer>;
  /** The focal point of the crops; by default one is proposed. */
  focus?: Point;
  alt: string;
}

/**
 * Adds a picture to a project: its files, and then its place at the end of the
 * project's file.
 * @param root The project's root, with a trailing slash.
 * @returns The picture's reference.
 * @throws {ExpectedError} If there is no such project, or it cannot be made.
 */
export async function addProjectPicture(
  { bytes, slug, isCover, isWide, phone, focus, alt }: ProjectPictureOptions,
  root: URL,
): Promise<string> {
  const record = readProject(slug, root);
  const file = new URL(`data/projects/${slug}.json`, root);
  const cropOf = async (bytes: Uint8Array<ArrayBuffer>) => {
    const source = await readPhoto(bytes);
    return { source, focus: focus ?? await proposedFocus(source) };
  };
  const crop = await cropOf(bytes);
  const place = new URL(`static/pictures/${slug}/`, root);
  if (isCover) {
    await writeShapes(coverShapes(crop), place, crop);
    save(file, { ...record, coverAlt: alt });
    return `${slug}/cover`;
  }
  const picture = numbered(
    slug,
    nextNumber(slug, record.showcase, place),
    nameLetters(bytes),
  );
  const wide = isWide && { wide: true, upright: true };
  const showcase = [...record.showcase, { picture, ...wide, alt }];
  const added = { ...record, showcase };
  if (record.fullSpanIndices) {
    added.fullSpanIndices = spanningPositions(showcase);
  }
  checkProject(added);
  const upright = phone ? await cropOf(phone) : crop;
  const [, name = ""] = picture.split("/");
  await writeShapes(galleryShapes(name, { ...crop, isWide, upright }), place);
  save(file, added);
  return picture;
}

/** Writes the files of all shapes, and the share picture of a cover. */
async function writeShapes(
  shapes: readonly Shape<Pixels>[],
  place: URL,
  shared?: Crop<Pixels>,
): Promise<void> {
  const files: EncodedFile[] = [];
  for (const { source, kind, name, focus } of shapes) {
    files.push(...await encodeCrop(source, specOf(kind, source), name, focus));
  }
  if (shared) {
    const { source, focus } = shared;
    files.push(await encodeShareCrop(source, projectShareFile, focus));
  }
  Deno.mkdirSync(place, { recursive: true });
  for (const { name, bytes } of files) saveFile(new URL(name, place), bytes);
}

function save(file: URL, record: ProjectRecord): void {
  saveFile(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** @throws {ExpectedError} If there is no such project. */
export function refuseUnknownProject(slug: string, root: URL): void {
  const isKnown = /^[a-z0-9-]+$/.test(slug) &&
    existsSync(new URL(`data/projects/${slug}.json`, root));
  if (isKnown) return;
  throw new ExpectedError(
    `Cannot add to "${slug}": there is no such project. Make it with "New project" in \`deno task edit\`.`,
  );
}

function readProject(slug: string, root: URL): ProjectRecord {
  refuseUnknownProject(slug, root);
  const file = new URL(`data/projects/${slug}.json`, root);
  const record = parseJson(Deno.readTextFileSync(file));
  if (isRecord(record) && Array.isArray(record.showcase)) {
    return record as ProjectRecord;
  }
  throw new ExpectedError(
    `Cannot add to "${slug}": its file is not valid, see \`deno task content check\``,
  );
}

/** Too few pictures are no reason to refuse the first ones. */
function checkProject(record: ProjectRecord): void {
  const { error } = projects.schema.safeParse(record);
  const [issue] = error?.issues.filter(({ code }) => code !== "too_small") ??
    [];
  if (!issue) return;
  throw new ExpectedError(
    `Cannot add a picture to "${record.slug}": ${
      issue.path.join(".")
    }: ${issue.message}`,
  );
}
