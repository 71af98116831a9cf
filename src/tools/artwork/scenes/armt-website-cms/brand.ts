import { type Client, scenesOf } from "../../client.ts";
import { family } from "../../faces.ts";
import { html, type Part } from "../../markup.ts";
import { drawing } from "../../templates/place.ts";
import { armt, colours } from "../armt-website/brand.ts";

export { colours };

/** The desk behind the rail network: its passengers' colours, on green. */
export const desk: Client = {
  ...armt,
  name: "ARMT CMS",
  address: "desk.armt.example",
  faces: ["geist-mono", "newsreader"],
  css: `
    .mono { font-family: ${
    family("geist-mono")
  }, monospace; font-weight: 600; letter-spacing: 0 }
    .screen { background: #07130f; color: ${colours.amber} }
    .label { font-size: 12.5px; font-weight: 600; color: var(--soft); line-height: 1.2 }
    .field { padding: 12px 14px; box-shadow: inset 0 0 0 2px ${colours.ink}; background: #fff; font-weight: 650 }
    .chip { display: inline-block; padding: 8px 13px; box-shadow: inset 0 0 0 2px ${colours.ink}; font-weight: 650; line-height: 1.1; white-space: nowrap } .chip.on { background: ${colours.ink}; color: #fff }
    .do { display: inline-block; padding: 13px 18px; background: ${colours.green}; color: #fff; font-weight: 650; line-height: 1.1; white-space: nowrap }
    .live { color: ${colours.green} } .due { color: #8a5a00 } .draft { color: var(--soft) }
  `,
};

/** Builds this client's scenes. */
export const scene = scenesOf(desk);

/** The notice that all pictures follow, in the words of each channel. */
export const notice = {
  title: "Lift out of order at Stadium",
  body:
    "The lift is out of order until Thursday. Use exit B, 140 metres along the fence. The ramp is lit and staff will carry bags.",
  screen: ["STADIUM: LIFT", "OUT OF ORDER.", "USE EXIT B RAMP."],
  text:
    "ARMT: Stadium lift out of order until Thu. Use exit B, ramp 140 m along the fence. Staff carry bags.",
} as const;

/** A stretch of track across the ground, with stops: SVG in `width` by `height`. */
export function track(
  width: number,
  height: number,
  way: string,
  stops: readonly (readonly [number, number])[],
  colour: string = colours.amber,
): Part {
  return drawing(
    width,
    height,
    html`
      <path d="${way}" fill="none" stroke="${colour}" stroke-width="18"
        stroke-linejoin="round" />
    `,
    stops.map(([x, y]) =>
      html`
        <circle cx="${x}" cy="${y}" r="10" fill="#fff"
          stroke="${colours.ink}" stroke-width="5" />
      `
    ),
  );
}

/** What a platform screen shows, in its own letters. */
export function platform(
  lines: readonly string[],
  size: number,
  pad: number,
): string {
  return html`
    <div class="screen mono"
      style="padding:${pad}px;font-size:${size}px;line-height:1.32;white-space:pre">${lines
        .join("\n")}</div>
  `;
}
