import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { asKept, fileOf } from "./kept.ts";
import type { Screen } from "./screens.ts";

/** A page that no longer looks as it is kept. */
export interface Difference {
  name: string;
  /** Pixels that differ, as a share of all. */
  share: number;
  /** PNG; undefined for a page that is not kept, or that looks the same. */
  before?: Uint8Array;
  after: Uint8Array;
  /** What differs, in red. */
  marked?: Uint8Array;
}

/** What may differ: an edge of a letter falls on another pixel now and then. */
const tolerated = 0.001;
/** Of colours, between 0 and 1. */
const threshold = 0.1;

/** Compares pages with the pictures that are kept of them. */
export async function compareScreens(
  screens: AsyncIterable<Screen>,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for await (const { name, picture } of screens) {
    const found = await compare(name, picture);
    if (found.share > tolerated) differences.push(found);
  }
  return differences;
}

async function compare(name: string, after: Uint8Array): Promise<Difference> {
  const kept = await Deno.readFile(fileOf(name)).catch(() => undefined);
  if (!kept) return { name, share: 1, after };
  const sizes = await Promise.all(
    [kept, after].map((picture) => sharp(picture).metadata()),
  );
  const width = Math.max(...sizes.map((it) => it.width));
  const height = Math.max(...sizes.map((it) => it.height));
  // Compressed the same way, or every letter would differ.
  const now = await asKept(after);
  const [one, other] = await Promise.all(
    [kept, now].map((picture) => pixels(picture, width, height)),
  );
  const marks = new Uint8Array(width * height * 4);
  const count = one && other
    ? pixelmatch(one, other, marks, width, height, { threshold })
    : 0;
  const share = count / (width * height);
  if (share <= tolerated) return { name, share, after };
  const raw = { raw: { width, height, channels: 4 as const } };
  return {
    name,
    share,
    before: await sharp(kept).png().toBuffer(),
    after,
    marked: await sharp(marks, raw).png().toBuffer(),
  };
}

/** RGBA; what is smaller is filled up, which counts as a difference. */
async function pixels(
  picture: Uint8Array,
  width: number,
  height: number,
): Promise<Uint8Array> {
  const own = await sharp(picture).metadata();
  return await sharp(picture).ensureAlpha().extend({
    right: width - own.width,
    bottom: height - own.height,
    background: { r: 255, g: 0, b: 255, alpha: 1 },
  }).raw().toBuffer();
}
