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

/**
 * Larger pictures are scaled down first, because no file is this wide. A
 * screenshot of a long page may be higher: crops keep its width.
 */
const maxSize = { width: 4000, height: 16_000 };
/** Smaller pictures would be blurred on wide windows. */
const minWidth = 800;

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
  // sharp has no HEVC decoder. This one applies the orientation itself.
  const { data, width, height } = await decodeHeic({ buffer: bytes });
  return sharp(new Uint8Array(data), { raw: { width, height, channels: 4 } });
}
