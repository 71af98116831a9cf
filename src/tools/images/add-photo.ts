import {
  pictureKinds,
  type PictureKindSpec,
  shareFile,
} from "../../ui/pictures/picture-kinds.ts";
import { ExpectedError } from "../../lib/exit-with-error.ts";
import { saveFile } from "../../lib/save-file.ts";
import type { EncodedFile } from "./encode.ts";
import type { Point } from "./crop.ts";
import { encodeCrop, encodeShareCrop } from "./encode-photo.ts";
import { nearestSet } from "./grounds.ts";
import {
  copyPhoto,
  type ListedPhoto,
  listPhoto,
  listPhotos,
  removeReplaced,
} from "./photo-list.ts";
import { type Pixels, readPhoto } from "./read-photo.ts";

export interface MakePhotoOptions {
  bytes: Uint8Array<ArrayBuffer>;
  /** The photograph's name in its address: letters, digits and hyphens. */
  name: string;
  /** The alternative text. */
  alt: string;
  /** The focal point of the crops; the centre by default. */
  focus?: Point;
  /** Makes square files of a person's portrait, and no others. */
  isPortrait?: boolean;
}

export interface AddPhotoOptions extends MakePhotoOptions {
  /**
   * Where a photograph of that name is kept that this one replaces; without it,
   * the name must be free.
   */
  replacedTo?: URL;
  /** The folder of all pictures, with a trailing slash. */
  folder: URL;
}

/** A photograph before its files are written. */
export interface MadePhoto {
  photo: ListedPhoto;
  files: EncodedFile[];
}

/**
 * Makes a photograph, see `makePhoto`, and writes its files.
 * @throws {ExpectedError} If it cannot be made, or the name is taken.
 */
export async function addPhoto(
  { replacedTo, folder, ...options }: AddPhotoOptions,
): Promise<ListedPhoto> {
  const { name } = options;
  const known = listPhotos(folder).find((it) => it.name === name);
  if (known && !replacedTo) {
    throw new ExpectedError(`Cannot add "${name}": it already exists`);
  }
  const made = await makePhoto(options);
  if (known && replacedTo) await copyPhoto(known, folder, replacedTo);
  await writePhoto(made, folder);
  if (known) await removeReplaced(known, made.photo, folder);
  return made.photo;
}

/**
 * Makes a photograph in all widths and formats: cropped to 3:2 for cards, to
 * 2:1 for the head of an article and its share picture, and uncropped for the
 * article's text; a portrait is only cropped to a square.
 * @throws {ExpectedError} If it cannot be read or has no alternative text.
 */
export async function makePhoto(
  { bytes, name, alt, focus = { x: 0.5, y: 0.5 }, isPortrait }:
    MakePhotoOptions,
): Promise<MadePhoto> {
  if (!alt.trim()) {
    throw new ExpectedError("Cannot add a picture without alternative text");
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > 64) {
    throw new ExpectedError(
      `Cannot add "${name}": expected lower-case letters and digits with - between them, at most 64`,
    );
  }
  const pixels = await readPhoto(bytes);
  const set = await nearestSet(pixels);
  const files = isPortrait
    ? await encodeCrop(pixels, pictureKinds.portrait, name, focus)
    : await encodeAll(pixels, name, focus);
  const { webp, ratio: [across, down] } = isPortrait
    ? pictureKinds.portrait
    : uncropped(pixels);
  const width = Math.max(...webp);
  const photo: ListedPhoto = {
    set,
    name,
    alt: alt.trim(),
    focus,
    width,
    height: Math.round(width * down / across),
    files: files.map((file) => file.name),
  };
  return { photo, files };
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

async function encodeAll(
  pixels: Pixels,
  name: string,
  focus: Point,
): Promise<EncodedFile[]> {
  const { blog, full } = pictureKinds;
  const shapes: [string, PictureKindSpec][] = [
    [name, blog],
    [`${name}-wide`, full],
    [`${name}-whole`, uncropped(pixels)],
  ];
  const files = await Promise.all(
    shapes.map(([name, spec]) => encodeCrop(pixels, spec, name, focus)),
  );
  const share = await encodeShareCrop(pixels, shareFile(name), focus);
  return [...files.flat(), share];
}

function uncropped({ width, height }: Pixels): PictureKindSpec {
  return { ...pictureKinds.whole, ratio: [width, height] };
}
