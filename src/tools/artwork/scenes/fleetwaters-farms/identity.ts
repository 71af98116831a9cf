import { html } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { swatches } from "../../templates/swatches.ts";
import { tiles } from "../../templates/tiles.ts";
import { colours, mark, scene } from "./brand.ts";
import { catfish } from "./catfish.ts";

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

/** Brand sheet, type and colour board. */
export const identity = [brandSheet, board];
