import { html, type Part } from "../markup.ts";

/** A point in space: to the right front, to the left front, up. */
export type Spot = readonly [number, number, number];

/** Colours of a solid's faces: top, left front, right front. */
export interface Shades {
  top: string;
  left: string;
  right: string;
}

/** Projects points of space onto the drawing, isometrically. */
export interface Projection {
  /** A spot in the drawing's coordinates. */
  flat(spot: Spot): readonly [number, number];
  /** A face through `spots`. */
  face(spots: readonly Spot[], fill: string): Part;
  /**
   * The `transform` that puts a flat drawing on a face, with its origin at
   * `spot` and the unit of space.
   */
  on(side: keyof Shades, spot: Spot): string;
  /** A box with a corner at `from`; `size` is its extent along the three axes. */
  box(from: Spot, size: Spot, shades: Shades): Part;
}

/**
 * An isometric projection.
 * @param originX The origin of space in the drawing's coordinates.
 * @param unit Length of one unit of space in the drawing.
 */
export function isometric(
  originX: number,
  originY: number,
  unit: number,
): Projection {
  const across = Math.cos(Math.PI / 6) * unit;
  function flat([a, b, up]: Spot): readonly [number, number] {
    const x = originX + (a - b) * across;
    const y = originY + ((a + b) / 2 - up) * unit;
    return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
  }
  function face(spots: readonly Spot[], fill: string): Part {
    return html`
      <polygon points="${spots.map((it) => flat(it).join(",")).join(
        " ",
      )}" fill="${fill}" />
    `;
  }
  function box(from: Spot, size: Spot, shades: Shades): Part {
    const { left, right, top } = visibleFaces(from, size);
    return [
      face(left, shades.left),
      face(right, shades.right),
      face(top, shades.top),
    ];
  }
  function on(side: keyof Shades, spot: Spot): string {
    const axes = {
      top: [across, unit / 2, -across, unit / 2],
      left: [across, unit / 2, 0, unit],
      right: [across, -unit / 2, 0, unit],
    };
    return `matrix(${[...axes[side], ...flat(spot)].join(" ")})`;
  }
  return { flat, face, on, box };
}

/** The corners of a box's three visible faces. */
function visibleFaces(
  [a, b, up]: Spot,
  [da, db, dup]: Spot,
): Record<keyof Shades, readonly Spot[]> {
  const [a2, b2, up2] = [a + da, b + db, up + dup];
  return {
    left: [[a, b2, up], [a2, b2, up], [a2, b2, up2], [a, b2, up2]],
    right: [[a2, b, up], [a2, b2, up], [a2, b2, up2], [a2, b, up2]],
    top: [[a, b, up2], [a2, b, up2], [a2, b2, up2], [a, b2, up2]],
  };
}
