import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, scene, wordmark } from "./brand.ts";

const bay = 124;
const xs = [96, 220, 344, 468, 592];
const ys = [128, 252, 376, 500];
const letters = ["C", "D", "E", "F", "G"];

/** Column axes, broken as axes are, and the rings with their names. */
function axes(): Part {
  const lines = [
    ...xs.map((x) => `M${x} 64V600`),
    ...ys.map((y) => `M62 ${y}H600`),
  ];
  const rings = [
    ...xs.map((x, nth) => ring(x, 42, letters[nth] ?? "")),
    ...ys.map((y, nth) => ring(38, y, `${nth + 2}`)),
  ];
  return html`
    <path d="${lines.join("")}" stroke="#8c9292" stroke-width="1.3"
      stroke-dasharray="14 4 3 4" />
    ${rings}
  `;
}

function ring(x: number, y: number, name: string): Part {
  return html`
    <circle cx="${x}" cy="${y}" r="20" fill="${colours.white}"
      stroke="${colours.ink}" stroke-width="2" />
    <text x="${x}" y="${y + 6}" text-anchor="middle" font-size="18"
      font-weight="680">${name}</text>
  `;
}

/** The slab with its edge, columns, shaft and bars. */
function slab(): Part {
  const columns = xs.flatMap((x) =>
    ys.map((y) => `M${x - 11} ${y - 11}h22v22h-22z`)
  );
  const bars = Array.from(
    { length: 9 },
    (_, nth) => `M242 ${146 + nth * 11}h204`,
  );
  const cross = Array.from(
    { length: 18 },
    (_, nth) => `M${250 + nth * 11} 140v100`,
  );
  return html`
    <path d="M600 92H62V600" fill="none" stroke="${colours.ink}"
      stroke-width="3.5" />
    <path d="M600 100H70V600" fill="none" stroke="${colours.ink}" />
    <path d="M220 376h248v124H220z" fill="#e2ded2" stroke="${colours.ink}"
      stroke-width="3" />
    <path
      d="M220 376l248 124M468 376 220 500"
      stroke="${colours.ink}" />
    <g stroke="#9a4a2c" stroke-width="1.4">
      <path d="${bars.join("")}" />
      <path d="${cross.join("")}" opacity=".5" />
    </g>
    <path d="${columns.join("")}" fill="${colours.ink}" />
  `;
}

/** A measure between two spots of a row. */
function measure(x: number, y: number, words: string): Part {
  return html`
    <path
      d="M${x} ${y}h${bay}M${x} ${y - 7}v14M${x + bay} ${y - 7}v14"
      stroke="${colours.ink}" stroke-width="1.4" />
    <path d="M${x - 5} ${y + 5}l10-10M${x + bay - 5} ${y + 5}l10-10"
      stroke="${colours.ink}" stroke-width="2" />
    <text x="${x + bay / 2}" y="${y - 7}" text-anchor="middle" font-size="14.5"
      font-weight="600">${words}</text>
  `;
}

const cloud =
  "M478 152q-16-20 8-30 6-22 30-14 16-18 34-2 26-6 28 16 20 14 4 30 6 24-18 26-14 18-32 4-20 12-32-4-26-2-22-26z";

const notes = html`
  <path d="${cloud}" fill="#e8481c" fill-opacity=".1" stroke="${colours.signal}"
    stroke-width="3" />
  <g fill="${colours.signal}" font-size="15" font-weight="680">
    <text x="498" y="140">C  Opening</text>
    <text x="498" y="159">moved 300</text>
  </g>
  <rect x="262" y="262" width="164" height="27" fill="${colours.white}" />
  <text x="344" y="281" text-anchor="middle" font-size="15"
    font-weight="640">Y16 at 150, top and bottom</text>
  <rect x="286" y="398" width="116" height="28" fill="#e2ded2" />
  <text x="344" y="419" text-anchor="middle" font-size="16"
    font-weight="700">Lift shaft</text>
  ${measure(96, 330, "6,200")}${measure(468, 330, "6,200")}${measure(
    96,
    566,
    "6,200",
  )}
`;

const stamp = html`
  <div class="stamp">
    <div class="who">${wordmark(30)}<span>Plot 14, Epe Road</span></div>
    <div class="what">Level 6 slab, bottom and top steel</div>
    <dl>
      <div>
        <dt>Sheet</dt>
        <dd>S-106</dd>
      </div>
      <div>
        <dt>Rev.</dt>
        <dd class="rev">C</dd>
      </div>
      <div>
        <dt>Scale</dt>
        <dd>1:100</dd>
      </div>
      <div>
        <dt>Date</dt>
        <dd>4 March</dd>
      </div>
    </dl>
  </div>
`;

/** A corner of the drawing that level 6 was built from. */
export const drawingSheet = scene(
  "square",
  "08",
  {
    alt: "drawing sheet, close up",
    ground: colours.white,
    css: `
      .stamp { height: 100%; background: ${colours.white}; border: 3px solid ${colours.ink}; border-right: 0; border-bottom: 0 }
      .stamp > div, .stamp dl { padding: 9px 14px; border-bottom: 2px solid ${colours.ink} }
      .who { display: flex; justify-content: space-between; align-items: baseline; font-size: 15px; font-weight: 560 }
      .what { font-size: 17px; font-weight: 640 }
      .stamp dl { display: grid; grid-template-columns: 1fr .7fr 1fr 1.4fr; padding: 0 }
      .stamp dl div { padding: 8px 12px; white-space: nowrap; border-right: 2px solid ${colours.ink} }
      .stamp dl div:last-child { border: 0 }
      .stamp dt { font-size: 12.5px }
      .stamp dd { font-size: 18px; font-weight: 740; font-stretch: 112% }
      .rev { color: ${colours.signal} }
    `,
  },
  drawing(600, 600, slab(), axes(), notes),
  at({ x: 240, y: 446, width: 360, height: 154 }, stamp),
);
