import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, scene, yields } from "./brand.ts";

const horizon = 338;
const left = 110;
const step = 780 / 14;

/** What the house uses in each hour from five to nineteen. */
const uses = [
  0.3,
  0.5,
  0.7,
  0.6,
  0.5,
  0.6,
  0.9,
  1.1,
  1.0,
  0.7,
  0.5,
  0.5,
  0.6,
  0.7,
  0.6,
] as const;

/** Where the sun stands at an hour, counted from five. */
function spot(hour: number): [number, number] {
  const turn = (hour / 14) * Math.PI;
  return [left + hour * step, horizon - Math.sin(turn) * 262];
}

const way = Array.from({ length: 57 }, (_, nth) => {
  const [x, y] = spot(nth / 4);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
});

const hours: Part = yields.map((made, hour) => {
  const [x, y] = spot(hour);
  const used = uses[hour] ?? 0;
  const label = hour % 2 === 1
    ? html`
      <text x="${x}" y="484" text-anchor="middle"
        font-size="14">${hour + 5}</text>
    `
    : "";
  const inSky = hour > 0 && hour < 14;
  return html`
    ${inSky && html`
      <circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${hour === 7
        ? 34
        : 9}"
        fill="${hour === 7 ? colours.sun : colours.morning}" stroke="${colours
          .sun}"
        stroke-width="3.5" />
    `}
    <path d="M${(x - 19).toFixed(1)} ${horizon + 4}h18v${made * 62}h-18z"
      fill="${colours.sun}" />
    <path d="M${(x + 1).toFixed(1)} ${horizon + 4}h18v${used * 62}h-18z"
      fill="${colours.morning}" />
    ${label}
  `;
});

/** What to do while the sun stands where: from hour, to hour, words. */
const advice = [
  [3.2, 5.4, "Iron"],
  [5.6, 8.4, "Pump, wash"],
  [8.6, 10.8, "Charge"],
] as const;

const spans = advice.map(([from, to, words]) => {
  const [x, end] = [left + from * step, left + to * step];
  return html`
    <path d="M${x.toFixed(1)} 302h${(end - x).toFixed(1)}v30h${(x - end)
      .toFixed(1)}z"
      fill="${colours.night}" />
    <text x="${((x + end) / 2).toFixed(1)}" y="322" text-anchor="middle"
      font-size="14.5" font-weight="640" fill="#fff">${words}</text>
  `;
});

/** The sun's way over the house, and what is made and used below it. */
export const sunPath = scene(
  "full",
  "04",
  {
    alt: "sun-path chart",
    ground: colours.morning,
    css: `
      .claim { font-size: 43px; text-align: center }
      .sums { display: flex; justify-content: center; gap: 26px; margin-top: 12px; font-size: 15.5px; font-weight: 560 }
      .sums i { display: inline-block; width: 13px; height: 13px; margin-right: 8px; vertical-align: -1px }
    `,
  },
  drawing(
    1000,
    500,
    html`
      <path d="M0 ${horizon}h1000v162H0z" fill="${colours.night}" />
      <path d="M${way.join("L")}" fill="none" stroke="${colours.sun}"
        stroke-width="3.5" stroke-linecap="round" stroke-dasharray="0 11" />
      <g fill="#fff">${hours}</g>
      <path d="M0 ${horizon + 2}h1000" stroke="${colours
        .cloud}" stroke-width="4" />
      ${spans}
    `,
  ),
  at(
    { x: 200, y: 188, width: 600 },
    html`
      <p class="display claim">Noon carries the night.</p>
      <p
        class="sums"><span><i style="background:${colours
          .sun}"></i>14.6 kWh made</span><span><i style="background:${colours
          .cloud}"></i>9.8 used</span><span>4.8 kept for later</span></p>
    `,
  ),
);
