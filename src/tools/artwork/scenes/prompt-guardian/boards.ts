import { html, type Part } from "../../markup.ts";
import { seeded } from "../../seeded.ts";
import { paper } from "../../templates/paper.ts";
import { at, drawing } from "../../templates/place.ts";
import { street } from "../../templates/street.ts";
import { bar, colours, lines, outline, scene, shield } from "./brand.ts";

const { concrete, wet, curb, black, tar, lime } = colours;

const unit = 15;
const [left, top] = [150, 84];

/** The grid, circles and measures that the shield is built from. */
function construction(): Part {
  const grid = Array.from({ length: 21 }, (_, index) =>
    html`
      <path d="M${left + index * unit} ${top - 12}v444" />
    `);
  const rows = Array.from({ length: 29 }, (_, index) =>
    html`
      <path d="M${left - 15} ${top + index * unit}h330" />
    `);
  const circles = [5.2, 14.8].map((x) =>
    html`
      <circle cx="${left + x * unit}" cy="${top + 14 * unit}" r="${14.8 *
        unit}" />
      <circle cx="${left + x * unit}" cy="${top +
        14 * unit}" r="3" fill="${lime}" />
    `
  );
  return html`
    <g fill="none" stroke="#2c2f27" stroke-width="1">${grid}${rows}</g>
    <g
      transform="translate(${left} ${top}) scale(${unit})"><path d="${outline}" fill="${tar}"/>${lines(
        concrete,
        lime,
      )}</g>
    <g fill="none" stroke="${lime}" stroke-width="1.5">${circles}
          <path d="M${left} 40V${top + 450}M${left + 300} 40V${top +
            450}M40 ${top}h520M40 ${top + 210}h520M40 ${top +
            420}h520" stroke-dasharray="5 5"/></g>
    <g transform="translate(${left} ${top}) scale(${unit})" fill="none"
      stroke="${lime}" stroke-width=".2">
      <path d="${outline}" />
    </g>
  `;
}

const measures = html`
  <g fill="${lime}" font-size="15" font-weight="500">
    <text x="300" y="62" text-anchor="middle">20 u</text>
    <text x="44" y="${top + 112}">14 u</text>
    <text x="44" y="${top + 322}">14 u</text>
    <text x="556" y="${top + 112}" text-anchor="end">r 14.8 u</text>
    <text x="556" y="${top + 322}" text-anchor="end">bar 2.3 u</text>
    <text x="300" y="560" text-anchor="middle">gap 2.1 u, one word lit</text>
  </g>
`;

/** The building of the poster: floors of bars, one of them lit. */
function building(): Part {
  const dice = seeded(17);
  const floors = Array.from({ length: 9 }, (_, floor) => {
    let x = 0;
    const bars: string[] = [];
    while (x < 268) {
      const wide = Math.min(dice.whole(2, 5) * 17, 276 - x);
      const lit = floor === 5 && x > 90 && x < 160;
      bars.push(html`
        <rect x="${x}" y="${floor * 25}" width="${wide}" height="17"
          fill="${lit ? concrete : black}" />
      `);
      x += wide + 8;
    }
    return bars;
  });
  return floors;
}

const posterCss = `
  .pgo-say { font-size: 41px; letter-spacing: -.07em }
  .pgo-foot { display: flex; justify-content: space-between; align-items: flex-end; font-size: 13px; line-height: 1.3 }
`;

const poster = paper(
  { width: 324, height: 476, kind: "lying" },
  html`<div style="position:absolute;inset:0;background:${lime}"></div>`,
  at({ x: 24, y: 28 }, drawing(276, 220, building())),
  at(
    { x: 24, y: 272, kind: "display pgo-say" },
    html`Before<br>it leaves<br>the building.`,
  ),
  at(
    { x: 24, right: 24, bottom: 22, kind: "pgo-foot" },
    html`<span>Names, cards and keys<br>stay in the house.</span>${
      shield(26, black, lime, "#ffffff")
    }`,
  ),
);

const typeCss = `
  .pgb-big { font-size: 236px; line-height: .8; letter-spacing: -.09em }
  .pgb-block { display: inline-block; width: .44em; height: .71em; margin: 0 .05em 0 .12em; background: ${black} }
  .pgb-rows { font-size: 26px; line-height: 1.5; letter-spacing: -.05em }
  .pgb-note { font-size: 15px; line-height: 1.5 }
  .pgb-foot { display: grid; grid-template-columns: 3fr 2fr 1fr; height: 112px; font-size: 14px; line-height: 1.3 }
  .pgb-foot div { padding: 16px 16px 0 }
  .pgb-foot div:first-child { padding-left: 44px; background: ${black}; color: ${concrete} }
  .pgb-foot div:nth-child(2) { background: #f0f1ea }
  .pgb-foot div:last-child { background: ${lime} }
`;

/** Shots 02, 04 and 08: construction of the mark, poster, type. */
export const boards = [
  scene(
    "square",
    "02",
    { alt: "construction of the shield mark", ground: black },
    drawing(600, 600, construction(), measures),
  ),
  scene(
    "square",
    "04",
    {
      alt: "poster “Before it leaves the building”",
      ground: wet,
      css: posterCss,
    },
    street(
      { width: 600, height: 600, wall: wet, floor: curb, horizon: 548 },
      html`
        <path d="M0 182h600M0 366h600" stroke="#b3b5a6" stroke-width="3" />
        <path d="M116 0v182M474 182v184M116 366v182" stroke="#b3b5a6"
          stroke-width="3" />
        <rect y="540" width="600" height="10" fill="#a3a597" />
      `,
    ),
    at({ x: 138, y: 38 }, poster),
  ),
  scene(
    "square",
    "08",
    { alt: "type board", ground: concrete, css: typeCss },
    at(
      { x: 36, y: 50, kind: "display pgb-big" },
      html`A<i class="pgb-block"></i>9k`,
    ),
    at(
      { x: 44, y: 276, kind: "pgb-rows" },
      html`
        <p style="font-weight:400">Regular tells you what it saw.</p>
        <p style="font-weight:600">Semibold tells you to stop.</p>
      `,
    ),
    at(
      { x: 44, y: 382, width: 500, kind: "pgb-note" },
      html`A bar is exactly as long as the word it hides, so the sentence never moves: Adaeze, ${
        bar(6)
      }, Adaeze. Geist Mono makes that free.`,
    ),
    at(
      { x: 0, bottom: 0, width: 600, kind: "pgb-foot" },
      html`
        <div><b>Black</b><br>#0d0e0c</div>
        <div><b>Paper</b><br>#f0f1ea</div>
        <div><b>Lime</b><br>#c9f031</div>
      `,
    ),
  ),
] as const;
