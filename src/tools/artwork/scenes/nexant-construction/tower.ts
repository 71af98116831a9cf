import { html, type Part } from "../../markup.ts";
import { type Dice, seeded } from "../../seeded.ts";
import type { Projection, Spot } from "../../templates/solid.ts";
import { colours, shades } from "./brand.ts";

const side = 10;
const storey = 3;
const slab = 0.45;
const edge = 0.55;

/** How far the tower has grown. */
export interface TowerOptions {
  /** Floors poured, and how many of them already have their windows. */
  poured: number;
  glazed: number;
  seed: number;
}

/** The tower of Plot 14, its plan 10 by 10 at the origin: SVG. */
export function tower(
  space: Projection,
  { poured, glazed, seed }: TowerOptions,
): Part {
  const dice = seeded(seed);
  const parts: Part[] = [];
  for (let floor = 0; floor < poured; floor++) {
    parts.push(deck(space, floor));
    parts.push(
      floor < glazed ? glass(space, floor, dice) : frame(space, floor),
    );
  }
  return [parts, deck(space, poured), roof(space, poured)];
}

/** Height at which a floor's slab ends, above the ground. */
export function levelOf(floor: number): number {
  return floor * storey + slab;
}

function deck(space: Projection, floor: number): Part {
  const size: Spot = [side + 2 * edge, side + 2 * edge, slab];
  return space.box([-edge, -edge, floor * storey], size, shades.slab);
}

/** A floor with its windows in; some have light. */
function glass(space: Projection, floor: number, dice: Dice): Part {
  const low = levelOf(floor);
  const tall = storey - slab;
  const walls = space.box([0, 0, low], [side, side, tall], {
    top: colours.slate,
    left: "#27363d",
    right: "#3b4b53",
  });
  const panes = Array.from({ length: 7 }, (_, index) => {
    const at = 0.35 + index * 1.36;
    const lit = () => dice.between(0, 1) < 0.16;
    return [
      pane((a, up) => [a, side, up], at, lit() ? colours.lamp : "#50636c"),
      pane((b, up) => [side, b, up], at, lit() ? colours.lamp : "#6c808a"),
    ];
  });
  return [walls, panes];

  function pane(
    spot: (along: number, up: number) => Spot,
    at: number,
    fill: string,
  ): Part {
    const [bottom, top] = [low + 0.35, low + tall - 0.3];
    const corners = [
      spot(at, bottom),
      spot(at + 1, bottom),
      spot(at + 1, top),
      spot(at, top),
    ];
    return space.face(corners, fill);
  }
}

/** A floor that is only columns around the lift shaft. */
function frame(space: Projection, floor: number): Part {
  const low = levelOf(floor);
  const tall = storey - slab;
  const column = (a: number, b: number): Part =>
    space.box([a, b, low], [0.75, 0.75, tall], shades.column);
  const steps = [0, 3.08, 6.17, 9.25];
  const spots = steps.flatMap((a) => steps.map((b) => [a, b] as const))
    .filter(([a, b]) => a === 9.25 || b === 9.25 || a === 0 || b === 0)
    .sort(([a, b], [c, d]) => a + b - c - d);
  const behind = spots.filter(([a, b]) => a < 9 && b < 9);
  const before = spots.filter(([a, b]) => a > 9 || b > 9);
  return [
    space.face([[0, 0, low], [side, 0, low], [side, 0, low + tall], [
      0,
      0,
      low + tall,
    ]], "#d3d0c5"),
    behind.map(([a, b]) => column(a, b)),
    space.box([3.6, 3.6, low], [3, 3, tall], shades.core),
    before.map(([a, b]) => column(a, b)),
  ];
}

/** Steel for the next floor, and the shaft that is always ahead. */
function roof(space: Projection, floor: number): Part {
  const low = levelOf(floor);
  const bars: Part[] = [];
  for (const a of [0.4, 3.4, 6.6, 9.6]) {
    for (const b of [0.4, 3.4, 6.6, 9.6]) {
      const [x, y] = space.flat([a, b, low]);
      const [, top] = space.flat([a, b, low + 1.1]);
      bars.push(html`
        <path
          d="M${x - 3} ${y}V${top}M${x} ${y}V${top + 2}M${x + 3} ${y}V${top}" />
      `);
    }
  }
  return [
    space.box([3.6, 3.6, low], [3, 3, 1.5], shades.core),
    html`<g stroke="#7d4a35" stroke-width="1.5" fill="none">${bars}</g>`,
    space.box([0.6, 6, low], [2.6, 1.2, 0.5], shades.wood),
    space.box([7.4, 1.6, low], [1.4, 1.4, 0.7], shades.signal),
  ];
}
