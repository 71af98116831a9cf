import { houseScene } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import type { Scene } from "../../scene.ts";

/** Colours of one person's skin, and of what is drawn on it. */
export interface Skin {
  base: string;
  /** Where no light falls. */
  shade: string;
  light: string;
  nail: string;
  /** Upper and lower lip. */
  lips: readonly [string, string];
}

export const black = "#1a0d09";

/** Who is drawn, and the words for it. */
interface Portrait {
  name: string;
  alt: string;
  ground: string;
}

/** A portrait in a view box of 720 by 720. */
export function portrait(person: Portrait, ...drawing: Part[]): Scene {
  return houseScene(
    { kind: "portrait", ...person },
    html`
      <svg width="240" height="240" viewBox="0 0 720 720">${drawing}</svg>
    `,
  );
}

interface EyeOptions {
  /** How far the iris is from the middle, as a share of the width. */
  look?: number;
  /** Lashes at the outer corner: -1 to the left, 1 to the right. */
  lash?: -1 | 0 | 1;
  lid?: number;
}

/** An eye: its white, the iris with a glint, and the lid. */
export function eye(
  x: number,
  y: number,
  w: number,
  { look = 0, lash = 0, lid = 7 }: EyeOptions = {},
): Part {
  const h = w / 2;
  return html`
    <path fill="#f6ecdd"
      d="M${x - h} ${y}q${h}-${h * 1.05} ${w} 0q-${h} ${h * 0.8}-${w} 0z" />
    <circle cx="${x + look * w}" cy="${y - 1}" r="${w *
      0.24}" fill="${black}" />
    <circle cx="${x + look * w + 4}" cy="${y - 5}" r="${w *
      0.06}" fill="#f6ecdd" />
    <path fill="none" stroke="${black}" stroke-width="${lid}"
      stroke-linecap="round"
      d="M${x - h} ${y}q${h}-${h * 1.05} ${w} 0" />
    ${lash !== 0 && html`
      <path stroke="${black}" stroke-width="6" stroke-linecap="round"
        d="M${x + lash * h} ${y}l${lash * 12}-9" />
    `}
  `;
}

/** A brow along a path. */
export function brow(d: string, fill = black, width = 13): Part {
  return html`
    <path fill="none" stroke="${fill}" stroke-width="${width}"
      stroke-linecap="round" d="${d}" />
  `;
}

/**
 * A nose that points to the right, its root at x, y; `wide` and `high` scale
 * it. A mirrored group makes it point to the left.
 */
export function nose(
  x: number,
  y: number,
  { shade, light }: Skin,
  wide = 1,
  high = 1,
): Part {
  return html`
    <g
      transform="translate(${x} ${y}) scale(${wide} ${high})">
      <path fill="${shade}"
        d="M0 0q2 34-16 54-16 22 0 34 14 8 32 4 20 2 22-14L18 24z" />
      <path fill="${light}" d="m12 28 22 40q-10 10-20 2z" />
      <path fill="none" stroke="${black}" stroke-width="7" stroke-linecap="round"
        d="M-14 82q8 8 18 3M22 86q12 3 18-7" />
    </g>
  `;
}

/** Closed lips around x, y, of two tones. */
export function lips(
  x: number,
  y: number,
  w: number,
  { lips: [upper, lower] }: Pick<Skin, "lips">,
): Part {
  const h = w / 2;
  return html`
    <path fill="${lower}"
      d="M${x - h} ${y}q${h} ${w * 0.24} ${w} 0q-${w * 0.2} ${w *
        0.36}-${h} ${w * 0.36}t-${h}-${w * 0.36}z" />
    <path fill="${upper}"
      d="M${x - h} ${y}q${w * 0.3}-${w * 0.17} ${h}-${w * 0.07}q${w * 0.2}-${w *
        0.12} ${h} ${w * 0.07}q-${h} ${w * 0.2}-${w} 0z" />
  `;
}

/**
 * Two fingers that touch, as one shape, from their knuckles at x, y; the angle 0
 * points up. The first one is the longer.
 */
export function fingers(
  x: number,
  y: number,
  long: number,
  angle: number,
  { base, shade, nail }: Skin,
  w = 60,
): Part {
  const r = w / 4;
  const short = long * 0.9;
  const nails = [[-r, long], [r, short]].map(([at = 0, tip = 0]) =>
    html`
      <rect x="${at - r * 0.55}" y="${5 - tip}" width="${r * 1.1}"
        height="${r * 1.15}" rx="${r * 0.5}" fill="${nail}" />
    `
  );
  return html`
    <g transform="translate(${x} ${y}) rotate(${angle})">
      <path fill="${base}" stroke="${shade}" stroke-width="2.5"
        stroke-linejoin="round"
        d="M${-w / 2} 0V${r - long}a${r} ${r} 0 0 1 ${2 * r} 0v${long -
          short}a${r} ${r} 0 0 1 ${2 * r} 0V0q${-w / 2} ${r} ${-w} 0z" />
      <path fill="none" stroke="${shade}" stroke-width="4"
        stroke-linecap="round" d="M0 ${r - short}V${-long * 0.1}" />
      ${nail !== base && nails}
    </g>
  `;
}

/** A finger from its knuckle at x, y, with nail and joint; the angle 0 points up. */
export function finger(
  x: number,
  y: number,
  long: number,
  angle: number,
  { base, shade, nail }: Skin,
  w = 30,
): Part {
  return html`
    <g transform="translate(${x} ${y}) rotate(${angle})">
      <rect x="${-w / 2}" y="${-long}" width="${w}" height="${long + w / 2}"
        rx="${w / 2}" fill="${base}" stroke="${shade}"
        stroke-width="2.5" />
      <path fill="none" stroke="${shade}" stroke-width="4" stroke-linecap="round"
        d="M${-w * 0.28} ${-long * 0.42}q${w * 0.28} 6 ${w * 0.56} 0" />
      <rect x="${-w * 0.28}" y="${-long + 5}" width="${w * 0.56}"
        height="${w * 0.62}" rx="${w * 0.26}" fill="${nail}" />
    </g>
  `;
}
