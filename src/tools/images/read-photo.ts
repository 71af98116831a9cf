// @ts-types="./heic-decode.d.ts"
import decodeHeic from "heic-decode";
import sharp from "sharp";
import { ExpectedError } from "../../lib/exit-with-error.ts";

/** The upright pixels of a photograph, as sRGB without alpha. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A longer edge is scaled down before anything else: no file is so wide. */
const maxEdge = 4000;
/** Below this the pictures of wide windows would be blurred. */
const minWidth = 800;

/** The brands of HEIF files whose pictures are not AV1. */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "mif1", "msf1"]);

/**
 * Reads a JPEG, PNG, WebP, AVIF or HEIC file. The picture is turned as its EXIF
 * says; all metadata is dropped, the place where it was taken too.
 * @throws {ExpectedError} When the file is no such picture, or too small.
 */
export async function readPhoto(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Pixels> {
  const { data, info } = await readable(bytes).then(
    (picture) =>
      picture.resize({
        width: maxEdge,
        height: maxEdge,
        fit: "inside",
        withoutEnlargement: true,
      }).flatten({ background: "#ffffff" }).toColourspace("srgb").raw()
        .toBuffer({ resolveWithObject: true }),
  ).catch((cause) => {
    throw new ExpectedError(
      "Cannot read the picture: expected a JPEG, PNG, HEIC, WebP or AVIF file",
      { cause },
    );
  });
  const { width, height } = info;
  if (width < minWidth) {
    throw new ExpectedError(
      `Cannot use the picture: it is ${width} pixels wide, expected at least ${minWidth}`,
    );
  }
  return { data: new Uint8Array(data), width, height };
}

async function readable(bytes: Uint8Array<ArrayBuffer>) {
  const brand = new TextDecoder("latin1").decode(bytes.subarray(4, 12));
  if (!heicBrands.has(brand.replace(/^ftyp/, ""))) {
    return sharp(bytes).autoOrient();
  }
  // sharp is built without a decoder of HEVC. This one turns pictures itself.
  const { data, width, height } = await decodeHeic({ buffer: bytes });
  return sharp(new Uint8Array(data), { raw: { width, height, channels: 4 } });
}
