import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { phone } from "../../templates/phone.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, pageHead, scene, type Train, trains } from "./brand.ts";
import { pictogram } from "./pictograms.ts";

const { green, amber, blue, ink, white, stop } = colours;

const stadium: readonly Train[] = [
  [green, "Central, Idu", "Platform 1", "4 min"],
  [green, "University", "Platform 2", "9 min"],
  [green, "Central, Idu", "Platform 1", "19 min"],
];

/** One station: what leaves, what works, what does not. */
export const station = scene(
  "square",
  "02",
  {
    alt: "station page",
    ground: green,
    css: `
      .station { padding: 24px 28px } .station h1 { font-size: 52px; padding-bottom: 14px }
      .broken { display: grid; grid-template-columns: 46px 1fr; gap: 14px; align-items: center; margin-bottom: 14px; padding: 12px 14px; background: ${amber}; font-size: 15px; line-height: 1.3 } .broken b { display: block; font-size: 17px; font-weight: 700 }
      .works { display: grid; grid-template-columns: 1fr 1fr; gap: 12px 18px; padding-top: 18px; font-size: 14.5px } .works div { display: flex; align-items: center; gap: 12px }
    `,
  },
  at(
    { x: 44, y: 44 },
    browser(
      { address: "armt.example/stadium", width: 512, height: 600 },
      html`
        ${pageHead}<div
          class="station"><h1 class="display">Stadium</h1><div class="broken">${pictogram(
            "lift",
            46,
            ink,
            amber,
          )}<p><b>The lift is broken until Thursday.</b>Exit B has a ramp, 140 m along the fence.</p></div>${trains(
            stadium,
            15,
            11,
          )}<div class="works"><div>${pictogram(
            "ramp",
            34,
            green,
            white,
          )}Ramp at exit B</div><div>${pictogram(
            "toilet",
            34,
            green,
            white,
          )}Toilets, ₦100</div><div>${pictogram(
            "ticket",
            34,
            green,
            white,
          )}Tickets to 22:00</div><div>${pictogram(
            "bus",
            34,
            green,
            white,
          )}Bus 14 to Gate 3</div><div>${pictogram(
            "bicycle",
            34,
            green,
            white,
          )}20 bicycle stands</div><div>${pictogram(
            "water",
            34,
            green,
            white,
          )}Water, exit A</div></div></div>
      `,
    ),
  ),
);

/** The page on a phone that is about to give up. */
export const lowBattery = scene(
  "square",
  "03",
  {
    alt: "phone at 3% battery",
    ground: ink,
    css: `
      .bars { position: absolute; left: 32px; right: 30px; top: 23px; display: flex; justify-content: space-between; font-size: 13.5px; font-weight: 650 } .bars span { display: flex; align-items: center; gap: 6px; color: ${stop} }
      .phone { background: #3a5148 } .phone::after { background: #3a5148 } .plain { margin: 0 -4px } .plain h1 { font-size: 37px; padding-bottom: 4px } .plain p { padding: 4px 0 12px; font-size: 15px; color: var(--soft) }
      .plain .train { grid-template-columns: 12px 1fr auto; gap: 12px } .plain .train span { display: none }
      .weight { color: ${white}; font-size: 92px } .weight-note { color: #b9cbc2; font-size: 17px; line-height: 1.4 }
    `,
  },
  at(
    { x: 36, y: 28, zoom: 0.825 },
    phone(
      "",
      html`
        <div
          class="bars"><b>19:47</b><span>3%<svg width="27" height="13"><path fill="none" stroke="currentColor" stroke-width="1.6" d="M1 1h21v11H1z"/><path fill="currentColor" d="M3 3h2.5v7H3zM24 4h2v5h-2z"/></svg></span></div><div
          class="plain"><h1 class="display">From<br>Central</h1><p>Platform in brackets. 19:47</p>${trains(
            [
              [green, "Idu (1)", "", "2 min"],
              [amber, "Kubwa (3)", "", "6 min"],
              [blue, "Airport (2)", "", "11 min"],
              [green, "Idu (1)", "", "17 min"],
              [amber, "Kubwa (3)", "", "21 min"],
            ],
            17.5,
            17.5,
          )}</div><span
          class="do" style="margin-top:auto">Last train to Kubwa: 22:40</span>
      `,
    ),
  ),
  at({ x: 336, y: 52 }, html`<p class="display weight">4.1<br>kB</p>`),
  at(
    { x: 338, y: 262, width: 224 },
    html`
      <p
        class="weight-note">The whole page, no pictures, no script, 0.9 seconds on 3G.</p>
    `,
  ),
  at(
    { x: 338, bottom: 48 },
    drawing(
      224,
      84,
      html`
        <path fill="none" stroke="#3c564c" stroke-width="8" d="M4 4h200v76H4z" />
        <path fill="#3c564c" d="M208 26h14v32h-14z" />
        <path fill="${stop}" d="M14 14h10v56H14z" />
      `,
    ),
  ),
);

const stops = [
  "Kubwa",
  "Deidei",
  "Central",
  "Lakeside",
  "Parade Gr.",
  "East Gate",
] as const;

/** The price from any stop to any other. */
export const fares = scene(
  "square",
  "06",
  {
    alt: "fares table",
    ground: amber,
    css: `
      .fares { width: 540px; font-size: 17px; font-weight: 600 } .fares td { width: 84px; height: 62px; padding: 3px } .fares td > div { display: grid; place-items: center; height: 100%; background: ${white}; font-variant-numeric: tabular-nums }
      .fares .far > div { background: #fbe08a } .fares .farthest > div { background: ${green}; color: ${white} } .fares .stop > div { justify-items: start; padding-left: 2px; background: none; font-size: 16px; font-weight: 700; white-space: nowrap }
      .fare-title { font-size: 50px } .fare-note { font-size: 15.5px; font-weight: 600; text-align: right; line-height: 1.35 }
    `,
  },
  at(
    { right: 34, y: 38 },
    html`
      <p class="display fare-title"
        style="text-align:right">One line,<br>six stops,<br>three prices.</p>
    `,
  ),
  at(
    { x: 34, y: 172 },
    html`<table class="fares">${
      stops.map((name, row) =>
        html`<tr>${
          stops.slice(0, row).map((_, column) => fare(row - column))
        }<td class="stop"><div>${name}</div></td></tr>`
      )
    }</table>`,
  ),
  at(
    { right: 34, bottom: 190, width: 190 },
    html`<p class="fare-note">Under 12: nothing.<br>Over 65: half.</p>`,
  ),
);

function fare(distance: number): string {
  const [kind, price] = distance < 2
    ? ["", "₦150"]
    : distance < 4
    ? ["far", "₦250"]
    : ["farthest", "₦400"];
  return html`
    <td class="${kind}">
      <div>${price}</div>
    </td>
  `;
}
