import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, floors, scene } from "./brand.ts";

const start = 250;
const day = 5.6;
const first = 96;
const row = 42;

/** Days after 5 January on which each floor is poured. */
const pours = [3, 15, 28, 39, 52, 64, 75, 87, 99] as const;
const today = 64;

/** Work on a floor before and after its pour: from day, to day, colour. */
const work = [
  [-9, -4, "#8fa0a6", "Formwork"],
  [-4, 0, "#b0623f", "Steel"],
  [11, 22, colours.lamp, "Blockwork"],
  [23, 34, "#6c8b97", "Windows"],
] as const;

const months = [
  ["January", 0],
  ["February", 27],
  ["March", 55],
  ["April", 86],
  ["May", 116],
] as const;

function x(days: number): number {
  return start + days * day;
}

/** One floor: its name, its work and its pour. */
function line(index: number): Part {
  const y = first + (8 - index) * row;
  const pour = pours[index] ?? 0;
  const done = pour <= today;
  const floor = floors[index];
  const strips = work.map(([from, to, fill]) =>
    html`
      <rect x="${Math.max(x(pour + from), start)}" y="${y +
        12}" width="${x(pour + to) - Math.max(x(pour + from), start) -
        1.5}" height="17"
        fill="${fill}" />
    `
  );
  return html`
    <path d="M0 ${y}H1000" stroke="#c6c2b6" stroke-width="1.2" />
    <text x="176" y="${y + 26}" font-size="14.5"
      font-weight="680">Level ${index + 1}</text>
    ${strips}
    <path d="M${x(pour)} ${y + 7}l13.5 13.5-13.5 13.5-13.5-13.5z"
      fill="${done ? colours.signal : colours.concrete}" stroke="${colours
        .signal}"
      stroke-width="2.5" />
    <text x="${x(pour) + 19}" y="${y + 25.5}" font-size="12.5"
      font-weight="640">${floor?.short ?? ""}</text>
  `;
}

/** The building's own front, a storey beside each line. */
function front(): Part {
  const storeys = pours.map((_, index) => {
    const y = first + (8 - index) * row;
    if (index > 5) {
      return html`
        <path d="M38 ${y}h100v${row}H38z" fill="none" stroke="#6d7f87"
          stroke-width="1.5" stroke-dasharray="4 4" />
      `;
    }
    const windows = [46, 70, 94, 118].map((left, nth) => {
      const lit = (index * 3 + nth * 5) % 7 === 0;
      const fill = index < 4 ? (lit ? colours.lamp : "#6c808a") : colours.slate;
      return html`
        <path d="M${left} ${y + 12}h${index < 4 ? 14 : 16}v22h${index < 4
          ? -14
          : -16}z"
          fill="${fill}" />
      `;
    });
    return html`
      <path d="M38 ${y + 6}h100v36H38z" fill="${index < 4
        ? "#3b4b53"
        : "#8d8b84"}" />
      ${windows}
      <path d="M30 ${y}h116v8H30z" fill="#e3e0d5" />
    `;
  });
  return html`
    <path d="M0 0h160v500H0z" fill="${colours.slate}" />
    ${storeys}
    <path d="M0 474h160v26H0z" fill="${colours.ink}" />
  `;
}

const heads = months.map(([name, from]) =>
  html`
    <path d="M${x(from)} 72V474" stroke="#c6c2b6" stroke-width="1.2" />
    <text x="${x(from) + 8}" y="86" font-size="13" font-weight="600"
      fill="#5c6262">${name}</text>
  `
);

const key = work.map(([, , colour, name]) =>
  html`<span><i style="background:${colour}"></i>${name}</span>`
);

/** All nine floors over five months. */
export const gantt = scene(
  "full",
  "10",
  {
    alt: "Gantt chart of nine floors",
    ground: colours.concrete,
    css: `
      .head { display: flex; justify-content: space-between; align-items: center }
      .head b { font-size: 21.5px; white-space: nowrap }
      .key { display: flex; gap: 18px; white-space: nowrap; font-size: 12.5px; font-weight: 560 }
      .key i { display: inline-block; width: 18px; height: 11px; margin-right: 7px }
    `,
  },
  drawing(
    1000,
    500,
    heads,
    pours.map((_, index) => line(index)),
    html`
      <path d="M160 474H1000" stroke="${colours.ink}" stroke-width="2" />
      <path d="M${x(today)} 66V474" stroke="${colours
        .signal}" stroke-width="2" />
      <path d="M${x(today) - 42} 474h84v26h-84z" fill="${colours.signal}" />
      <text x="${x(today)}" y="492" text-anchor="middle" font-size="13"
        font-weight="680" fill="#fff">10 March</text>
    `,
    front(),
  ),
  at(
    { x: 176, y: 16, width: 654, height: 44 },
    html`
      <div
        class="head"><b class="display">Nine floors, nine dates</b><span class="key">${key}</span></div>
    `,
  ),
);
