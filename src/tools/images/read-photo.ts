// @ts-types="./heic-decode.d.ts"
import heic from "heic-decode";
import sharp from "sharp";
import { ExpectedError } from "../../lib/exit-with-error.ts";

/** The upright pixels of a photograph, as sRGB without alpha. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Larger pictures are scaled down first, because no file is this wide. A
 * screenshot of a long page may be higher: crops keep its width.
 */
const maxSize = { width: 4000, height: 16_000 };
/** Smaller pictures would be blurred on wide windows. */
const minWidth = 800;
/** Upright ones, such as screenshots of phones, fill no wide window. */
const minUprightWidth = 600;

/** Decoded, larger ones would need gigabytes. */
const maxMegapixels = 100;

/** How JPEG, PNG, WebP and AVIF files begin, in hexadecimal. */
const signatures = [
  /^ffd8ff/,
  /^89504e470d0a1a0a/,
  /^52494646.{8}57454250/,
  /^.{8}66747970617669(?:66|73)/,
];

/** The brands of HEIF files whose pictures are not AV1. */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "mif1", "msf1"]);

/**
 * Reads a JPEG, PNG, WebP, AVIF or HEIC file. Applies the EXIF orientation and
 * drops all metadata, including the location.
 * @throws {ExpectedError} If the file is not such a picture, or too small.
 */
export async function readPhoto(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Pixels> {
  const { data, info } = await readable(bytes).then(
    (picture) =>
      picture.resize({
        ...maxSize,
        fit: "inside",
        withoutEnlargement: true,
      }).flatten({ background: "#ffffff" }).toColourspace("srgb").raw()
        .toBuffer({ resolveWithObject: true }),
  ).catch((cause) => {
    if (cause instanceof ExpectedError) throw cause;
    throw unreadable(cause);
  });
  const { width, height } = info;
  if (width < (height > width ? minUprightWidth : minWidth)) {
    throw new ExpectedError(
      `Cannot use the picture: it is ${width} pixels wide, expected at least ${minWidth}, or ${minUprightWidth} if it is upright`,
    );
  }
  return { data: new Uint8Array(data), width, height };
}

/** @throws {ExpectedError} If a picture has too many pixels to decode. */
function refuseLarge({ width, height }: { width: number; height: number }) {
  const megapixels = Math.ceil(width * height / 1_000_000);
  if (megapixels <= maxMegapixels) return;
  throw new ExpectedError(
    `Cannot use the picture: it has ${megapixels} megapixels, expected at most ${maxMegapixels}. Save it smaller, then choose it again`,
  );
}

function unreadable(cause?: unknown): ExpectedError {
  return new ExpectedError(
    "Cannot read the picture: expected a JPEG, PNG, HEIC, WebP or AVIF file",
    { cause },
  );
}

/** @throws {ExpectedError} Before a file of any other format is decoded. */
async function readable(bytes: Uint8Array<ArrayBuffer>) {
  const brand = new TextDecoder("latin1").decode(bytes.subarray(4, 12));
  if (!heicBrands.has(brand.replace(/^ftyp/, ""))) {
    // Other formats have decoders that are tested less, or open other files.
    const hex = bytes.subarray(0, 12).toHex();
    if (!signatures.some((it) => it.test(hex))) throw unreadable();
    const picture = sharp(bytes, { limitInputPixels: false });
    refuseLarge(await picture.metadata());
    return picture.autoOrient();
  }
  // sharp has no HEVC decoder. This one applies the orientation itself.
  const images = await heic.all({ buffer: bytes });
  try {
    const [image] = images;
    if (!image) throw unreadable();
    refuseLarge(image);
    const { data } = await image.decode();
    const { width, height } = image;
    return sharp(new Uint8Array(data), { raw: { width, height, channels: 4 } });
  } finally {
    images.dispose();
  }
}
