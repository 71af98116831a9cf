import sharp from "sharp";
import { shareSize } from "../../agency/pictures/picture-kinds.ts";

/** Options of the encoders; soft edges of photographs need little effort. */
export const photoEncoding = {
  avif: { quality: 55, effort: 1, chromaSubsampling: "4:2:0" },
  webp: { quality: 78, effort: 4, smartSubsample: false },
};

/** An encoded picture: file name and content. */
export interface EncodedFile {
  name: string;
  bytes: Uint8Array;
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
