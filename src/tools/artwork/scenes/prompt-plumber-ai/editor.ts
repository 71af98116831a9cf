import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { at, drawing } from "../../templates/place.ts";
import { upright } from "../../templates/upright.ts";
import { mark, plumber, scene } from "./brand.ts";
import { colours } from "./colours.ts";
import { collar, drop, gauge, pipe } from "./pipes.ts";

const { brass, copper, water, valve } = colours;

const pieces = [
  ["Task", "Three subject lines for the October email."],
  ["Reader", "Owners of small firms, seven days late."],
  ["Tone", "Keep it <b>nice</b>."],
  ["Limit", "Under 50 characters, no exclamation mark."],
  ["Tap", "A plain list, one line for each."],
] as const;

const parts = ["Task", "Reader", "Tone", "Limit", "Example", "Tap"];

const row = 68;

const css = `
  .ppe { display: grid; grid-template-columns: 118px 1fr 206px; height: 100%; font-size: 13.5px; line-height: 1.32 }
  .ppe-kit { padding: 18px 16px; background: ${water}; border-right: 4px solid var(--ink) }
  .ppe-kit p { padding: 7px 10px; margin-top: 8px; background: var(--paper); border: 2.5px solid var(--ink); font-weight: 600 }
  .ppe-kit svg { margin-bottom: 14px }
  .ppe-main { position: relative; padding: 20px 22px 0 100px }
  .ppe-main .display { margin-left: -76px; font-size: 25px; padding-bottom: 14px }
  .ppe-row { height: ${row}px }
  .ppe-row > div { height: ${
  row - 9
}px; padding: 8px 13px; background: #fff; border: 2.5px solid var(--ink) }
  .ppe-row.leak > div { background: ${brass} }
  .ppe-row span { display: block; font-size: 11.5px; font-weight: 700; color: ${valve} }
  .ppe-row p b { padding: 0 .2em; background: ${copper} }
  .ppe-side { padding: 18px 20px; background: var(--paper); border-left: 4px solid var(--ink) }
  .ppe-side svg { margin: 0 auto }
  .ppe-side .display { margin: 8px 0 4px; font-size: 25px; text-align: center }
  .ppe-fit { margin: 12px 0 16px; padding: 10px 12px; background: ${brass}; border: 2.5px solid var(--ink) }
  .ppe-side .pp-button { width: 100%; text-align: center; font-size: 15px }
`;

const main =
  html`<div class="ppe-main"><div class="display">October invoice email</div>
    ${
    at(
      { x: 26, y: 52 },
      drawing(
        70,
        400,
        pipe({ points: [[28, 30], [28, 420]], colour: brass, width: 32 }),
        pieces.map((_, index) =>
          html`${
            pipe({
              points: [[44, index * row + 30], [74, index * row + 30]],
              colour: brass,
              width: 14,
            })
          }${
            collar(
              28,
              index * row + 30,
              "down",
              32,
              index === 2 ? copper : valve,
            )
          }`
        ),
        drop(28, 2 * row + 66, 28),
      ),
    )
  }
    ${
    pieces.map(([name, words], index) =>
      html`
        <div class="ppe-row ${index === 2 && "leak"}">
          <div><span>${name}</span><p>${words}</p></div>
        </div>
      `
    )
  }</div>`;

const page = html`<div class="ppe">
  <div class="ppe-kit">${mark(38)}<b>The kit</b>${
  parts.map((part) => html`<p>${part}</p>`)
}</div>
  ${main}
  <div class="ppe-side">${drawing(150, 150, gauge(75, 75, 68, 78))}
    <div class="display">One leak left</div>
    <div class="ppe-fit"><b>“nice”</b> is whatever the reader had for breakfast. Fit: <b>polite, first names</b></div>
    <div class="pp-button">Fit it, run at 92</div></div>
</div>`;

/** Shot 06: the editor. */
export const editor = scene(
  "full",
  "06",
  { alt: "editor", ground: brass, css },
  drawing(
    1000,
    500,
    pipe({ points: [[-20, 150], [140, 150]], colour: water }),
    collar(70, 150, "across"),
    pipe({ points: [[860, 330], [1020, 330]], colour: copper }),
    collar(946, 330, "across"),
  ),
  at(
    { x: 112, y: 38 },
    browser(
      { address: `${plumber.address}/jobs/0217`, width: 776, height: 480 },
      page,
    ),
  ),
);

/** The same for phones. */
export const editorUpright = scene(
  "tall",
  "06-tall",
  {
    alt: "editor, upright",
    ground: brass,
    css: css + `
      .upright { font-size: 14px; line-height: 1.32 }
      .upright .ppe-main { padding-right: 14px }
      .upright .ppe-row > div { padding-inline: 8px }
      .upright .ppe-row p { font-size: 13px }
      .upright .ppe-end { position: absolute; inset: auto 0 0; display: flex; justify-content: space-between; align-items: center; height: 88px; padding: 0 20px; background: var(--paper); border-top: 4px solid var(--ink) }
      .upright .ppe-end .display { font-size: 25px }
    `,
  },
  upright(
    html`
      ${main}
      <div class="ppe-end">
        <div class="display">One leak left</div>
        <div class="pp-button">Fit it, run at 92</div>
      </div>
    `,
  ),
);
