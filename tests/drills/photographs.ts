import sharp from "sharp";

const size = { width: 2400, height: 1600 };
/** Sizes of the grain in pixels: photographs have detail at every size. */
const grains = [400, 100, 32, 8, 2, 1];

/**
 * JPEG files that weigh as much as photographs of a busy street do, after any
 * resizing. Each has other colours.
 */
export async function photographs(count: number): Promise<Uint8Array[]> {
  const layers = await Promise.all(grains.map(layerOf));
  const first = await sharp({
    create: { ...size, channels: 3, background: "#5a8ca0" },
  }).composite(layers.map((input) => ({ input, blend: "hard-light" })))
    .jpeg({ quality: 90 }).toBuffer();
  const files: Uint8Array[] = [];
  while (files.length < count) {
    const turned = sharp(first).modulate({ hue: 50 * files.length });
    files.push(await turned.jpeg({ quality: 90 }).toBuffer());
  }
  return files;
}

/** Noise of one grain, as a PNG file. */
async function layerOf(grain: number) {
  const { width, height } = size;
  return await sharp({
    create: {
      width: Math.ceil(width / grain),
      height: Math.ceil(height / grain),
      channels: 3,
      background: "gray",
      // The finest is that of a sensor: some levels of brightness.
      noise: { type: "gaussian", mean: 128, sigma: 4 + 6 * Math.log2(grain) },
    },
  }).resize(width, height, { fit: "fill" }).png({ compressionLevel: 0 })
    .toBuffer();
}
