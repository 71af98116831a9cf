import sharp from "sharp";
import {
  type PictureKind,
  pictureKinds,
  type PictureKindSpec,
  shareSize,
} from "../../agency/pictures/picture-kinds.ts";
import { type EncodedFile, encodeShare, photoEncoding } from "./encode.ts";
import { cropAround, type Point, ratioOf } from "./crop.ts";
import type { Pixels } from "./read-photo.ts";

/** A file of a picture. */
export interface PhotoFile {
  width: number;
  format: "avif" | "webp";
}

/**
 * Leaves and water cost more than other photographs: their files are encoded
 * again with less quality, down to one that still looks well at this density.
 */
const maxBytesPerPixel = 0.12;
const lowerQualities = [46, 38];

/** What files of a picture look like. */
export function specOf(kind: PictureKind, pixels: Pixels): PictureKindSpec {
  return { ...pictureKinds[kind], ratio: ratioOf(kind, pixels) };
}

/** The files of a kind of picture. */
export function filesOf({ avif, webp }: PictureKindSpec): PhotoFile[] {
  return [
    ...avif.map((width) => ({ width, format: "avif" as const })),
    ...webp.map((width) => ({ width, format: "webp" as const })),
  ];
}

/** The name of a picture's file. */
export function fileName(name: string, { width, format }: PhotoFile): string {
  return `${name}-${width}.${format}`;
}

/** Encodes a crop around the focal point in all files of a kind. */
export async function encodeCrop(
  pixels: Pixels,
  spec: PictureKindSpec,
  name: string,
  focus: Point,
): Promise<EncodedFile[]> {
  const made = new Map<string, Uint8Array<ArrayBuffer>>();
  const files: EncodedFile[] = [];
  for (const file of filesOf(spec)) {
    const content = fileName("", notEnlarged(file, pixels, spec));
    const bytes = made.get(content) ??
      await encodeFile(pixels, spec, file, focus);
    made.set(content, bytes);
    files.push({ name: fileName(name, file), bytes });
  }
  return files;
}

/** The narrowest file with the same content: the picture may be smaller. */
export function notEnlarged(
  { width, format }: PhotoFile,
  pixels: Pixels,
  { ratio }: Pick<PictureKindSpec, "ratio">,
): PhotoFile {
  const crop = cropAround(pixels, ratio, { x: 0, y: 0 });
  return { width: Math.min(width, crop.width), format };
}

/**
 * Encodes one file of a crop. It is not enlarged: files that are wider than the
 * picture hold all of its pixels.
 */
export async function encodeFile(
  pixels: Pixels,
  { ratio: [across, down] }: Pick<PictureKindSpec, "ratio">,
  { width, format }: PhotoFile,
  focus: Point,
): Promise<Uint8Array<ArrayBuffer>> {
  const resized = cropped(pixels, [across, down], focus).resize({
    width,
    height: Math.round(width * down / across),
    fit: "fill",
    withoutEnlargement: true,
  });
  const { avif, webp } = photoEncoding;
  if (format === "webp") {
    return new Uint8Array(await resized.webp(webp).toBuffer());
  }
  const { data, info } = await resized.raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const most = maxBytesPerPixel * info.width * info.height;
  const encodeAt = (quality: number) =>
    sharp(data, { raw }).avif({ ...avif, quality }).toBuffer();
  let bytes = await encodeAt(avif.quality);
  for (const quality of lowerQualities) {
    if (bytes.length <= most) break;
    bytes = await encodeAt(quality);
  }
  return new Uint8Array(bytes);
}

/** Encodes a crop as a share picture. */
export async function encodeShareCrop(
  pixels: Pixels,
  name: string,
  focus: Point,
): Promise<EncodedFile> {
  const { width, height } = shareSize;
  const png = await cropped(pixels, [width, height], focus)
    .png({ compressionLevel: 1 }).toBuffer();
  return await encodeShare(png, name);
}

function cropped(
  pixels: Pixels,
  ratio: readonly [number, number],
  focus: Point,
) {
  const { data, width, height } = pixels;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .extract(cropAround(pixels, ratio, focus));
}
