import { type Client, scenesOf } from "../../client.ts";
import { html, type Part } from "../../markup.ts";

/** Colours of the product, named as on its own board. */
export const colours = {
  morning: "#bbd9f2",
  night: "#13204a",
  sun: "#ff8a1e",
  cloud: "#f5f9fd",
  /** Shades for what is drawn, not on the board. */
  dusk: "#2b3a72",
  haze: "#8fb9de",
  line: "#d3dfec",
} as const;

export const tobyteq: Client = {
  name: "Tobyteq",
  address: "tobyteq.example",
  roles: {
    paper: colours.cloud,
    ink: colours.night,
    soft: "#53618a",
    line: colours.line,
    accent: colours.sun,
    onAccent: colours.night,
    frame: "#0c1433",
    onFrame: colours.morning,
  },
  display: {
    face: "hanken-grotesk",
    weight: 720,
    tracking: -0.032,
    leading: 1.02,
  },
  text: { face: "hanken-grotesk", weight: 480, leading: 1.38 },
  radius: 10,
};

/** Builds this client's scenes. */
export const scene = scenesOf(tobyteq);

/** The mark: the sun over a roof, and the T below it. */
export function mark(size: number, sun: string = colours.sun): string {
  return html`
    <svg width="${size}" height="${size}" viewBox="0 0 100 100">
      <path fill="${sun}" d="M8 46a42 42 0 0 1 84 0z" />
      <path fill="${colours.night}" d="M8 50h84v13H57v37H43V63H8z" />
    </svg>
  `;
}

/** The name, in small letters. */
export function wordmark(size: number): string {
  return html`
    <div class="display"
      style="font-size:${size}px;letter-spacing:-.045em">tobyteq</div>
  `;
}

/** The day's yield, in kilowatt hours for each hour from five to nineteen. */
export const yields = [
  0,
  0.1,
  0.4,
  0.9,
  1.3,
  1.6,
  1.8,
  1.9,
  1.8,
  1.6,
  1.3,
  0.9,
  0.6,
  0.3,
  0.1,
] as const;

/** The sun and the dotted way it takes around a spot: SVG. */
export function sun(
  x: number,
  y: number,
  { radius, orbit }: { radius: number; orbit: number },
): Part {
  return html`
    <circle cx="${x}" cy="${y}" r="${orbit}" fill="none"
      stroke="${colours.sun}"
      stroke-width="3" stroke-linecap="round" stroke-dasharray="0 13" />
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${colours.sun}" />
  `;
}

/** How panels lie. */
export interface PanelsOptions {
  columns: number;
  rows: number;
  /** Size of one panel, and the gap between two. */
  width: number;
  height: number;
  gap: number;
}

/** Path data of the panels' glass. */
export function outlines(options: PanelsOptions): string {
  const { width, height } = options;
  return corners(options)
    .map(([x, y]) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");
}

/** Solar panels side by side, each with its four by three cells: SVG. */
export function panels(options: PanelsOptions): Part {
  const { width, height } = options;
  const seams = corners(options).flatMap(([x, y]) => [
    ...[1, 2, 3].map((nth) => `M${x + (width * nth) / 4} ${y}v${height}`),
    ...[1, 2].map((nth) => `M${x} ${y + (height * nth) / 3}h${width}`),
  ]);
  return html`
    <path d="${outlines(options)}" fill="${colours.night}" />
    <path d="${seams.join("")}" stroke="#3d4d8c" stroke-width="1.4" />
  `;
}

function corners(
  { columns, rows, width, height, gap }: PanelsOptions,
): [number, number][] {
  return Array.from({ length: columns * rows }, (_, nth) => [
    (nth % columns) * (width + gap),
    Math.floor(nth / columns) * (height + gap),
  ]);
}
