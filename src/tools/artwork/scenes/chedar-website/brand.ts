import { type Client, scenesOf } from "../../client.ts";
import { html, type Part } from "../../markup.ts";
import { drawing } from "../../templates/place.ts";

/** Colours of the firm, named as on its own board. */
export const colours = {
  rind: "#2a1705",
  slice: "#f6a81c",
  hole: "#de8a05",
  pale: "#fde3ae",
  milk: "#fffdf6",
  paid: "#1f7a4d",
} as const;

export const chedar: Client = {
  name: "Chedar",
  address: "chedar.example",
  roles: {
    paper: colours.milk,
    ink: colours.rind,
    soft: "#75604a",
    line: "#eadfc8",
    accent: colours.slice,
    onAccent: colours.rind,
    frame: colours.rind,
    onFrame: colours.milk,
  },
  display: {
    face: "schibsted-grotesk",
    weight: 900,
    tracking: -0.055,
    leading: 0.87,
  },
  text: { face: "schibsted-grotesk", weight: 450, leading: 1.35 },
  radius: 10,
  css: `
    .sum { font-weight: 800; letter-spacing: -.045em }
    .go { display: block; padding: 14px 18px; border-radius: 10px; background: var(--ink);
      color: var(--paper); font-weight: 700; line-height: 1.1; text-align: center }
    .stamp { display: inline-block; padding: .34em .62em .38em; border: .13em solid; border-radius: .28em;
      font-weight: 800; letter-spacing: -.01em; line-height: 1; white-space: nowrap }
  `,
};

/** Builds this client's scenes. */
export const scene = scenesOf(chedar);

/**
 * The mark, 100 by 100: a receipt folded into a C, torn at both ends, with the
 * tick that says paid. It stands on `ground`.
 */
export function mark(size: number, ground: string): string {
  return html`
    <svg width="${size}" height="${size}" viewBox="0 0 100 100">
      <path fill="currentColor"
        d="M27 3h59l-4 5 6 4-7 5 7 4-6 4 4 4H40l-9 9v24l9 9h46l-4 4 6 4-7 4 7 5-6 4 4 5H27L4 74V26z" />
      <path fill="${ground === colours.paid ? colours.slice : colours.paid}"
        d="m38 49 8-8 11 11 31-31 9 9-40 40z" />
    </svg>
  `;
}

/** The name. */
export function wordmark(size: number): string {
  return html`
    <div class="display"
      style="font-size:${size}px;letter-spacing:-.045em;line-height:1">chedar</div>
  `;
}

/** Holes in the cheese: discs, lit from the upper left. */
export function holes(
  width: number,
  height: number,
  list: readonly (readonly [number, number, number])[],
  fill: string = colours.hole,
  deep: string = "#c27602",
): string {
  return drawing(
    width,
    height,
    list.map(([x, y, r], index) =>
      html`
        <clipPath id="hole${index}">
          <circle cx="${x}" cy="${y}" r="${r}" />
        </clipPath>
        <circle cx="${x}" cy="${y}" r="${r}" fill="${deep}" />
        <circle clip-path="url(#hole${index})" cx="${x + r * 0.16}" cy="${y +
          r * 0.18}"
          r="${r}" fill="${fill}" />
      `
    ),
  );
}

/** A stamp that somebody has pressed on. */
export function stamp(words: Part, size: number, colour: string): string {
  return html`
    <span class="stamp"
      style="font-size:${size}px;color:${colour}">${words}</span>
  `;
}
