import { html, type Part } from "../../markup.ts";
import type { Projection, Spot } from "../../templates/solid.ts";
import { colours, shades } from "./brand.ts";

/** Where a crane stands and how it is turned. */
export interface CraneOptions {
  /** Foot of the mast; the mast is one unit thick. */
  foot: Spot;
  /** Height of the jib above the foot. */
  height: number;
  /** The jib's reach towards the left front, and of its counterweight behind. */
  reach: number;
  back: number;
  /** How far out the load hangs, and how far down. */
  trolley: number;
  drop: number;
}

const bracing = "#6d1f08";

/** A tower crane whose jib points to the left front: SVG. */
export function crane(space: Projection, options: CraneOptions): Part {
  const { foot: [a, b, up], height, reach, back, trolley, drop } = options;
  const top = up + height;
  return [
    space.box([a, b, up], [1, 1, height], shades.signal),
    lattice(space, "left", [a, b + 1, top], height),
    lattice(space, "right", [a + 1, b + 1, top], height),
    space.box([a, b - back, top], [1, back, 0.9], shades.signal),
    space.box([a - 0.1, b - back, top - 1.6], [1.2, 1.6, 1.7], shades.column),
    space.box([a - 0.15, b - 0.15, top], [1.3, 1.3, 2.8], shades.signal),
    space.box([a, b + 1, top], [1, reach, 0.9], shades.signal),
    lattice(space, "right", [a + 1, b + 1 + reach, top + 0.9], reach, true),
    stays(),
    load(),
  ];

  function stays(): Part {
    const [x, y] = space.flat([a + 0.5, b + 0.5, top + 2.8]);
    const ends = [b + reach * 0.7, b - back + 0.5].map((it) =>
      space.flat([a + 0.5, it, top + 0.9])
    );
    return ends.map(([toX, toY]) =>
      html`
        <path d="M${x} ${y}L${toX} ${toY}" stroke="${colours.ink}"
          stroke-width="1.6" />
      `
    );
  }

  function load(): Part {
    const [x, y] = space.flat([a + 0.5, b + 1 + trolley, top]);
    const [, hook] = space.flat([a + 0.5, b + 1 + trolley, top - drop]);
    return [
      html`
        <path d="M${x} ${y}V${hook}" stroke="${colours.ink}"
          stroke-width="2" />
      `,
      space.box(
        [a - 0.7, b - 0.2 + trolley, top - drop - 1.9],
        [2.4, 2.4, 1.4],
        shades.slab,
      ),
      html`
        <path
          d="M${x - 12} ${hook + 6}L${x} ${hook - 12}L${x + 12} ${hook + 6}"
          fill="none" stroke="${colours.ink}" stroke-width="1.6" />
      `,
    ];
  }
}

/** Zigzag bracing on a face of the mast or the jib. */
function lattice(
  space: Projection,
  face: "left" | "right",
  spot: Spot,
  length: number,
  lying = false,
): Part {
  const strokes = Array.from({ length: Math.floor(length) }, (_, nth) => {
    if (lying) return `M${nth} .9L${nth + 1} 0`;
    return face === "left"
      ? `M0 ${nth + 1}L1 ${nth + 0.4}`
      : `M0 ${nth + 0.2}L1 ${nth + 1}`;
  });
  return html`
    <path transform="${space.on(face, spot)}" d="${strokes.join(
      "",
    )}" fill="none" stroke="${bracing}"
      stroke-width=".12" />
  `;
}
