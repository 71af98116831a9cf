import sharp from "sharp";
import { ExpectedError } from "../lib/exit-with-error.ts";
import { encode, type EncodedFile, photoEncoding } from "../pictures/encode.ts";
import { kinds } from "../pictures/kinds.ts";
import { cropAround, type Point, type Region } from "./crop.ts";
import { nearestSet } from "./grounds.ts";
import {
  type ListedPhoto,
  listPhoto,
  listPhotos,
  removePhoto,
} from "./photo-list.ts";
import { type Pixels, readPhoto } from "./read-photo.ts";

export interface AddPhotoOptions {
  bytes: Uint8Array<ArrayBuffer>;
  /** The photograph's name in its address: letters, digits and hyphens. */
  name: string;
  /** The alternative text. */
  alt: string;
  /** What the crops keep in their middle; the picture's middle by default. */
  focus?: Point;
  /** Whether a photograph of that name is replaced; otherwise it is an error. */
  isReplacing?: boolean;
  /** The folder of all pictures, with a trailing slash. */
  folder: URL;
}

/** Widths of the files of a whole picture, which is not cropped. */
export const wholeWidths = { avif: [800, 1600], webp: [800, 1600] } as const;

/**
 * Writes a photograph in all widths and formats: cropped to 3:2 for cards and to
 * 2:1 for the head of an article, and whole for the middle of a text.
 * @throws {ExpectedError} When it cannot be read, lacks its alternative text, or
 * its name is taken.
 */
export async function addPhoto(
  { bytes, name, alt, focus = { x: 0.5, y: 0.5 }, isReplacing, folder }:
    AddPhotoOptions,
): Promise<ListedPhoto> {
  if (!alt.trim()) {
    throw new ExpectedError("Cannot add a picture without alternative text");
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > 64) {
    throw new ExpectedError(
      `Cannot add "${name}": expected lower-case letters and digits with - between them, at most 64`,
    );
  }
  const known = (await listPhotos(folder)).find((it) => it.name === name);
  if (known && !isReplacing) {
    throw new ExpectedError(`Cannot add "${name}": there is one already`);
  }
  const pixels = await readPhoto(bytes);
  const set = await nearestSet(pixels);
  const files = await encodeAll(pixels, name, focus);
  const width = Math.max(...wholeWidths.webp);
  const photo: ListedPhoto = {
    ...{ set, name, alt: alt.trim(), focus, width },
    height: heightAt(pixels, width),
    files: files.map((file) => file.name),
  };
  if (known) await removePhoto(known, folder);
  await Deno.mkdir(new URL(`${set}/`, folder), { recursive: true });
  for (const file of files) {
    await Deno.writeFile(new URL(`${set}/${file.name}`, folder), file.bytes);
  }
  await listPhoto(photo, folder);
  return photo;
}

async function encodeAll(
  pixels: Pixels,
  name: string,
  focus: Point,
): Promise<EncodedFile[]> {
  const card = await pngOf(pixels, cropAround(pixels, kinds.blog.ratio, focus));
  const wide = await pngOf(pixels, cropAround(pixels, kinds.full.ratio, focus));
  const files = await Promise.all([
    encode(card, "blog", name, photoEncoding),
    encode(wide, "full", `${name}-wide`, photoEncoding),
    encodeWhole(pixels, `${name}-whole`),
  ]);
  return files.flat();
}

async function encodeWhole(
  pixels: Pixels,
  name: string,
): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  for (const format of ["avif", "webp"] as const) {
    for (const width of wholeWidths[format]) {
      const height = heightAt(pixels, width);
      const resized = imageOf(pixels).resize({ width, height, fit: "fill" });
      const bytes = format === "avif"
        ? await resized.avif(photoEncoding.avif).toBuffer()
        : await resized.webp(photoEncoding.webp).toBuffer();
      files.push({ name: `${name}-${width}.${format}`, bytes });
    }
  }
  return files;
}

async function pngOf(pixels: Pixels, region: Region): Promise<Uint8Array> {
  return await imageOf(pixels).extract(region).png({ compressionLevel: 1 })
    .toBuffer();
}

function imageOf({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function heightAt({ width, height }: Pixels, at: number): number {
  return Math.round(at * height / width);
}
