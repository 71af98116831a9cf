import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { at, drawing } from "../../templates/place.ts";
import { routeMap } from "../../templates/route-map.ts";
import { colours, fromCentral, pageHead, scene, trains } from "./brand.ts";
import { mapStyle, network } from "./network.ts";

const { mist, green, amber, blue, ink, white } = colours;

const strip: readonly (readonly [string, string])[] = [
  ["Kubwa", "14:02"],
  ["Deidei", "14:08"],
  ["Central", "14:19"],
  ["Lakeside", "14:24"],
  ["Parade Gr.", "14:29"],
];

const board = `
  .board { background: ${ink}; color: ${white}; --line: #2c443c }
  .board p { color: #b9cbc2 }
`;

const claim = html`<p>Loaded in 0.9 s on 3G. No script needed.</p>`;

/** The covers and the first shot: the map, and what leaves next. */
export const covers = [
  scene(
    "cover",
    "cover",
    {
      alt: "the next trains from Central in a browser, over the line map",
      ground: mist,
      css: `
        .next { display: grid; grid-template-columns: 204px 1fr; gap: 32px; padding: 26px 28px } .next h1 { font-size: 37px; padding-bottom: 20px }
        .next .do { margin-bottom: 9px; font-size: 14.5px }
      `,
    },
    drawing(
      800,
      600,
      routeMap(
        { ...mapStyle, size: 18 },
        {
          colour: green,
          points: [[-20, 436], [330, 436], [330, 120], [396, 54], [820, 54]],
          stops: [{
            at: [60, 436],
            label: "Idu",
            offset: [0, 40],
            anchor: "middle",
          }, {
            at: [452, 54],
            label: "Garki",
            offset: [0, -20],
            anchor: "middle",
          }, {
            at: [580, 54],
            label: "Stadium",
            offset: [0, -20],
            anchor: "middle",
          }, {
            at: [714, 54],
            label: "University",
            offset: [0, -20],
            anchor: "middle",
          }],
        },
        {
          colour: amber,
          points: [[-20, 146], [220, 146], [420, 390], [820, 390]],
          stops: [{
            at: [60, 146],
            label: "Kubwa",
            offset: [0, -20],
            anchor: "middle",
          }, {
            at: [160, 146],
            label: "Deidei",
            offset: [0, -20],
            anchor: "middle",
          }, { at: [734, 390] }],
        },
        {
          colour: blue,
          points: [[820, 222], [590, 222], [590, 620]],
          stops: [{ at: [734, 222] }],
        },
      ),
    ),
    at(
      { x: 104, y: 176 },
      browser(
        { address: "armt.example/from/central", width: 592, height: 374 },
        html`
          ${pageHead}<div class="next">
            <div><h1 class="display">Next trains from Central</h1><span class="do empty">To: any station</span><span class="do">Plan a journey</span></div>
            <div>${trains(fromCentral, 14, 10)}</div>
          </div>
        `,
      ),
    ),
  ),
  scene(
    "tall",
    "tall",
    {
      alt: "the stops of the Kubwa line, the next train six minutes away",
      ground: green,
      css: `
        .halt { position: absolute; left: 170px; color: ${white}; font-size: 58px; font-weight: 700; letter-spacing: -.04em; line-height: 1 }
        .hour { position: absolute; right: 44px; color: ${white}; font-size: 27px; font-weight: 600; line-height: 1; font-variant-numeric: tabular-nums }
        .here { padding: 15px 20px 16px; background: ${white}; font-size: 22px; font-weight: 650; line-height: 1.1 }
      `,
    },
    drawing(
      640,
      800,
      html`
        <path stroke="${amber}" stroke-width="36" d="M104-10v820" />${strip.map(
          (_, index) =>
            html`
              <circle cx="104" cy="${90 + index * 155}" r="${index === 2
                ? 38
                : 25}" fill="${white}"
                stroke="${ink}" stroke-width="12" />
            `,
        )}
      `,
    ),
    strip.map(([name, time], index) =>
      html`
        <p class="halt" style="top:${62 + index * 155}px">${name}</p>
        <p class="hour" style="top:${79 + index * 155}px">${time}</p>
      `
    ).join(""),
    at(
      { x: 172, y: 288 },
      html`<p class="here">Train here now, 6 minutes to Central</p>`,
    ),
    at(
      { x: 80, y: 287 },
      html`
        <svg width="48" height="56" viewBox="0 0 48 56">
          <path fill="${ink}" d="M0 0h48v36L24 56 0 36z" />
          <path fill="${white}" d="M9 9h30v15H9z" />
        </svg>
      `,
    ),
  ),
  scene(
    "full",
    "01",
    {
      alt: "map and next trains",
      ground: mist,
      css: board + `
        .board { width: 400px; padding: 30px 32px 26px }
        .board h1 { font-size: 42px; padding-bottom: 16px }
        .board p { padding-top: 16px; font-size: 13.5px }
      `,
    },
    at({ x: 0, y: -14 }, drawing(1000, 620, routeMap(mapStyle, ...network))),
    at(
      { x: 420, y: 98 },
      html`
        <div
          class="board"><h1 class="display">Next trains<br>from Central</h1>${trains(
            fromCentral.slice(0, 4),
            15.5,
            11,
          )}${claim}</div>
      `,
    ),
  ),
  scene(
    "tall",
    "01-tall",
    {
      alt: "map and next trains, upright",
      ground: mist,
      css: board + `
        .board { width: 640px; height: 420px; padding: 30px 36px 0 }
        .board h1 { font-size: 54px; padding-bottom: 12px }
        .board p { padding-top: 18px; font-size: 21px }
      `,
    },
    drawing(
      640,
      800,
      routeMap({ ...mapStyle, thick: 22, corner: 44, size: 24, dot: 12 }, {
        colour: green,
        points: [[-20, 322], [206, 322], [276, 252], [276, 136], [346, 66], [
          660,
          66,
        ]],
        stops: [
          { at: [166, 322], label: "Idu", offset: [0, -26], anchor: "middle" },
          { at: [404, 66], label: "Garki", offset: [0, -26], anchor: "middle" },
          {
            at: [556, 66],
            label: "Stadium",
            offset: [0, -26],
            anchor: "middle",
          },
        ],
      }, {
        colour: amber,
        points: [[-20, 66], [158, 66], [394, 302], [660, 302]],
        stops: [
          { at: [66, 66], label: "Kubwa", offset: [0, -26], anchor: "middle" },
          {
            at: [516, 302],
            label: "East Gate",
            offset: [0, 48],
            anchor: "middle",
          },
        ],
      }, {
        colour: blue,
        points: [[660, 184], [132, 184], [66, 250], [66, 420]],
        stops: [
          {
            at: [556, 184],
            label: "Airport",
            offset: [0, -26],
            anchor: "middle",
          },
          {
            at: [186, 184],
            label: "Market",
            offset: [0, 48],
            anchor: "middle",
          },
          { at: [276, 184], label: "Central", offset: [28, -26] },
        ],
      }),
    ),
    at(
      { x: 0, y: 380 },
      html`
        <div
          class="board"><h1 class="display">Next trains<br>from Central</h1>${trains(
            fromCentral.slice(0, 4),
            23,
            9,
          )}${claim}</div>
      `,
    ),
  ),
];
