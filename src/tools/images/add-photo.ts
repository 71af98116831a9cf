import {
  type PictureKind,
  shareFile,
} from "../../agency/pictures/picture-kinds.ts";
import { maxIdLength } from "../../records/record-ids.ts";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { saveFile } from "../../lib/save-file.ts";
import type { EncodedFile } from "./encode.ts";
import type { Point } from "./crop.ts";
import {
  encodeCrop,
  encodeShareCrop,
  fileName,
  filesOf,
  specOf,
} from "./encode-photo.ts";
import { nearestSet } from "./grounds.ts";
import {
  type ListedPhoto,
  listPhoto,
  listPhotos,
  removeReplaced,
} from "./photo-list.ts";
import { type Pixels, readPhoto } from "./read-photo.ts";

/** What a photograph is called and keeps. */
interface PhotoOptions {
  /** The photograph's name in its address: letters, digits and hyphens. */
  name: string;
  /** The alternative text. */
  alt: string;
  /** The focal point of the crops; the centre by default. */
  focus?: Point;
  /** Makes square files of a person's portrait, and no others. */
  isPortrait?: boolean;
}

interface AddPhotoOptions extends PhotoOptions {
  bytes: Uint8Array<ArrayBuffer>;
  /** Replaces a photograph of that name; else the name must be free. */
  isReplacing?: boolean;
  /** The folder of all pictures, with a trailing slash. */
  folder: URL;
}

/** A photograph before its files are written. */
interface MadePhoto {
  photo: ListedPhoto;
  files: EncodedFile[];
}

/**
 * Makes a photograph in all widths and formats, and writes its files: cropped to
 * 3:2 for cards, to 2:1 for the head of an article and its share picture, and
 * uncropped for the article's text; a portrait is only cropped to a square.
 * @throws {ExpectedError} If it cannot be read or the name is taken, or as
 * `describePhoto`.
 */
export async function addPhoto(
  { bytes, isReplacing, folder, ...options }: AddPhotoOptions,
): Promise<ListedPhoto> {
  const { name } = options;
  const known = listPhotos(folder).find((it) => it.name === name);
  if (known && !isReplacing) {
    throw new ExpectedError(`Cannot add "${name}": it already exists`);
  }
  const pixels = await readPhoto(bytes);
  const { photo, crops, share } = await describePhoto(pixels, options);
  // Records name its address, which stays though its colour may be another.
  if (known) photo.set = known.set;
  const files = await Promise.all(
    crops.map(({ name, kind }) =>
      encodeCrop(pixels, specOf(kind, pixels), name, photo.focus)
    ),
  );
  const shared = share
    ? [await encodeShareCrop(pixels, share, photo.focus)]
    : [];
  await writePhoto({ photo, files: [...files.flat(), ...shared] }, folder);
  if (known) await removeReplaced(known, photo, folder);
  return photo;
}

/** A photograph, and what its files are made of. */
export interface DescribedPhoto {
  photo: ListedPhoto;
  crops: { name: string; kind: PictureKind }[];
  /** The name of its share picture; portraits have none. */
  share?: string;
}

/**
 * Describes a photograph without making its files: see `addPhoto`.
 * @throws {ExpectedError} If it has no alternative text, or no valid name.
 */
export async function describePhoto(
  pixels: Pixels,
  { name, alt, focus = { x: 0.5, y: 0.5 }, isPortrait }: PhotoOptions,
): Promise<DescribedPhoto> {
  if (!alt.trim()) {
    throw new ExpectedError("Cannot add a picture without alternative text");
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > maxIdLength) {
    throw new ExpectedError(
      `Cannot add "${name}": expected lower-case letters and digits with - between them, at most ${maxIdLength}`,
    );
  }
  const crops: DescribedPhoto["crops"] = isPortrait
    ? [{ name, kind: "portrait" }]
    : [
      { name, kind: "blog" },
      { name: `${name}-wide`, kind: "full" },
      { name: `${name}-whole`, kind: "whole" },
    ];
  const share = isPortrait ? undefined : shareFile(name);
  const { webp, ratio: [across, down] } = specOf(
    isPortrait ? "portrait" : "whole",
    pixels,
  );
  // Files are not enlarged.
  const width = Math.min(pixels.width, Math.max(...webp));
  const files = crops.flatMap(({ name, kind }) =>
    filesOf(specOf(kind, pixels)).map((file) => fileName(name, file))
  );
  const photo: ListedPhoto = {
    set: await nearestSet(pixels),
    name,
    alt: alt.trim(),
    focus,
    width,
    height: Math.round(width * down / across),
    files: share ? [...files, share] : files,
  };
  return { photo, crops, share };
}

/**
 * Writes a photograph's files and adds it to the list.
 * @param folder The folder of all pictures, with a trailing slash.
 */
export async function writePhoto(
  { photo, files }: MadePhoto,
  folder: URL,
): Promise<void> {
  const place = new URL(`${photo.set}/`, folder);
  await Deno.mkdir(place, { recursive: true });
  for (const { name, bytes } of files) {
    saveFile(new URL(name, place), bytes);
  }
  listPhoto(photo, folder);
}
