import { type Client, scenesOf } from "../../client.ts";
import { html } from "../../markup.ts";
import type { Shades } from "../../templates/solid.ts";

/** Colours of the contractor, named as on its own board. */
export const colours = {
  concrete: "#d9d6cb",
  ink: "#1c2526",
  signal: "#e8481c",
  slate: "#2c3a40",
  lamp: "#f0c27b",
  /** Shades for what is drawn, not on the board. */
  white: "#f1efe8",
  dust: "#b9b5aa",
  grid: "#c9c5b8",
} as const;

/** Shades of solid things. */
export const shades = {
  slab: { top: "#e3e0d5", left: "#a3a097", right: "#bbb8ad" },
  column: { top: "#cfccc1", left: "#6e6d67", right: "#87857d" },
  core: { top: "#cfccc1", left: "#8d8b84", right: "#a29f96" },
  ground: { top: "#b9b5aa", left: "#8a887e", right: "#9b988e" },
  signal: { top: "#f2683f", left: "#b4330f", right: "#d63f15" },
  slate: { top: "#4a5a61", left: "#1f2a2e", right: "#35444b" },
  wood: { top: "#e2b878", left: "#a97b3c", right: "#c59654" },
} as const satisfies Record<string, Shades>;

export const nexant: Client = {
  name: "Nexant Construction",
  address: "nexant.example",
  roles: {
    paper: colours.white,
    ink: colours.ink,
    soft: "#5c6262",
    line: "#c6c2b6",
    accent: colours.signal,
    onAccent: "#ffffff",
    frame: colours.ink,
    onFrame: colours.concrete,
  },
  display: {
    face: "archivo",
    weight: 820,
    tracking: -0.03,
    leading: 0.94,
    stretch: 125,
  },
  text: { face: "archivo", weight: 470, leading: 1.38 },
  radius: 0,
  css: `
    .poured { display: flex; gap: 3px }
    .poured i { flex: 1; height: 9px; background: rgb(28 37 38 / .17) }
    .poured i.done { background: ${colours.signal} }
  `,
};

/** Builds this client's scenes. */
export const scene = scenesOf(nexant);

/** The name, in small letters. */
export function wordmark(size: number): string {
  return html`
    <div class="display"
      style="font-size:${size}px;letter-spacing:-.045em">nexant</div>
  `;
}

/** The mark: a helmet with three ribs on its brim. */
export function helmet(width: number): string {
  return html`
    <svg width="${width}" height="${width * 0.7}" viewBox="0 0 100 70"
      fill="currentColor">
      <path
        d="M10 50a40 40 0 0 1 22-35.7V50zM37 50V13a13 13 0 0 1 26 0v37zM68 50V14.3A40 40 0 0 1 90 50zM0 56h100v14H0z" />
    </svg>
  `;
}

/** The floors of Plot 14: day of each pour, the first six done. */
export const floors = [
  { level: 1, day: "8 January", short: "8 Jan", volume: 214 },
  { level: 2, day: "20 January", short: "20 Jan", volume: 196 },
  { level: 3, day: "2 February", short: "2 Feb", volume: 189 },
  { level: 4, day: "13 February", short: "13 Feb", volume: 189 },
  { level: 5, day: "26 February", short: "26 Feb", volume: 184 },
  { level: 6, day: "10 March", short: "10 Mar", volume: 182 },
  { level: 7, day: "21 March", short: "21 Mar", volume: 182 },
  { level: 8, day: "2 April", short: "2 Apr", volume: 176 },
  { level: 9, day: "14 April", short: "14 Apr", volume: 158 },
] as const;

/** How far a building has come: one field a floor, filled when poured. */
export function poured(done: number, all: number): string {
  const fields = Array.from(
    { length: all },
    (_, index) => html`<i class="${index < done && "done"}"></i>`,
  );
  return html`<div class="poured">${fields}</div>`;
}
