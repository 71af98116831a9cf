import { type Client, scenesOf } from "../../client.ts";
import { html } from "../../markup.ts";
import { collar, pipe } from "./pipes.ts";
import { colours } from "./colours.ts";

export const plumber: Client = {
  name: "Prompt Plumber AI",
  address: "promptplumber.example",
  roles: {
    paper: colours.apron,
    ink: colours.soot,
    soft: "#5d554b",
    line: "#e4d5bf",
    accent: colours.copper,
    onAccent: colours.soot,
    frame: colours.soot,
    onFrame: colours.apron,
  },
  display: {
    face: "familjen-grotesk",
    weight: 700,
    tracking: -0.03,
    leading: 0.98,
  },
  text: { face: "familjen-grotesk", weight: 500, leading: 1.36 },
  radius: 0,
  css: `
    .pp-card { background: var(--paper); border: 5px solid var(--ink) }
    .pp-top { display: flex; justify-content: space-between; font-weight: 600 }
    .pp-box { background: #fff; border: 3px solid var(--ink) }
    del { color: #b3311a; text-decoration-thickness: .12em }
    ins { text-decoration: none; font-weight: 700; box-shadow: inset 0 -.42em ${colours.brass} }
    .pp-tag { display: inline-block; padding: .5em .75em .55em; background: ${colours.brass}; font-weight: 700;
      line-height: 1 }
    .pp-tag.blue { background: ${colours.valve}; color: #fff }
    .pp-button { display: inline-block; padding: .72em 1.05em .78em; background: ${colours.copper};
      border: 3px solid var(--ink); box-shadow: 4px 4px var(--ink); font-weight: 700; line-height: 1 }
    .browser { border: 4px solid var(--ink); border-radius: 0; box-shadow: 9px 9px var(--ink) }
    .phone { box-shadow: 11px 11px var(--ink) }
  `,
};

/** Builds this client's scenes. */
export const scene = scenesOf(plumber);

/** The mark: an elbow with a collar at each end. */
export function mark(size: number): string {
  return html`
    <svg width="${size}" height="${size}" viewBox="0 0 100 100">
      ${pipe({
        points: [[26, 92], [26, 30], [90, 30]],
        colour: colours.brass,
        width: 32,
        corner: 30,
      })}
      ${collar(26, 82, "down", 32)}${collar(80, 30, "across", 32)}
    </svg>
  `;
}

/** The mark and the name. */
export function wordmark(size: number): string {
  return html`
    <div class="display"
      style="display:flex;align-items:center;gap:${size *
        0.4}px;font-size:${size}px">${mark(size * 1.5)}Prompt Plumber</div>
  `;
}

/** The prompt under repair: what leaked, and what was fitted. */
export const repaired =
  `<del>Write something good</del> <ins>Write three subject lines</ins> for the October invoice email, <ins>under 50 characters.</ins>`;
