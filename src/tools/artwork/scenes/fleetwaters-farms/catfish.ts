import { html, type Part } from "../../markup.ts";
import { fishColours } from "./colours.ts";

/** Where a fish swims and how. */
export interface FishOptions {
  x: number;
  y: number;
  length: number;
  angle?: number;
  /** How far the tail has swung to a side. */
  bend?: number;
  fill?: string;
  /** Colour of what is gouged out of the block. */
  stripe?: string;
  /** How much of that colour shows, from 0 to 1. */
  cut?: number;
}

/**
 * A Clarias, its nose at the left, 100 long: a flat head of a fifth of the
 * length, eight barbels, fins down to the round tail. Cut from one block. SVG.
 */
export function catfish(options: FishOptions): Part {
  const { x, y, length, angle = 0, bend = 0 } = options;
  const { fill = fishColours.fish, stripe = "#fff", cut = 0.35 } = options;
  const [left, top, turn] = [x, y, angle].map((it) => it.toFixed(1));
  return html`
    <g
      transform="translate(${left} ${top}) rotate(${turn}) scale(${(length /
        112).toFixed(3)})"
      stroke-linecap="round">
      <path fill="none" stroke="${fill}" stroke-width="1.5" d="${barbels}" />
      <path fill="${fill}" d="${silhouette(bend)}" />
      <g fill="none" stroke="${stripe}" stroke-opacity="${cut}">
        ${gouges(bend)}
      </g>
      <circle cx="-43" cy="-2" r="1.9" fill="${stripe}"
        fill-opacity="${Math.min(1, cut * 1.6)}" />
    </g>
  `;
}

/** Four pairs, from the corners of the mouth and below it. */
const barbels =
  "M-48-2C-58-8-58-18-50-26M-49-1C-66-4-68-14-66-22M-46-4C-48-14-40-20-34-24M-50 0C-60 0-66-4-72-2M-48 3C-58 8-58 18-50 26M-49 2C-66 5-68 15-64 23M-46 5C-48 15-42 22-36 25M-50 1C-60 3-66 6-71 10";

/** Body, fins and tail; `bend` moves what is behind the middle. */
function silhouette(bend: number): string {
  const [third, most] = [bend * 0.35, bend * 0.75];
  const body = `M-52 1C-50-3-42-7-30-9-18-12-4-12 10-9 24-${6 - third} 34-${
    4 - most
  } 45 ${bend - 3}C50 ${bend - 8} 58 ${bend - 5} 58 ${bend + 1} 58 ${
    bend + 7
  } 50 ${bend + 9} 45 ${bend + 5} 34 ${most + 6} 24 ${
    third + 8
  } 8 10-8 13-24 13-34 10-44 7-50 5-52 1z`;
  const dorsal = `M-24-10C-20-18-12-18-4-17 14-17 30 ${most - 14} 43 ${
    bend - 8
  }L44 ${bend - 2}z`;
  const anal = `M0 10C4 17 12 17 20 ${third + 16} 30 ${most + 15} 38 ${
    most + 13
  } 43 ${bend + 10}L44 ${bend + 3}z`;
  return `${body}${dorsal}${anal}M-31 8-34 20C-31 24-26 22-22 19L-20 9zM-8 11-6 20C-2 22 2 20 4 16L2 9z`;
}

/** Rays of the fins, the gill, the lateral line, and cuts along the body. */
function gouges(bend: number): Part {
  const [third, most] = [bend * 0.35, bend * 0.75];
  return html`
    <path stroke-width="4.500" stroke-linecap="butt" stroke-dasharray=".9 1.800"
      d="M-19-14C0-15.500 24 ${most - 12} 42 ${bend -
        6}M4 13.500C16 15 32 ${most + 12} 42 ${bend + 7.5}" />
    <path stroke-width="1.300" d="M-31-8q6 9-1 17" />
    <path stroke-width="1.100" stroke-dasharray="2.600 1.600"
      d="M-25-1C-4-3 22 ${third - 1} 43 ${bend + 1}" />
    <path stroke-width=".800" stroke-dasharray="3 3.400 1.600 2.800"
      d="M-22-6C-6-8 12 ${third - 5} 34 ${most - 2}M-24 4C-6 4 16 ${third +
        2} 38 ${most + 4}M-22 8C-8 9 10 ${third + 6} 28 ${most + 6}" />
    <path stroke-width="1" stroke-linecap="butt"
      d="M48 ${bend - 3}l8-2M48 ${bend}h9M48 ${bend +
        3}l8 2M-31 12l-1 8M-27 11l-1 10" />
  `;
}

/** The fish as it is printed on labels: one block with rough edges. */
export function printedFish(width: number, ground: string): string {
  return html`
    <svg width="${width}" height="${width * 0.46}" viewBox="-76 -29 140 64">
      <filter id="cut" x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency=".35" numOctaves="2"
          seed="4" />
        <feDisplacementMap in="SourceGraphic" scale="1.300" />
      </filter>
      <g filter="url(#cut)">${catfish({
        x: 0,
        y: 0,
        length: 112,
        bend: 2,
        fill: fishColours.block,
        stripe: ground,
        cut: 1,
      })}</g>
    </svg>
  `;
}
