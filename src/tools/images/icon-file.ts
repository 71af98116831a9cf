/** One picture of an .ico file. */
interface IconImage {
  /** Width and height in pixels, below 256. */
  size: number;
  png: Uint8Array;
}

const headLength = 6;
const entryLength = 16;

/** Joins PNG pictures to an .ico file. */
export function iconFile(images: readonly IconImage[]): Uint8Array {
  const start = headLength + entryLength * images.length;
  const total = images.reduce((sum, { png }) => sum + png.length, start);
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  let offset = start;
  for (const [index, { size, png }] of images.entries()) {
    const entry = headLength + entryLength * index;
    view.setUint8(entry, size);
    view.setUint8(entry + 1, size);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 24, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    bytes.set(png, offset);
    offset += png.length;
  }
  return bytes;
}
