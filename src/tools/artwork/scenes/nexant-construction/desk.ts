import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { bars } from "../../templates/charts.ts";
import { desk } from "../../templates/desk.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, helmet, nexant, poured, scene } from "./brand.ts";

/** Cubic metres of concrete in each of the last eleven weeks. */
const weeks = [214, 96, 196, 120, 189, 232, 189, 88, 184, 240, 182];

const sites = [
  ["Plot 14, Epe Road", "Level 7", "21 March", 6, 9, "on its day"],
  ["Marina car park", "Level 4", "24 March", 3, 4, "on its day"],
  ["Ogba drainage", "Kilometre 5", "27 March", 4, 6, "2 days late"],
  ["Festac footbridge", "Deck", "2 April", 1, 5, "on its day"],
] as const;

const main = html`
  <h1 class="display">1,930 m³<br>in eleven weeks</h1>
  <div class="chart">
    ${drawing(
      420,
      96,
      bars(
        { width: 420, height: 96, colour: colours.slate, high: 250 },
        weeks,
        (nth) => nth === 10 ? colours.signal : colours.slate,
      ),
      html`<path d="M0 96h420" stroke="${colours.ink}" stroke-width="2" />`,
    )}
    <p><span>29 December</span><span>This week, 182</span></p>
  </div>
  <h2>Next pours</h2>
  ${sites.map(([name, part, day, done, all, state]) =>
    html`
      <div class="site">
        <div><b>${name}</b><span>${part}, ${day}</span></div>
        <div>${poured(done, all)}<span class="${state !== "on its day" &&
          "late"}">${state}</span></div>
      </div>
    `
  )}
`;

/** The site office's own screen. */
export const office = scene(
  "square",
  "09",
  {
    alt: "progress dashboard",
    ground: colours.lamp,
    css: `
      .desk { font-size: 13.5px }
      .desk-side { --radius: 0px }
      .desk-main { padding: 24px 28px }
      .desk-item.now { background: ${colours.signal} }
      .desk-main h1 { font-size: 38px }
      .desk-main h2 { margin: 20px 0 6px; font-size: 15px; font-weight: 680 }
      .chart { margin-top: 20px }
      .chart p { display: flex; justify-content: space-between; width: 420px; margin-top: 6px; font-weight: 560 }
      .chart p :last-child { color: #b4330f }
      .site { display: grid; grid-template-columns: 216px 1fr; align-items: center; width: 420px; padding: 9px 0; border-top: 1.5px solid var(--line) }
      .site b, .site span { display: block }
      .site b { font-size: 14.5px; font-weight: 660 }
      .site span { color: var(--soft) }
      .site .poured { margin-bottom: 4px }
      .site .late { color: #b4330f; font-weight: 640 }
    `,
  },
  at(
    { x: 0, y: 44 },
    browser(
      {
        address: `desk.${nexant.address}`,
        width: 620,
        height: 580,
        kind: "square",
      },
      desk({
        brand: helmet(48),
        items: ["Pours", "Sites", "People", "Cubes", "Drawings"],
        now: "Pours",
        main,
        side: 122,
      }),
    ),
  ),
);
