/** A point of a picture, in parts of its width and height from 0 to 1. */
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
 * The largest part of a picture with an aspect ratio, as near to the focal
 * point as the picture allows.
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

/** Where a part begins that has its middle at `focus`, within the whole. */
function startOf(focus: number, whole: number, part: number): number {
  const start = Math.round(focus * whole - part / 2);
  return Math.max(0, Math.min(whole - part, start));
}

/**
 * Parses a focal point such as "50,30", in per cent from the left and the top.
 * @returns Undefined when it is none.
 */
export function parseFocus(text: string): Point | undefined {
  const match = /^\s*(\d{1,3})%?\s*,\s*(\d{1,3})%?\s*$/.exec(text);
  if (!match) return undefined;
  const [x, y] = [Number(match[1]) / 100, Number(match[2]) / 100];
  return x <= 1 && y <= 1 ? { x, y } : undefined;
}
