import { html, type Part } from "../markup.ts";

/** A point in space: to the right front, to the left front, up. */
export type Spot = readonly [number, number, number];

/** Colours of a solid's faces: top, left front, right front. */
export interface Shades {
  top: string;
  left: string;
  right: string;
}

/** Puts points of space on the paper, isometrically. */
export interface Projection {
  /** The paper's coordinates of a spot. */
  flat(spot: Spot): readonly [number, number];
  /** A face through `spots`. */
  face(spots: readonly Spot[], fill: string): Part;
  /**
   * The `transform` under which a flat drawing lies on a face, its origin at
   * `spot` and one of its units as long as one of space.
   */
  on(side: keyof Shades, spot: Spot): string;
  /** A box with a corner at `from`, `size` long along the three axes. */
  box(from: Spot, size: Spot, shades: Shades): Part;
}

/**
 * An isometric projection.
 * @param originX Where the origin of space lies on the paper.
 * @param unit Length of one unit of space on the paper.
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
  function box([a, b, up]: Spot, [da, db, dup]: Spot, shades: Shades): Part {
    const [a2, b2, up2] = [a + da, b + db, up + dup];
    return [
      face(
        [[a, b2, up], [a2, b2, up], [a2, b2, up2], [a, b2, up2]],
        shades.left,
      ),
      face(
        [[a2, b, up], [a2, b2, up], [a2, b2, up2], [a2, b, up2]],
        shades.right,
      ),
      face(
        [[a, b, up2], [a2, b, up2], [a2, b2, up2], [a, b2, up2]],
        shades.top,
      ),
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
