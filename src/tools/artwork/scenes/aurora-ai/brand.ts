import { type Client, scenesOf } from "../../client.ts";
import { family } from "../../faces.ts";
import { html, type Part } from "../../markup.ts";
import { seeded } from "../../seeded.ts";
import { drawing } from "../../templates/place.ts";

/** Colours of Aurora, named as on its own board. */
export const colours = {
  night: "#061820",
  fjord: "#0c2a33",
  light: "#7df9c6",
  edge: "#b6f78f",
  page: "#fbfaf4",
  mist: "#9dbdbb",
  rule: "#1d4450",
} as const;

/** CSS family of the document's face. */
export const serif = family("newsreader");

export const aurora: Client = {
  name: "Aurora AI",
  address: "aurora.example",
  roles: {
    paper: colours.page,
    ink: colours.night,
    soft: "#4c646a",
    line: "#dcdfd2",
    accent: colours.light,
    onAccent: colours.night,
    frame: colours.fjord,
    onFrame: colours.mist,
  },
  display: {
    face: "newsreader",
    weight: 480,
    tracking: -0.025,
    leading: 1.02,
    axes: '"opsz" 72',
  },
  text: { face: "instrument-sans", weight: 450, leading: 1.42 },
  radius: 4,
};

/** Builds this client's scenes. */
export const scene = scenesOf(aurora);

/** The mark: five bars of light of which the middle one is the page. */
export function mark(size: number, colour = "currentColor"): string {
  const bars = [[20, 44], [6, 62], [28, 72], [12, 58], [36, 40]] as const;
  return html`
    <svg width="${size}" height="${size}" viewBox="0 0 100 100"
      fill="${colour}">${bars.map(([top, tall], index) =>
        html`
          <rect x="${4 +
            index * 19.5}" y="${top}" width="12" height="${tall}" />
        `
      )}</svg>
  `;
}

/** The mark and the name beside it. */
export function wordmark(size: number): string {
  return html`
    <div class="display"
      style="display:flex;align-items:center;gap:${size *
        0.34}px;color:${colours.page};font-size:${size}px">${mark(
          size * 0.8,
          colours.light,
        )}Aurora</div>
  `;
}

/** The three colours a bar can have, fading upwards: SVG definitions. */
const fades = [["auA", colours.light], ["auB", colours.edge], [
  "auC",
  "#1f9d8b",
]] as const;

const fadeIds = ["auA", "auB", "auC"] as const;

/** Definitions that `aurora` bars are filled with. */
export const fadeDefs = html`<defs>${
  fades.map(([id, colour]) =>
    html`
      <linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="${colour}" stop-opacity="0" />
        <stop offset=".6" stop-color="${colour}" stop-opacity=".42" />
        <stop offset=".95" stop-color="${colour}" stop-opacity="1" />
        <stop offset="1" stop-color="${colour}" stop-opacity=".5" />
      </linearGradient>
    `
  )
}</defs>`;

/** A sky of northern light: bars side by side whose lower ends form a curtain. */
export function lights(
  { width, height, count, seed, low = 0.62, swing = 0.22 }: {
    width: number;
    height: number;
    count: number;
    seed: number;
    /** Where the curtain hangs and how far it swings, as parts of the height. */
    low?: number;
    swing?: number;
  },
): string {
  const dice = seeded(seed);
  const [shift, turn] = [dice.between(0, 6), dice.between(0, 6)];
  const step = width / count;
  const bars = Array.from({ length: count }, (_, index) => {
    const t = index / count;
    const fold = Math.sin(t * 6.4 + shift);
    const bottom = height *
      (low + swing * fold + swing * 0.35 * Math.sin(t * 15 + turn));
    const tall = height * (0.3 + 0.26 * (1 + fold) / 2 + dice.between(0, 0.16));
    const id = dice.pick(fadeIds);
    const glow = 0.35 + 0.65 * (0.5 + 0.5 * Math.sin(t * 8.6 + turn)) *
        dice.between(0.7, 1);
    return bar(index * step, bottom, step * 0.66, tall, id, glow);
  });
  return drawing(width, height, fadeDefs, bars);
}

function bar(
  x: number,
  bottom: number,
  width: number,
  tall: number,
  id: string,
  glow: number,
): Part {
  return html`
    <rect x="${x.toFixed(1)}" y="${(bottom - tall).toFixed(1)}" width="${width
      .toFixed(1)}" height="${tall.toFixed(1)}"
      fill="url(#${id})" opacity="${glow
        .toFixed(2)}" />
  `;
}
