import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, mark, panels, scene, wordmark } from "./brand.ts";

/** Corrugated iron, and the ridge across it. */
function iron(): Part {
  const ribs = Array.from(
    { length: 42 },
    (_, index) => `M${index * 24 + 8} 0h9v500h-9z`,
  );
  return html`
    <path fill="#c98a52" d="M0 0h1000v500H0z" />
    <path fill="#b97b46" d="${ribs.join("")}" />
    <path fill="#8f5a32" d="M0 236h1000v22H0z" />
  `;
}

/** Eight panels, each with its shadow on the iron. */
function eight(): Part {
  const places = [0, 1, 2, 3].flatMap((column) =>
    [26, 280].map((y) => [312 + column * 166, y] as const)
  );
  return places.map(([x, y]) =>
    html`
      <path fill="#6d4324" d="M${x + 16} ${y + 18}h146v194H${x + 16}z" />
      <path fill="#f5f9fd" d="M${x} ${y}h146v194H${x}z" />
      <g transform="translate(${x + 5} ${y + 5})">${panels({
        columns: 1,
        rows: 1,
        width: 136,
        height: 184,
        gap: 0,
      })}</g>
      <path fill="#fff" opacity=".12"
        d="M${x + 84} ${y + 5}h40L${x + 40} ${y + 189}H${x + 5}z" />
    `
  );
}

/** The tank and its pipe; its shadow falls on two panels. */
const tank = html`
  <path fill="#0c1433" opacity=".62"
    d="m96 262 96-156 420 196q60 50 24 110-40 60-110 36z" />
  <path fill="none" stroke="#f5f9fd" stroke-width="12" d="M134 292v74H22v134" />
  <circle cx="134" cy="190" r="106" fill="#141414" />
  <circle cx="134" cy="190" r="76" fill="none" stroke="#333" stroke-width="6" />
  <circle cx="134" cy="190" r="32" fill="#2b2b2b" />
  <path fill="none" stroke="#777" stroke-width="9" stroke-linecap="round"
    d="M58 128q26-34 74-40" />
`;

const css = `
  .told { padding: 20px 24px 20px 30px; border-left: 14px solid ${colours.sun};
    background: ${colours.cloud} }
  .told h1 { font-size: 35px } .told p { padding-top: 8px; font-size: 18px }
  .told header { display: flex; gap: 12px; align-items: center; padding-bottom: 14px }
`;

/** The notification on the owner's phone. */
function told(...head: Part[]): string {
  return html`
    <div
      class="told">${head}<h1 class="display">Your tank costs you two hours of light.</h1><p>Shade from 3:10 p.m. Move it 2 m left.</p></div>
  `;
}

const above = [iron(), eight(), tank];
const lockup = html`<header>${mark(40)}${wordmark(34)}</header>`;

/** The roof from above, in the afternoon: both covers and the first shot. */
export const roof = [
  scene(
    "cover",
    "cover",
    {
      alt: "a roof from above, its tank shading two of the panels",
      ground: "#c98a52",
      css,
    },
    drawing(800, 600, html`<g transform="scale(1.2)">${above}</g>`),
    at({ x: 300, y: 356, width: 440 }, told(lockup)),
  ),
  scene(
    "tall",
    "tall",
    {
      alt: "a tank from above, its shadow on a solar panel",
      ground: "#c98a52",
      css,
    },
    drawing(640, 800, html`<g transform="scale(1.6)">${above}</g>`),
    at({ x: 60, y: 560, width: 520 }, told(lockup)),
  ),
  scene(
    "full",
    "01",
    {
      alt: "roof from above, with the tank’s shadow",
      ground: "#c98a52",
      css,
    },
    drawing(1000, 500, above),
    at({ x: 566, y: 312, width: 402 }, told()),
  ),
];

/** The printed card beside the meter box. */
export const wallCard = scene(
  "square",
  "07",
  {
    alt: "wall card by the meter box",
    ground: "#dcb58a",
    css: `
      .card { width: 280px; background: ${colours.cloud}; color: ${colours.night}; rotate: -2deg; box-shadow: 12px 12px 0 #a97c4f }
      .card header { display: flex; gap: 14px; align-items: center; height: 92px; padding: 0 24px; background: ${colours.sun} }
      .card h1 { padding: 24px 24px 0; font-size: 34px; line-height: 1.2 }
      .card p { margin: 18px 24px 0; padding: 12px 0 28px; border-top: 4px solid; font-size: 18px; line-height: 1.4 }
    `,
  },
  drawing(
    600,
    600,
    html`
      <path fill="#dcb58a" d="M0 0h600v600H0z" />
      <path fill="#c99d6e"
        d="M0 0h600v24H0zM0 178h600v5H0zM0 362h600v5H0zM0 522h600v5H0z" />
      <path fill="${colours.night}"
        d="M414 340h11v260h-11zM444 340h11v260h-11zM474 340h11v260h-11z" />
      <path fill="#9aa29b" stroke="${colours.night}" stroke-width="6"
        d="M376 36h178v306H376z" />
      <path fill="${colours.cloud}" stroke="${colours.night}" stroke-width="6"
        d="M396 62h138v96H396z" />
      <circle cx="428" cy="206" r="15" fill="${colours.sun}" />
      <path stroke="${colours.night}" stroke-width="6"
        d="M398 252h134M398 278h134M398 304h84" />
      <text x="465" y="124" text-anchor="middle" font-size="38" font-weight="700"
        fill="${colours.night}">04812</text>
    `,
  ),
  at(
    { x: 44, y: 66 },
    html`
      <div class="card">
        <header>${mark(56, colours.cloud)}${wordmark(38)}</header>
        <h1
          class="display">Green: cook.<br>Orange: wait.<br>Blue: freezer<br>is safe.</h1>
        <p>Tank pump before 3 p.m.<br>Adewale, 0800 555 0190</p>
      </div>
    `,
  ),
);
