import { type Client, scenesOf } from "../../client.ts";
import { html, type Part } from "../../markup.ts";

/** Colours of the network. */
export const colours = {
  mist: "#edf1ec",
  green: "#08814f",
  deep: "#04603a",
  amber: "#f2b705",
  blue: "#1b4fd1",
  ink: "#0b1f1a",
  white: "#ffffff",
  stop: "#b3261e",
} as const;

export const armt: Client = {
  name: "ARMT",
  address: "armt.example",
  roles: {
    paper: colours.white,
    ink: colours.ink,
    soft: "#4a5e56",
    line: "#d3dcd5",
    accent: colours.green,
    onAccent: "#ffffff",
    frame: colours.ink,
    onFrame: "#ffffff",
  },
  display: {
    face: "overpass",
    weight: 800,
    tracking: -0.025,
    leading: 1,
  },
  text: { face: "overpass", weight: 500, leading: 1.35 },
  radius: 0,
  css: `
    .head { display: flex; align-items: center; justify-content: space-between; padding: 15px 28px 14px;
      border-bottom: 3px solid ${colours.green}; font-size: 13.5px; font-weight: 600; line-height: 1.2 }
    .head b { font-size: 21px; font-weight: 700; letter-spacing: -.02em } .head div { display: flex; gap: 24px }
    .train { display: grid; grid-template-columns: 14px 1fr auto auto; gap: 16px; align-items: center;
      border-bottom: 2px solid var(--line); line-height: 1.15 }
    .train i { width: 12px; height: 1.5em } .train b { font-size: 1.24em; font-weight: 650; letter-spacing: -.015em }
    .train strong { min-width: 4em; font-size: 1.24em; font-weight: 700; letter-spacing: -.02em; text-align: right; font-variant-numeric: tabular-nums }
    .do { display: block; padding: 14px 16px; background: ${colours.green}; color: #fff; font-weight: 650; line-height: 1.1 }
    .do.empty { background: none; color: inherit; box-shadow: inset 0 0 0 2px }
  `,
};

/** The roundel: an A of two rails and a sleeper. SVG, 100 by 100. */
export function roundel(size: number, ring: string = colours.green): string {
  return html`
    <svg width="${size}" height="${size}" viewBox="0 0 100 100">
      <circle cx="50" cy="50" r="50" fill="${ring}" />
      <circle cx="50" cy="50" r="35" fill="#fff" />
      <path fill="none" stroke="${colours.ink}" stroke-width="9"
        d="M34 71V45q0-13 13-13h6q13 0 13 13v26" />
      <path fill="${colours.amber}" d="M28 50h44v10H28z" />
    </svg>
  `;
}

/** Builds this client's scenes. */
export const scene = scenesOf(armt);

/** A row of the next trains. */
export type Train = readonly [
  line: string,
  to: string,
  from: string,
  wait: string,
];

export const fromCentral: readonly Train[] = [
  [colours.green, "Idu", "Platform 1", "2 min"],
  [colours.amber, "Kubwa", "Platform 3", "6 min"],
  [colours.blue, "Airport", "Platform 2", "11 min"],
  [colours.green, "Idu", "Platform 1", "17 min"],
  [colours.amber, "Kubwa", "Platform 3", "21 min"],
];

/** The next trains, one below the other. */
export function trains(
  list: readonly Train[],
  size: number,
  space: number,
): Part {
  return list.map(([line, to, from, wait]) =>
    html`
      <div class="train"
        style="font-size:${size}px;padding:${space}px 0"><i style="background:${line}"></i><b>${to}</b><span>${from}</span><strong>${wait}</strong></div>
    `
  );
}

/** Head of every page. */
export const pageHead = html`
  <div
    class="head"><b style="display:flex;gap:9px;align-items:center">${roundel(
      26,
    )}ARMT</b><div><span>Times</span><span>Stations</span><span>Fares</span><span>Notices</span></div></div>
`;
