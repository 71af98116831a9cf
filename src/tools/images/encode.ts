import sharp from "sharp";
import {
  type PictureKindSpec,
  shareSize,
} from "../../ui/pictures/picture-kinds.ts";

/** Options of the encoders; a change redraws all pictures. */
export const encoding = {
  avif: { quality: 55, effort: 3, chromaSubsampling: "4:4:4" },
  webp: { quality: 80, effort: 5, smartSubsample: true },
} as const;

/**
 * The same for photographs, whose soft edges compress as well with less effort,
 * in a quarter of the time.
 */
export const photoEncoding: Encoding = {
  avif: { quality: 55, effort: 1, chromaSubsampling: "4:2:0" },
  webp: { quality: 78, effort: 4, smartSubsample: false },
};

/** Options of both encoders. */
export interface Encoding {
  avif: { quality: number; effort: number; chromaSubsampling: string };
  webp: { quality: number; effort: number; smartSubsample: boolean };
}

/** An encoded picture: file name and content. */
export interface EncodedFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * Encodes a picture in all widths and formats of its kind. It is not enlarged:
 * files that are wider than the picture hold all of its pixels.
 * @param pictureFor Returns the PNG from which a file of a given width is
 * scaled.
 */
export async function encode(
  pictureFor: (width: number) => Uint8Array | Promise<Uint8Array>,
  { ratio: [across, down], ...widths }: PictureKindSpec,
  name: string,
  options: Encoding = encoding,
): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  for (const format of ["avif", "webp"] as const) {
    for (const width of widths[format]) {
      const resized = sharp(await pictureFor(width)).removeAlpha().resize({
        width,
        height: Math.round(width * down / across),
        fit: "fill",
        withoutEnlargement: true,
      });
      const bytes = format === "avif"
        ? await resized.avif(options.avif).toBuffer()
        : await resized.webp(options.webp).toBuffer();
      files.push({ name: `${name}-${width}.${format}`, bytes });
    }
  }
  return files;
}

/** Encodes a picture as a share picture (JPEG). */
export async function encodeShare(
  png: Uint8Array,
  name: string,
): Promise<EncodedFile> {
  const bytes = await sharp(png).removeAlpha()
    .resize({ ...shareSize, fit: "cover" })
    .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return { name, bytes };
}

/** Hash of a picture's pixels, whatever its format. */
export async function pixelHash(picture: Uint8Array): Promise<string> {
  const { data } = await sharp(picture).removeAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  return await hash(new Uint8Array(data));
}

/** First 16 hexadecimal digits of the SHA-256 of `value`. */
export async function hash(
  value: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  const bytes = typeof value === "string"
    ? new TextEncoder().encode(value)
    : value;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(digest).toHex().slice(0, 16);
}
