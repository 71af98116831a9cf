import sharp from "sharp";
import type { Pixels } from "./read-photo.ts";

/**
 * The sets of photographs by placeholder colour, as in
 * `src/ui/pictures/photos.css`. The security policy forbids inline colours per
 * picture, so each photograph goes into the set with the nearest colour.
 */
const grounds = {
  "photos-night": "#1c2624",
  "photos-shade": "#626a66",
  "photos-paper": "#d9dad3",
  "photos-clay": "#a86f4c",
  "photos-water": "#5e8aa0",
  "photos-leaf": "#5f7d4d",
} as const satisfies Record<string, string>;

/** The name of a set of photographs. */
export type PhotoSet = keyof typeof grounds;

/** The names of all sets of photographs. */
export const photoSets = Object.keys(grounds).filter(isPhotoSet);

function isPhotoSet(name: string): name is PhotoSet {
  return Object.hasOwn(grounds, name);
}

type Colour = readonly [number, number, number];

/** The set whose placeholder colour is nearest to the picture's mean. */
export async function nearestSet(
  { data, width, height }: Pixels,
): Promise<PhotoSet> {
  const mean = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = mean;
  const distance = (set: PhotoSet) =>
    distanceOf([red, green, blue], parseColour(grounds[set]));
  return photoSets.reduce((a, b) => distance(b) < distance(a) ? b : a);
}

function parseColour(hex: string): Colour {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, value >> 8 & 255, value & 255];
}

/** The "redmean" approximation of how different two colours look. */
function distanceOf(a: Colour, b: Colour): number {
  const red = (a[0] + b[0]) / 2;
  return (2 + red / 256) * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 +
    (2 + (255 - red) / 256) * (a[2] - b[2]) ** 2;
}
