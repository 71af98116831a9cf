import { html } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { swatches } from "../../templates/swatches.ts";
import { tiles } from "../../templates/tiles.ts";
import { colours, mark, scene } from "./brand.ts";
import { catfish } from "./catfish.ts";
import { ripples } from "./water.ts";

/** Waves as on the lids: rows of one line, every third in palm oil. */
function waves(): string {
  const rows = Array.from({ length: 10 }, (_, row) => {
    const path = `M-50 ${
      row * 32 + 8
    }q25-26 50 0t50 0 50 0 50 0 50 0 50 0 50 0`;
    const colour = row % 3 === 1 ? colours.oil : colours.rice;
    return html`<path d="${path}" stroke="${colour}" />`;
  });
  return drawing(
    300,
    300,
    html`<g fill="none" stroke-width="6.5">${rows}</g>`,
  );
}

const brandSheet = scene(
  "square",
  "05",
  { alt: "brand sheet", ground: colours.rice },
  tiles(
    { columns: "1fr 1fr", rows: "1fr 1fr" },
    { ground: colours.rice, ink: colours.night, body: mark(166) },
    {
      ground: colours.noon,
      body: drawing(
        300,
        300,
        catfish({
          x: 160,
          y: 148,
          length: 206,
          fill: colours.rice,
          stripe: colours.noon,
          cut: 1,
        }),
      ),
    },
    {
      ground: colours.oil,
      ink: colours.night,
      body:
        html`<div class="display" style="font-size:58px">Fleet-<br>waters<br>Farms</div>`,
    },
    { ground: colours.night, body: waves() },
  ),
);

const board = scene(
  "square",
  "06",
  {
    alt: "type and colour board",
    ground: colours.rice,
    css: `
      .letters { font-size: 292px; line-height: 1; letter-spacing: -.05em; font-weight: 500 }
      .rule { width: 290px; font-size: 16.5px; font-weight: 500; line-height: 1.42 }
      .price { font-size: 50px; white-space: nowrap;
        font-variation-settings: "opsz" 30, "SOFT" 0, "WONK" 0 }
    `,
  },
  at({ x: 34, y: 26 }, html`<div class="display letters">Ff</div>`),
  at(
    { x: 38, y: 352 },
    html`
      <p
        class="rule">Fraunces for the name and the prices. Instrument Sans for everything a cook reads with wet hands.</p>
    `,
  ),
  at({ x: 36, y: 506 }, html`<div class="display price">₦4,800 a kilo</div>`),
  at(
    { x: 408, y: 0, width: 192, height: 600 },
    swatches(
      "down",
      {
        name: "Pond at night",
        colour: colours.night,
        ink: "#f4ebda",
        share: 36,
      },
      { name: "Pond at noon", colour: colours.noon, ink: "#fff", share: 26 },
      { name: "Palm oil", colour: colours.oil, ink: colours.night, share: 18 },
      { name: "Bank", colour: colours.bank, ink: colours.night, share: 12 },
      { name: "Ice", colour: "#ffffff", ink: colours.night, share: 12 },
    ),
  ),
);

/** From the pond to the kitchen, past the eleven who are no longer asked. */
function chain(): string {
  const dots = Array.from({ length: 11 }, (_, nth) => 46 + nth * 30.8);
  return drawing(
    400,
    60,
    html`
      <path d="M8 14h384" stroke="${colours.night}" stroke-width="3" />
      ${dots.map((x) =>
        html`
          <circle cx="${x.toFixed(1)}" cy="14" r="7" fill="${colours
            .rice}" stroke="${colours.bank}"
            stroke-width="2.2" stroke-dasharray="3 2.6" />
        `
      )}
      <circle cx="8" cy="14" r="8" fill="${colours.noon}" />
      <circle cx="392" cy="14" r="8" fill="${colours.oil}" />
    `,
  );
}

const poster = scene(
  "full",
  "07",
  {
    alt: "“Eleven fewer middlemen.”",
    ground: colours.rice,
    css: `
      .claim { font-size: 86px; line-height: .93 }
      .told { width: 400px; font-size: 16px; font-weight: 500; line-height: 1.42 }
      .ends { display: flex; justify-content: space-between; width: 400px; font-size: 13.5px; font-weight: 600 }
    `,
  },
  at(
    { x: 166, y: 48 },
    html`<div class="display claim">Eleven<br>fewer<br>middlemen.</div>`,
  ),
  at(
    { x: 168, y: 308 },
    html`
      <p
        class="told">Kitchens in Surulere, Yaba and Ikeja now order straight from the pond, and the farm knows by Thursday noon what to net on Friday.</p>
    `,
  ),
  at({ x: 168, y: 410 }, chain()),
  at(
    { x: 168, y: 440 },
    html`<p class="ends"><span>Pond 12, Ikorodu</span><span>Kitchen, Yaba</span></p>`,
  ),
  at(
    { x: 640, y: 0, width: 360, height: 500 },
    html`
      <div
        style="height:100%;overflow:hidden;background:${colours
          .noon}">${drawing(
            360,
            500,
            ripples(186, 262, { count: 8, step: 46, thick: 7, opacity: 0.3 }),
            catfish({ x: 170, y: 248, length: 344, angle: 66, bend: -8 }),
          )}</div>
    `,
  ),
);

/** Brand sheet, type and colour board, poster. */
export const identity = [brandSheet, board, poster];
