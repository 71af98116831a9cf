import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { swatches } from "../../templates/swatches.ts";
import { tiles } from "../../templates/tiles.ts";
import { colours, helmet, scene, wordmark } from "./brand.ts";

/** How the mark is built: its circle, its lines and its measures. */
function construction(): Part {
  return html`
    <g fill="none" stroke="${colours.signal}" stroke-width="1.5">
      <path d="M88 179a112 112 0 0 1 224 0" stroke-dasharray="5 5" />
      <circle cx="200" cy="75.4" r="36.4" stroke-dasharray="5 5" />
      <path
        d="M30 179h310M30 195.8h310M30 235h340M60 50v206M340 50v206M163.6 26v209M236.4 26v209"
        stroke-dasharray="2 4" />
      <path
        d="M60 264h280M60 258v12M340 258v12M354 179v16.8M348 179h12M348 195.8h12" />
    </g>
    <g fill="${colours.ink}" font-size="14" font-weight="560">
      <text x="200" y="288" text-anchor="middle">20 units</text>
      <text x="364" y="192">1.2</text>
    </g>
  `;
}

const markSheet = scene(
  "square",
  "05",
  {
    alt: "helmet mark sheet",
    ground: colours.white,
    css: `
      .built { position: relative; width: 100%; height: 100%; color: ${colours.ink} }
      .lock { display: flex; align-items: center; gap: 16px }
      .smallest { display: flex; align-items: flex-end; gap: 26px; text-align: center; font-size: 13px; font-weight: 560 }
      .smallest svg { margin: 0 auto 10px }
    `,
  },
  tiles(
    { columns: "400px 200px", rows: "320px 150px 130px" },
    {
      ground: colours.concrete,
      body: html`
        <div class="built">${at({ x: 60, y: 39 }, helmet(280))}${at({
          x: 0,
          y: 0,
        }, drawing(400, 320, construction()))}</div>
      `,
    },
    { ground: colours.signal, ink: "#ffffff", body: helmet(128) },
    {
      ground: colours.ink,
      ink: colours.concrete,
      body: html`<div class="lock">${helmet(80)}${wordmark(56)}</div>`,
    },
    {
      ground: colours.lamp,
      ink: colours.ink,
      area: "2 / 2 / 4 / 3",
      body: stencil(),
    },
    {
      ground: colours.white,
      ink: colours.ink,
      body: html`
        <div class="smallest">
          <p>${helmet(64)}64 px</p>
          <p>${helmet(
            36,
          )}36</p>
          <p>${helmet(20)}20</p>
          <p>${helmet(14)}14, no smaller</p>
        </div>
      `,
    },
  ),
);

/** The mark sprayed on timber. */
function stencil(): string {
  return drawing(
    200,
    280,
    html`
      <path d="M0 70h200M0 140h200M0 210h200" stroke="#c89a55" stroke-width="3" />
      <g transform="translate(50 72)" color="${colours.ink}">${helmet(100)}</g>
      <g fill="${colours.ink}" font-size="25" text-anchor="middle">
        <text x="100" y="190" class="display">PLOT 14</text>
        <text x="100" y="240" class="display">6 / 9</text>
      </g>
    `,
  );
}

const board = scene(
  "square",
  "06",
  {
    alt: "type board",
    ground: colours.slate,
    css: `
      .row { display: grid; grid-template-columns: 84px 1fr; align-items: center; height: 100%; color: ${colours.concrete}; border-top: 2px solid #4a5a61; white-space: nowrap }
      .row span { font-size: 13.5px; line-height: 1.3; opacity: .8 }
      .row b { line-height: 1 }
      .storeys { display: grid; grid-template-rows: 136px 92px 84px 76px 82px; padding: 0 30px }
      .row:first-child { border: 0 }
    `,
  },
  html`
    <div class="storeys">
      ${row(
        "125<br>820",
        "Poured.",
        "font-size:100px;font-weight:820;font-stretch:125%;letter-spacing:-.035em",
      )}
      ${row(
        "100<br>700",
        "21 March, 05:40",
        "font-size:53px;font-weight:700;letter-spacing:-.015em",
      )}
      ${row(
        "100<br>470",
        "Nine floors of offices and a clinic.",
        "font-size:26px;font-weight:470",
      )}
      ${row(
        "75<br>560",
        "Reinforcement schedule, sheet S-106, rev. C",
        "font-size:24px;font-weight:560;font-stretch:75%",
      )}
      ${row(
        "115<br>760",
        "0123456789 m³",
        "font-size:43px;font-weight:760;font-stretch:115%;font-variant-numeric:tabular-nums",
      )}
    </div>
  `,
  at(
    { x: 0, y: 470, width: 600, height: 130 },
    swatches(
      "across",
      { name: "Concrete", colour: "#D9D6CB", ink: colours.ink, share: 34 },
      { name: "Ink", colour: "#1C2526", ink: colours.concrete, share: 20 },
      { name: "Signal", colour: "#E8481C", ink: "#fff", share: 22 },
      { name: "Slate", colour: "#2C3A40", ink: colours.concrete, share: 20 },
      { name: "Lamp", colour: "#F0C27B", ink: colours.ink, share: 20 },
    ),
  ),
);

function row(width: string, words: string, type: string): string {
  return html`
    <div
      class="row"><span>${width}</span><b style="${type}">${words}</b></div>
  `;
}

/** The mark and the type. */
export const identity = { markSheet, board };
