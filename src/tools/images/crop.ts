import {
  type PictureKind,
  pictureKinds,
} from "../../agency/pictures/picture-kinds.ts";

/** A point of a picture, as fractions of width and height. */
export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in pixels. */
export interface Region extends Size {
  left: number;
  top: number;
}

/**
 * Width to height of a picture's files: that of their kind, or its own. A square
 * of a gallery shows the screen of a phone whole.
 */
export function ratioOf(
  kind: PictureKind,
  { width, height }: Size,
): readonly [number, number] {
  const isPhone = height >= 1.6 * width && height <= 2.4 * width;
  const keepsRatio = kind === "whole" || (kind === "square" && isPhone);
  return keepsRatio ? [width, height] : pictureKinds[kind].ratio;
}

/**
 * The largest crop with an aspect ratio, as close to the focal point as
 * possible.
 */
export function cropAround(
  { width, height }: Size,
  [across, down]: readonly [number, number],
  focus: Point,
): Region {
  const scale = Math.min(width / across, height / down);
  const size = {
    width: Math.min(width, Math.round(across * scale)),
    height: Math.min(height, Math.round(down * scale)),
  };
  return {
    left: startOf(focus.x, width, size.width),
    top: startOf(focus.y, height, size.height),
    ...size,
  };
}

/** The start of a part centred at `focus`, clamped to the whole. */
function startOf(focus: number, whole: number, part: number): number {
  const start = Math.round(focus * whole - part / 2);
  return Math.max(0, Math.min(whole - part, start));
}

/**
 * Says which part of a much longer picture a crop shows, as the screenshot of a
 * whole page.
 * @returns Undefined if it shows more than half of its height.
 */
export function partShown(
  size: Size,
  ratio: readonly [number, number],
  focus: Point,
): string | undefined {
  const { top, height } = cropAround(size, ratio, focus);
  if (2 * height > size.height) return undefined;
  const percent = (y: number) => Math.round(100 * y / size.height);
  return `Shows ${percent(top)} to ${percent(top + height)} % of its height.`;
}

/**
 * Parses a focal point such as "50,30", in percent from the left and top.
 * @returns Undefined if invalid.
 */
export function parseFocus(text: string): Point | undefined {
  const match = /^\s*(\d{1,3})%?\s*,\s*(\d{1,3})%?\s*$/.exec(text);
  if (!match) return undefined;
  const [x, y] = [Number(match[1]) / 100, Number(match[2]) / 100];
  return x <= 1 && y <= 1 ? { x, y } : undefined;
}
