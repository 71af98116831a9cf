import sharp from "sharp";

/** A picture of one colour, as a PNG file. */
export async function pngOf(
  background: string,
  width = 900,
  height = 600,
): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width, height, channels: 3, background } as const;
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}
