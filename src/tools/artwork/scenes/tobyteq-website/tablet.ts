import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, scene } from "./brand.ts";

/** Yield of each panel of the roof, in percent of what it should make. */
const roof: readonly number[] = [
  98,
  97,
  99,
  98,
  96,
  97,
  99,
  98,
  97,
  98,
  97,
  62,
  97,
  98,
  99,
  97,
  71,
  58,
];

function panel(value: number, index: number): Part {
  const [x, y] = [(index % 6) * 64, Math.floor(index / 6) * 92];
  const low = value < 90;
  return html`
    <path d="M${x} ${y}h58v86h-58z" fill="${low
      ? colours.sun
      : colours.night}" />
    <path
      d="M${x + 29} ${y}v86M${x} ${y + 29}h58M${x} ${y + 58}h58"
      stroke="${low ? "#ffb168" : "#33437f"}" stroke-width="1.2" />
    <text x="${x + 29}" y="${y + 50}" text-anchor="middle" font-size="17"
      font-weight="680" fill="${low ? colours.night : "#fff"}">${value}</text>
  `;
}

/** Corrugated roofing that the tablet lies on. */
const sheeting = drawing(
  600,
  600,
  html`
    <path d="${Array.from({ length: 13 }, (_, nth) => `M${nth * 48 + 8} 0v600`)
      .join("")}" stroke="#a5c9e8" stroke-width="16" />
    <path d="${Array.from({ length: 13 }, (_, nth) => `M${nth * 48 + 18} 0v600`)
      .join("")}" stroke="${colours.cloud}" stroke-width="4" opacity=".7" />
  `,
);

const screwdriver = html`
  <g transform="translate(78 588) rotate(-9)">
    <path d="M6 10h150q14 0 14-13t-14-13H6q-14 0-14 13t14 13z" fill="#000"
      opacity=".16" />
    <path d="M6 4h150q14 0 14-13t-14-13H6Q-8-22-8-9T6 4z" fill="${colours
      .sun}" />
    <path d="M14-14h130M14-4h130" stroke="#c9640a" stroke-width="3" />
    <path d="M170-12h22v6h-22zM192-11h150l12-3v10l-12-3H192z"
      fill="${colours.night}" />
  </g>
`;

const screen = html`
  <div class="top"><b>Adeola Street 9</b><span>18 panels, 7.2 kW</span></div>
  <p class="display find">Three panels are in<br>the shade of the tank</p>
  ${drawing(378, 272, roof.map(panel))}
  <div
    class="acts"><span class="act">Move string B</span><span class="act plain">Photograph</span><span class="loss">Costs the house<br><b>1.1 kWh a day</b></span></div>
`;

/** What the installer sees on the roof. */
export const tablet = scene(
  "square",
  "06",
  {
    alt: "installer’s tablet",
    ground: colours.morning,
    css: `
      .tablet { width: 470px; height: 540px; padding: 20px; border-radius: 32px; background: #0c1433; box-shadow: 0 20px 34px rgb(19 32 74 / .35) }
      .tablet > div { width: 100%; height: 100%; padding: 22px 26px; overflow: hidden; border-radius: 16px; background: ${colours.cloud} }
      .top { display: flex; justify-content: space-between; font-size: 15px }
      .top b { font-weight: 660 }
      .find { margin: 12px 0 18px; font-size: 34px }
      .acts { display: flex; gap: 10px; align-items: center; margin-top: 16px; font-size: 14px; line-height: 1.25 }
      .act { padding: 14px 15px; border-radius: 10px; background: ${colours.night}; color: #fff; font-weight: 640 }
      .act.plain { background: none; color: inherit; box-shadow: inset 0 0 0 2px }
      .loss { margin-left: auto }
      .loss b { font-weight: 680 }
    `,
  },
  sheeting,
  at(
    { x: 72, y: 22, angle: -4 },
    html`
      <div class="tablet">
        <div>${screen}</div>
      </div>
    `,
  ),
  at({ x: 0, y: 0 }, drawing(600, 600, screwdriver)),
);
