import { html, type Part } from "../../markup.ts";
import { type Dice, seeded } from "../../seeded.ts";
import { drawing } from "../../templates/place.ts";
import { colours } from "./brand.ts";
import { catfish } from "./catfish.ts";

/** How far rings on water run. */
export interface RippleOptions {
  count: number;
  step: number;
  thick?: number;
  opacity?: number;
}

/** Rings on water around a spot: SVG. */
export function ripples(
  x: number,
  y: number,
  { count, step, thick = 3, opacity = 0.22 }: RippleOptions,
): Part {
  return Array.from({ length: count }, (_, ring) => {
    const radius = ((ring + 0.75) * step).toFixed(1);
    const width = (thick * (1 - ring / (count * 1.6))).toFixed(2);
    const faded = (opacity * (1 - ring / count)).toFixed(3);
    return html`
      <circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}"
        fill="none" stroke="#fff" stroke-width="${width}"
        stroke-opacity="${faded}" />
    `;
  });
}

/** A grid of ponds. */
export interface PondsOptions {
  columns: number;
  rows: number;
  /** Side of a pond, and of the bank between two. */
  size: number;
  gap: number;
  seed: number;
}

/** Ponds from above between their banks, each with its fish. */
export function ponds(
  { columns, rows, size, gap, seed }: PondsOptions,
): string {
  const dice = seeded(seed);
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const x = gap / 2 + (index % columns) * (size + gap);
    const y = gap / 2 + Math.floor(index / columns) * (size + gap);
    return html`<g transform="translate(${x} ${y})">${pond(size, dice)}</g>`;
  });
  const [width, height] = [columns * (size + gap), rows * (size + gap)];
  return drawing(
    width,
    height,
    html`
      <clipPath id="pond-${size}">
        <rect width="${size}" height="${size}" rx="${size * 0.075}" />
      </clipPath>
    `,
    cells,
  );
}

const water = [
  colours.noon,
  colours.deep,
  "#1b8a8c",
  colours.shallow,
  colours.deep,
] as const;

function pond(size: number, dice: Dice): Part {
  const centre = () => dice.between(size * 0.22, size * 0.78);
  const rings = { count: 6, step: size * 0.105, thick: size * 0.022 };
  const edge = `c${-size * 0.2} ${size * 0.16} ${-size * 0.7} ${size * 0.2}`;
  return html`
    <rect x="3" y="6" width="${size}" height="${size}" rx="${size * 0.075}"
      fill="${colours.clay}" />
    <g clip-path="url(#pond-${size})">
      <rect width="${size}" height="${size}" fill="${dice.pick(water)}" />
      ${ripples(centre(), centre(), rings)}
      ${school(size, dice)}
      <path d="M0 0h${size}${edge} ${-size} ${size * 0.13}z" fill="#fff"
        opacity=".07" />
    </g>
  `;
}

/** Fish that swim about the same way and keep their distance. */
function school(size: number, dice: Dice): Part {
  const heading = dice.between(0, 360);
  const taken: { x: number; y: number }[] = [];
  for (let tries = 0; tries < 40 && taken.length < 4; tries++) {
    const [x, y] = [
      dice.between(size * 0.2, size * 0.8),
      dice.between(size * 0.2, size * 0.8),
    ];
    const free = taken.every((it) =>
      Math.hypot(it.x - x, it.y - y) > size * 0.33
    );
    if (free) taken.push({ x, y });
  }
  return taken.slice(0, dice.whole(2, 4)).map((spot) =>
    catfish({
      ...spot,
      length: size * dice.between(0.28, 0.37),
      angle: heading + dice.between(-28, 28),
      bend: dice.between(-8, 8),
    })
  );
}

/** Three smoked catfish on a rack that is `width` by `height`: SVG. */
export function smokedFish(width: number, height: number): Part {
  return [0.22, 0.5, 0.78].map((part, nth) =>
    catfish({
      x: width * (0.5 + nth * 0.02),
      y: height * part,
      length: width * 0.72,
      fill: nth === 1 ? "#8a4a17" : "#552b0e",
      stripe: colours.oil,
    })
  );
}
