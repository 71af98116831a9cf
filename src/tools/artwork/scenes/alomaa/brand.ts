import { type Client, scenesOf } from "../../client.ts";
import { html } from "../../markup.ts";

/** Colours of the night shift, named as on its own board. */
export const colours = {
  night: "#150e12",
  plum: "#2a1a22",
  pink: "#ff5470",
  rose: "#a92a47",
  cream: "#f7e9d0",
  blue: "#3e63ff",
  deep: "#2038a8",
  amber: "#ffb52e",
  rust: "#d2562b",
} as const;

export const alomaa: Client = {
  name: "Alomaa",
  address: "alomaa.example",
  roles: {
    paper: colours.night,
    ink: colours.cream,
    soft: "#c0aca3",
    line: "#46333c",
    accent: colours.pink,
    onAccent: colours.night,
    frame: "#33222b",
    onFrame: colours.cream,
  },
  display: {
    face: "anybody",
    weight: 800,
    tracking: -0.045,
    leading: 0.9,
    stretch: 150,
  },
  text: { face: "anybody", weight: 500, leading: 1.35, stretch: 108 },
  radius: 0,
  css: `
    .wide { font-stretch: 150%; font-weight: 700; letter-spacing: -.025em; line-height: 1 }
    .time { font-variant-numeric: tabular-nums; font-weight: 600 }
    .press { display: block; padding: 14px 18px; background: ${colours.pink};
      color: ${colours.night}; font-weight: 700; font-stretch: 125%; line-height: 1.1;
      text-align: center }
    .press.line { background: none; color: inherit; box-shadow: inset 0 0 0 2px }
  `,
};

/** Builds this client's scenes. */
export const scene = scenesOf(alomaa);

/** The name, as wide as it is loud. */
export function wordmark(size: number, colour: string = colours.pink): string {
  return html`
    <div class="display"
      style="font-size:${size}px;color:${colour};line-height:.72;letter-spacing:-.06em">alomaa</div>
  `;
}

/** The mark: a playhead, 40 by 52. */
export function playhead(height: number, colour: string): string {
  return html`
    <svg width="${height * 40 / 52}" height="${height}" viewBox="0 0 40 52">
      <path fill="${colour}" d="M0 0h40v28L20 52 0 28z" />
    </svg>
  `;
}
