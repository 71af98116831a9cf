import { html } from "../../markup.ts";
import { seeded } from "../../seeded.ts";
import { browser } from "../../templates/browser.ts";
import { line } from "../../templates/charts.ts";
import { desk } from "../../templates/desk.ts";
import { at, drawing } from "../../templates/place.ts";
import { upright } from "../../templates/upright.ts";
import { colours, fleetwaters, mark, scene } from "./brand.ts";

/** Milligrams of oxygen per litre in each of the forty ponds at six. */
function readings(): number[] {
  const dice = seeded(40);
  const values = Array.from({ length: 40 }, () => dice.between(5, 6.9));
  values[11] = 3.1;
  values[29] = 3.6;
  return values;
}

function shade(value: number): string {
  if (value < 4) return colours.oil;
  if (value < 5.4) return colours.shallow;
  return value < 6.2 ? colours.noon : colours.deep;
}

const values = readings();
const average = values.reduce((sum, it) => sum + it) / values.length;

const cells = values.map((value, index) =>
  html`
    <div class="pond ${value < 4 && "low"}" style="background:${shade(value)}">
      <span>${index + 1}</span><b>${value.toFixed(1)}</b>
    </div>
  `
);

const main = html`
  <div class="head">
    <h1 class="display">Forty ponds,<br>two need you</h1>
    <p>Oxygen, 06:00<br><b>${average.toFixed(1)} mg/l average</b></p>
  </div>
  <div class="ponds">${cells}</div>
`;

const night = [6.3, 6.5, 6.1, 6.0, 5.4, 4.6, 3.9, 3.3, 3.1];

const aside = html`
  <p>Pond 12</p>
  <h2 class="display">Oxygen is<br>falling</h2>
  ${drawing(
    186,
    104,
    [8, 52, 96].map((y) =>
      html`<path d="M0 ${y}h186" stroke="${colours.bank}" stroke-opacity=".45" />`
    ),
    html`
      <path d="M0 69h186" stroke="#b8421c" stroke-width="1.6"
        stroke-dasharray="2 4" />
    `,
    line(
      { width: 180, height: 104, colour: colours.night, low: 2.2, high: 7 },
      night,
    ),
    html`
      <circle cx="180" cy="84.5" r="5.5" fill="${colours.oil}" stroke="${colours
        .night}"
        stroke-width="2.4" />
    `,
  )}
  <div class="hours"><span>22:00</span><span>02:00</span><span>06:00</span></div>
  <p
    class="why">Below 4 mg/l since 04:10. Aerator 3 drew no current in the last hour.</p>
  <div class="button">Call Sunday, pond side</div>
  <div class="button empty">Move stock to pond 13</div>
`;

const css = `
  .desk { --paper: #fff; background: #fff }
  .desk-brand svg { color: var(--on-frame) }
  .desk-item { padding: 9px 10px }
  .desk-main { padding: 22px 24px 0 }
  .head { display: flex; justify-content: space-between; align-items: end; margin-bottom: 16px; line-height: 1.3 }
  .head p { text-align: right }
  h1, h2 { font-weight: 600 }
  h1 { font-size: 34px }
  h2 { margin: 2px 0 18px; font-size: 28px }
  .ponds { display: grid; grid-template-columns: repeat(8, 1fr); gap: 6px }
  .pond { display: grid; align-content: center; height: 52px; padding-left: 9px; border-radius: 6px; color: #fff; line-height: 1.25; font-size: 10.5px; font-weight: 500 }
  .pond b { font-size: 16px; font-weight: 650 }
  .pond.low { color: ${colours.night} }
  .desk-aside { background: ${colours.rice} }
  .hours { display: flex; justify-content: space-between; margin: 4px 0 14px; color: var(--soft); font-size: 10.5px }
  .why { margin-bottom: 14px; font-size: 13px }
  .desk .button { margin-bottom: 8px; padding: 12px 8px; color: ${colours.rice} }
  .desk .button.empty { color: ${colours.night} }
`;

/** The pond dashboard at six in the morning. */
export const dashboard = scene(
  "full",
  "04",
  { alt: "pond dashboard", ground: "#dbe5df", css },
  at(
    { x: 60, y: 44 },
    browser(
      {
        address: `desk.${fleetwaters.address}/ponds`,
        width: 880,
        height: 520,
      },
      desk({
        brand: mark(38),
        items: ["Ponds", "Feeding", "Orders", "Harvest", "People"],
        now: "Ponds",
        main,
        aside,
        side: 124,
        asideWidth: 230,
      }),
    ),
  ),
);

/** The same for phones. */
export const dashboardUpright = scene(
  "tall",
  "04-tall",
  {
    alt: "pond dashboard, upright",
    ground: "#dbe5df",
    css: css + `
      .pond-page { padding: 26px 20px 0; font-size: 13px; background: #fff }
      .pond-page .head p { white-space: nowrap }
      .pond-page .pond { padding-left: 5px; height: 50px }
      .pond-page .pond b { font-size: 15px }
      .pond-alarm { position: absolute; inset: auto 0 0; display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 12px; padding: 14px 20px 18px; background: ${colours.rice}; font-size: 13px; line-height: 1.35 }
      .pond-alarm h2 { margin: 0; font-size: 24px }
      .pond-alarm .button { padding: 14px 16px; color: ${colours.rice} }
    `,
  },
  upright(
    html`
      <div class="pond-page">${main}</div>
      <div class="pond-alarm">
        <div>
          <p>Pond 12</p>
          <h2 class="display">Oxygen is falling</h2>
        </div>
        <div class="button">Call Sunday</div>
      </div>
    `,
  ),
);
