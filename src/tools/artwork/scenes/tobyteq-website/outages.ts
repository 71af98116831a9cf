import { html } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, scene } from "./brand.ts";

const left = 84;
const width = 472;
const top = 226;
const row = 42;

/** Hours without the grid on each day of a week. */
const week: readonly [string, ...(readonly [number, number])[]][] = [
  ["Mon", [6.5, 11], [19, 24]],
  ["Tue", [0, 4.5], [13, 17]],
  ["Wed", [9, 18.5]],
  ["Thu", [2, 6], [20, 24]],
  ["Fri", [0, 8], [15, 19]],
  ["Sat", [11, 14]],
  ["Sun", [4, 9], [18, 23.5]],
];

const hour = (value: number) => left + (value / 24) * width;

const days = week.map(([name, ...gaps], nth) => {
  const y = top + nth * row;
  const parts = gaps.map(([from, to]) =>
    html`
      <rect x="${hour(from).toFixed(
        1,
      )}" y="${y}" width="${(hour(to) - hour(from)).toFixed(
        1,
      )}" height="28" rx="5"
        fill="${colours.night}" />
      <rect x="${(hour(from) + 3).toFixed(1)}" y="${y +
        19}" width="${(hour(to) - hour(from) - 6).toFixed(1)}" height="6" rx="3"
        fill="${colours.sun}" />
    `
  );
  return html`
    <text x="30" y="${y + 20}" font-size="16" font-weight="620">${name}</text>
    <rect x="${left}" y="${y}" width="${width}" height="28" rx="5"
      fill="${colours.morning}" />
    ${parts}
  `;
});

const total = week.flatMap(([, ...gaps]) => gaps)
  .reduce((sum, [from, to]) => sum + to - from, 0);

const ticks = [0, 6, 12, 18, 24].map((it) =>
  html`<text x="${hour(it)}" y="${
    top + 7 * row + 12
  }" text-anchor="middle">${it}:00</text>`
);

/** A week of power cuts, and what the battery made of them. */
export const outages = scene(
  "square",
  "05",
  {
    alt: "outage timeline",
    ground: colours.cloud,
    css: `
      .claim { font-size: 52px }
      .key { display: flex; gap: 22px; font-size: 15px; font-weight: 560 }
      .key i { display: inline-block; width: 22px; height: 12px; margin-right: 8px; border-radius: 3px }
    `,
  },
  at(
    { x: 30, y: 38 },
    html`
      <p
        class="display claim">The grid was off for<br>${total} hours. You<br>noticed none.</p>
    `,
  ),
  drawing(
    600,
    600,
    html`<g fill="${colours.night}">${days}<g font-size="13.5">${ticks}</g></g>`,
  ),
  at(
    { x: 30, y: 556 },
    html`
      <p
        class="key"><span><i style="background:${colours
          .morning}"></i>Grid</span><span><i style="background:${colours
          .night}"></i>Off</span><span><i style="background:${colours
          .sun};height:7px;vertical-align:2px"></i>Battery carried it</span></p>
    `,
  ),
);
