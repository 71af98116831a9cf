import { html } from "../../markup.ts";
import { colours } from "./brand.ts";

/**
 * Things of a household and of its roof, drawn in a box of 48: lines in the
 * text's colour, one part of each in the sun's.
 */
const shapes = {
  freezer: [
    "M9 6h30v36H9zM9 17h30M14 42v3M34 42v3M15 11h6",
    "M15 23h18v13H15z",
  ],
  fan: [
    "M24 30v13M15 44h18M24 4a14 14 0 1 1 0 28 14 14 0 0 1 0-28z",
    "M24 18c-7-9-1-11 2-10s2 7-2 10zM24 18c11-2 10 4 8 7s-7-1-8-7zM24 18c-4 10-9 7-10 3s4-6 10-3z",
  ],
  light: [
    "M17 34c0-5-6-8-6-16a13 13 0 0 1 26 0c0 8-6 11-6 16zM18 39h12M20 44h8",
    "M24 12l-5 9h5l-2 8 7-10h-5l3-7z",
  ],
  iron: [
    "M5 38c0-10 7-17 18-17h12l6 17zM16 21c-1-8 3-11 10-11h10v11",
    "M5 38h36v4H5z",
  ],
  pump: [
    "M6 44V16h14v28M6 22h14M20 28h14c6 0 8 3 8 8M3 44h22",
    "M42 38c4 5 2 8 0 8s-4-3 0-8zM9 26h8v14H9z",
  ],
  kettle: [
    "M14 16h18l5 26H9zM17 16c0-9 12-9 12 0M34 22c8 0 9 8 4 13M14 18 5 23l3 4",
    "M12 33h22.5l2 9H9.5z",
  ],
  television: ["M4 9h40v26H4zM16 43h16M24 35v8", "M9 14h18v16H9z"],
  phone: ["M14 4h20v40H14zM21 39h6", "M19 10h10v8H19z"],
  laptop: ["M9 9h30v23H9zM3 40h42l-4-8H7z", "M14 14h12v9H14z"],
  router: [
    "M5 28h38v13H5zM12 28V14M36 28V14M17 15c4-5 10-5 14 0M20.5 20c2-2.5 5-2.5 7 0",
    "M11 32h8v5h-8z",
  ],
  battery: ["M13 9h22v35H13zM19 4h10v5H19z", "M17 24h14v16H17z"],
  panel: [
    "M11 8h26l7 24H4zM24 32v11M15 44h18M8 20h32M20 8l-3 24M28 8l3 24",
    "M11 8h9l-1.5 12H8z",
  ],
  grid: [
    "M24 4v40M12 13h24M9 22h30M24 4 12 44M24 4l12 40M15 44h18",
    "M11 13l3 5-3 4zM37 13l-3 5 3 4z",
  ],
  generator: [
    "M4 16h40v24H4zM9 40v4M39 40v4M12 16v-6h14v6M26 24h12M26 30h12",
    "M9 22h12v12H9z",
  ],
  sun: [
    "M24 3v7M24 38v7M3 24h7M38 24h7M9 9l5 5M34 34l5 5M39 9l-5 5M9 39l5-5",
    "M24 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  ],
  rain: [
    "M13 30a9 9 0 0 1 0-18c2-9 17-10 20 0 12 0 12 18 0 18zM15 36l-3 7M25 36l-3 7M35 36l-3 7",
    "M17 17h10v8H17z",
  ],
} as const;

/** Name of an icon. */
export type IconName = keyof typeof shapes;

/** All icons, in the order of their sheet. */
export const iconNames = Object.keys(shapes) as IconName[];

/** An icon at a size; its accent may be another than the sun's. */
export function icon(
  name: IconName,
  size: number,
  accent: string = colours.sun,
): string {
  const [lines, field] = shapes[name];
  return html`
    <svg width="${size}" height="${size}" viewBox="0 0 48 48">
      <path d="${field}" fill="${accent}" />
      <path d="${lines}" fill="none" stroke="currentColor" stroke-width="2.6"
        stroke-linejoin="round" stroke-linecap="round" />
    </svg>
  `;
}
