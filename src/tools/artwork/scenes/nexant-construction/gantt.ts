import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { upright } from "../../templates/upright.ts";
import { colours, floors, scene } from "./brand.ts";

/** Measures of the chart in one picture. */
interface Chart {
  width: number;
  height: number;
  /** Where the first day is, and how far it is to the next. */
  start: number;
  day: number;
  /** Where the topmost floor is, and how high each is. */
  first: number;
  row: number;
  /** Height of a strip of work, and of half a pour's mark. */
  strip: number;
  mark: number;
  /** How far the day's line rises over the floors. */
  over: number;
  /** The building at the left: width of its field, wall, windows. */
  field: number;
  wall: [number, number];
  windows: readonly number[];
}

const wide: Chart = {
  width: 1000,
  height: 500,
  start: 250,
  day: 5.6,
  first: 96,
  row: 42,
  strip: 17,
  mark: 13.5,
  over: 30,
  field: 160,
  wall: [38, 100],
  windows: [46, 70, 94, 118],
};

const narrow: Chart = {
  width: 400,
  height: 500,
  start: 128,
  day: 2.02,
  first: 146,
  row: 35,
  strip: 14,
  mark: 8,
  over: 4,
  field: 62,
  wall: [10, 42],
  windows: [14, 33],
};

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

function x({ start, day }: Chart, days: number): number {
  return start + days * day;
}

/** Where a floor's line begins. */
function y({ first, row }: Chart, index: number): number {
  return first + (8 - index) * row;
}

/** Where the ground is. */
function ground(chart: Chart): number {
  return y(chart, -1);
}

/** One floor: its work and its pour. */
function line(chart: Chart, index: number): Part {
  const { width, row, strip, mark } = chart;
  const pour = pours[index] ?? 0;
  const top = y(chart, index);
  const strips = work.map(([from, to, fill]) => {
    const left = Math.max(x(chart, pour + from), chart.start);
    return html`
      <rect x="${left}" y="${Math.floor(top + (row - strip) / 2)}" width="${x(
        chart,
        pour + to,
      ) - left - 1.5}" height="${strip}"
        fill="${fill}" />
    `;
  });
  return html`
    <path d="M0 ${top}H${width}" stroke="#c6c2b6" stroke-width="1.2" />
    ${strips}
    <path
      d="M${x(chart, pour)} ${top + row / 2 -
        mark}l${mark} ${mark}-${mark} ${mark}-${mark}-${mark}z"
      fill="${pour <= today
        ? colours.signal
        : colours.concrete}" stroke="${colours
        .signal}"
      stroke-width="2.5" />
  `;
}

/** The building's own front, a storey beside each line. */
function front(chart: Chart): Part {
  const { height, row, field, wall: [left, wall], windows } = chart;
  const storeys = pours.map((_, index) => {
    const top = y(chart, index);
    if (index > 5) {
      return html`
        <path d="M${left} ${top}h${wall}v${row}h-${wall}z"
          fill="none" stroke="#6d7f87"
          stroke-width="1.5" stroke-dasharray="4 4" />
      `;
    }
    const panes = windows.map((pane, nth) => {
      const lit = (index * 3 + nth * 5) % 7 === 0;
      const fill = index < 4 ? (lit ? colours.lamp : "#6c808a") : colours.slate;
      const across = index < 4 ? 14 : 16;
      return html`
        <path d="M${pane} ${top + 12}h${across}v${row - 20}h-${across}z"
          fill="${fill}" />
      `;
    });
    return html`
      <path d="M${left} ${top + 6}h${wall}v${row - 6}h-${wall}z"
        fill="${index < 4 ? "#3b4b53" : "#8d8b84"}" />
      ${panes}
      <path d="M${left - 8} ${top}h${wall + 16}v8h-${wall +
        16}z" fill="#e3e0d5" />
    `;
  });
  return html`
    <path d="M0 0h${field}v${height}H0z" fill="${colours.slate}" />
    ${storeys}
    <path d="M0 ${ground(chart)}h${field}v${height}H0z" fill="${colours.ink}" />
  `;
}

/** The months as columns, with their names. */
function columns(chart: Chart, size: number, letters?: number): Part {
  const { first } = chart;
  return months.map(([name, from]) =>
    html`
      <path d="M${x(chart, from)} ${first - 24}V${ground(
        chart,
      )}" stroke="#c6c2b6"
        stroke-width="1.2" />
      <text x="${x(chart, from) + 8}" y="${first -
        10}" font-size="${size}" font-weight="600"
        fill="#5c6262">${name.slice(0, letters)}</text>
    `
  );
}

/** The day of the picture, over all floors. */
function now(chart: Chart): Part {
  const { width, field, first, over } = chart;
  const [at, below] = [x(chart, today), ground(chart)];
  return html`
    <path d="M${field} ${below}H${width}" stroke="${colours
      .ink}"
      stroke-width="2" />
    <path d="M${at} ${first - over}V${below}" stroke="${colours
      .signal}"
      stroke-width="2" />
    <path d="M${at - 42} ${below}h84v26h-84z" fill="${colours.signal}" />
    <text x="${at}" y="${below + 18}" text-anchor="middle" font-size="13"
      font-weight="680" fill="#fff">10 March</text>
  `;
}

/** The levels' names and dates, each beside its pour. */
const beside = floors.map(({ level, short }, index) => {
  const top = y(wide, index);
  return html`
    <text x="176" y="${top + 26}" font-size="14.5"
      font-weight="680">Level ${level}</text>
    <text x="${x(wide, pours[index] ?? 0) + 19}" y="${top +
      25.5}" font-size="12.5"
      font-weight="640">${short}</text>
  `;
});

/** The same in a column: a phone has no room between the strips. */
const inColumn = floors.map(({ level, short }, index) => {
  const top = y(narrow, index);
  return html`
    <text x="72" y="${top + 15.5}" font-size="12.5"
      font-weight="700">Level ${level}</text>
    <text x="72" y="${top + 29.5}" font-size="12"
      font-weight="520">${short}</text>
  `;
});

const key = work.map(([, , colour, name]) =>
  html`<span><i style="background:${colour}"></i>${name}</span>`
);

const css = `
  .head { display: flex; justify-content: space-between; align-items: center }
  .head b { font-size: 21.5px; white-space: nowrap }
  .key { display: flex; gap: 18px; white-space: nowrap; font-size: 12.5px; font-weight: 560 }
  .key i { display: inline-block; width: 18px; height: 11px; margin-right: 7px }
`;

/** All nine floors over five months. */
export const gantt = scene(
  "full",
  "10",
  { alt: "Gantt chart of nine floors", ground: colours.concrete, css },
  drawing(
    1000,
    500,
    columns(wide, 13),
    floors.map((_, index) => line(wide, index)),
    beside,
    now(wide),
    front(wide),
  ),
  at(
    { x: 176, y: 16, width: 654, height: 44 },
    html`
      <div
        class="head"><b class="display">Nine floors, nine dates</b><span class="key">${key}</span></div>
    `,
  ),
);

/** The same for phones. */
export const ganttUpright = scene(
  "tall",
  "10-tall",
  {
    alt: "Gantt chart of nine floors, upright",
    ground: colours.concrete,
    css: css + `
      .upright { background: ${colours.concrete} }
      .upright .head { position: absolute; top: 20px; left: 76px; display: block }
      .upright .head b { display: block; margin-bottom: 12px; font-size: 28px }
      .upright .key { display: grid; grid-template-columns: auto 1fr; gap: 3px 28px }
    `,
  },
  upright(
    drawing(
      400,
      500,
      columns(narrow, 12, 3),
      floors.map((_, index) => line(narrow, index)),
      inColumn,
      now(narrow),
      front(narrow),
    ),
    html`
      <div
        class="head"><b class="display">Nine floors,<br>nine dates</b><span class="key">${key}</span></div>
    `,
  ),
);
