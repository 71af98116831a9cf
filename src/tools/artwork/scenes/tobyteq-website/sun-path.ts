import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { upright } from "../../templates/upright.ts";
import { colours, scene, yields } from "./brand.ts";

/** Measures of the chart in one picture. */
interface Chart {
  width: number;
  height: number;
  /** The line between sky and house, and how high the sun climbs over it. */
  horizon: number;
  climb: number;
  /** Where the first hour is, and how far it is to the next. */
  left: number;
  step: number;
  /** Radii of the sun at noon and at other hours; hours from one to the next. */
  noon: number;
  hour: number;
  every: number;
  /** Width and scale of the bars. */
  bar: number;
  kilowatt: number;
  /** Baseline and size of the hours, and of the advice. */
  clock: [number, number];
  advice: number;
}

const wide: Chart = {
  width: 1000,
  height: 500,
  horizon: 338,
  climb: 262,
  left: 110,
  step: 780 / 14,
  noon: 34,
  hour: 9,
  every: 1,
  bar: 18,
  kilowatt: 62,
  clock: [484, 14],
  advice: 14.5,
};

const narrow: Chart = {
  width: 400,
  height: 500,
  horizon: 312,
  climb: 236,
  left: 12,
  step: 376 / 14,
  noon: 30,
  hour: 7,
  every: 2,
  bar: 10,
  kilowatt: 56,
  clock: [442, 13],
  advice: 12,
};

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
function spot(
  { left, step, horizon, climb }: Chart,
  hour: number,
): [number, number] {
  const turn = (hour / 14) * Math.PI;
  return [left + hour * step, horizon - Math.sin(turn) * climb];
}

/** The sun's way in quarters of an hour. */
function way(chart: Chart): string {
  return Array.from({ length: 57 }, (_, nth) => {
    const [x, y] = spot(chart, nth / 4);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join("L");
}

function hours(chart: Chart): Part {
  const { horizon, bar, kilowatt, clock } = chart;
  return yields.map((made, hour) => {
    const [x, y] = spot(chart, hour);
    const used = uses[hour] ?? 0;
    const label = hour % 2 === 1
      ? html`
        <text x="${x}" y="${clock[0]}" text-anchor="middle"
          font-size="${clock[1]}">${hour + 5}</text>
      `
      : "";
    const inSky = hour > 0 && hour < 14 && (hour - 7) % chart.every === 0;
    return html`
      ${inSky && html`
        <circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${hour === 7
          ? chart.noon
          : chart.hour}"
          fill="${hour === 7 ? colours.sun : colours.morning}" stroke="${colours
            .sun}"
          stroke-width="3.5" />
      `}
      <path d="M${(x - bar - 1).toFixed(1)} ${horizon + 4}h${bar}v${made *
        kilowatt}h-${bar}z"
        fill="${colours.sun}" />
      <path d="M${(x + 1).toFixed(1)} ${horizon + 4}h${bar}v${used *
        kilowatt}h-${bar}z"
        fill="${colours.morning}" />
      ${label}
    `;
  });
}

/** What to do while the sun stands where: from hour, to hour, words. */
const advice = [
  [3.2, 5.4, "Iron"],
  [5.6, 8.4, "Pump, wash"],
  [8.6, 10.8, "Charge"],
] as const;

function spans({ left, step, horizon, advice: size }: Chart): Part {
  return advice.map(([from, to, words]) => {
    const [x, end] = [left + from * step, left + to * step];
    return html`
      <path d="M${x.toFixed(1)} ${horizon - 36}h${(end - x).toFixed(
        1,
      )}v30h${(x -
        end)
        .toFixed(1)}z"
        fill="${colours.night}" />
      <text x="${((x + end) / 2).toFixed(1)}" y="${horizon -
        16}" text-anchor="middle"
        font-size="${size}" font-weight="640" fill="#fff">${words}</text>
    `;
  });
}

function drawn(chart: Chart): string {
  const { width, height, horizon } = chart;
  return drawing(
    width,
    height,
    html`
      <path d="M0 ${horizon}h${width}v${height - horizon}H0z" fill="${colours
        .night}" />
      <path d="M${way(chart)}" fill="none" stroke="${colours.sun}"
        stroke-width="3.5" stroke-linecap="round" stroke-dasharray="0 11" />
      <g fill="#fff">${hours(chart)}</g>
      <path d="M0 ${horizon + 2}h${width}" stroke="${colours
        .cloud}" stroke-width="4" />
      ${spans(chart)}
    `,
  );
}

const css = `
  .claim { font-size: 43px; text-align: center }
  .sums { display: flex; justify-content: center; gap: 26px; margin-top: 12px; font-size: 15.5px; font-weight: 560 }
  .sums i { display: inline-block; width: 13px; height: 13px; margin-right: 8px; vertical-align: -1px }
`;

/** The sun's way over the house, and what is made and used below it. */
export const sunPath = scene(
  "full",
  "04",
  { alt: "sun-path chart", ground: colours.morning, css },
  drawn(wide),
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

/** The same for phones. */
export const sunPathUpright = scene(
  "tall",
  "04-tall",
  {
    alt: "sun-path chart, upright",
    ground: colours.morning,
    css: css + `
      .upright { background: ${colours.morning} }
      .upright .claim { position: absolute; top: 178px; width: 400px; font-size: 33px }
      .upright .sums { position: absolute; bottom: 18px; width: 400px; gap: 18px; margin: 0; font-size: 13px; color: #fff }
    `,
  },
  upright(
    drawn(narrow),
    html`
      <p class="display claim">Noon carries<br>the night.</p>
      <p
        class="sums"><span><i style="background:${colours
          .sun}"></i>14.6 kWh made</span><span><i style="background:${colours
          .morning}"></i>9.8 used</span><span>4.8 kept for later</span></p>
    `,
  ),
);
