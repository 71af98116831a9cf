import { type Client, scenesOf } from "../../client.ts";
import { html } from "../../markup.ts";
import { catfish } from "./catfish.ts";

/** Colours of the farm, named as on its own board. */
export const colours = {
  night: "#0b3a42",
  noon: "#147480",
  shallow: "#2c9d98",
  deep: "#0d5a65",
  oil: "#e9a23b",
  bank: "#c98b52",
  clay: "#935c2e",
  rice: "#f4ebda",
  fish: "#04262d",
} as const;

export const fleetwaters: Client = {
  name: "Fleetwaters Farms",
  address: "fleetwaters.example",
  roles: {
    paper: colours.rice,
    ink: colours.night,
    soft: "#4b6a6a",
    line: "#d8ccb4",
    accent: colours.oil,
    onAccent: colours.night,
    frame: colours.night,
    onFrame: colours.rice,
  },
  display: {
    face: "fraunces",
    weight: 600,
    tracking: -0.035,
    leading: 0.98,
    axes: '"opsz" 144, "SOFT" 0, "WONK" 0',
  },
  text: { face: "instrument-sans", weight: 450, leading: 1.45 },
  radius: 0,
  css: `
    .button { display: block; padding: 15px 20px; background: var(--ink);
      color: var(--paper); font-weight: 600; text-align: center; line-height: 1.1 }
    .button.oil { background: var(--accent); color: var(--ink) }
    .button.empty { background: none; color: inherit; box-shadow: inset 0 0 0 2px }
  `,
};

/** Builds this client's scenes. */
export const scene = scenesOf(fleetwaters);

/** The mark: a fish over two waves in a ring. */
export function mark(size: number): string {
  return html`
    <svg width="${size}" height="${size}" viewBox="0 0 100 100">
      <clipPath id="ring">
        <circle cx="50" cy="50" r="47" />
      </clipPath>
      <g fill="none" stroke="currentColor" stroke-width="3.6">
        <circle cx="50" cy="50" r="47" />
        <g clip-path="url(#ring)">
          <path d="M-3 66c14-14 26-12 38-3s23 11 33 3 21-11 34-5" />
          <path d="M3 83c13-13 24-12 35-4s22 9 31 2 17-9 28-6" />
        </g>
      </g>
      ${catfish({ x: 53, y: 37, length: 64, fill: "currentColor", cut: 0 })}
    </svg>
  `;
}

/** The name in two lines. */
export function wordmark(size: number): string {
  return html`<div class="display" style="font-size:${size}px">Fleetwaters<br>Farms</div>`;
}
