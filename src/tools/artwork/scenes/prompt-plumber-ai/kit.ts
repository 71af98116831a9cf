import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { scene } from "./brand.ts";
import { colours } from "./colours.ts";
import { collar, drop, gauge, pipe, wheel } from "./pipes.ts";

const { apron, brass, copper, soot, water, valve } = colours;

const width = 40;

/** The parts of the kit, each drawn in a field of 180 by 140. */
const parts: readonly (readonly [string, string, Part])[] = [
  ["Task", "the straight", [
    pipe({ points: [[14, 74], [166, 74]], colour: brass, width }),
    collar(24, 74, "across", width),
    collar(156, 74, "across", width),
  ]],
  ["Reader", "the elbow", [
    pipe({
      points: [[20, 54], [104, 54], [104, 134]],
      colour: water,
      width,
      corner: 44,
    }),
    collar(30, 54, "across", width),
    collar(104, 124, "down", width),
  ]],
  ["Example", "the tee", [
    pipe({ points: [[90, 60], [90, 134]], colour: copper, width }),
    pipe({ points: [[20, 54], [160, 54]], colour: copper, width }),
    collar(30, 54, "across", width),
    collar(150, 54, "across", width),
    collar(90, 124, "down", width),
  ]],
  ["Limit", "the valve", [
    pipe({ points: [[14, 84], [166, 84]], colour: brass, width }),
    collar(24, 84, "across", width),
    collar(156, 84, "across", width),
    wheel(90, 66, 36),
  ]],
  ["Tone", "the bend", [
    pipe({
      points: [[20, 106], [90, 106], [90, 44], [160, 44]],
      colour: water,
      width,
      corner: 30,
    }),
    collar(30, 106, "across", width),
    collar(150, 44, "across", width),
  ]],
  ["Check", "the gauge", [
    pipe({ points: [[90, 90], [90, 136]], colour: valve, width: 14 }),
    collar(90, 128, "down", width),
    gauge(90, 62, 46, 92),
  ]],
  ["Tap", "the output", [
    pipe({
      points: [[20, 54], [112, 54], [112, 98]],
      colour: copper,
      width,
      corner: 34,
    }),
    collar(30, 54, "across", width),
    html`
      <rect x="78" y="18" width="12" height="14" fill="${valve}"
        stroke="${soot}" stroke-width="4.6" />
      <rect x="62" y="6" width="44" height="13" fill="${valve}"
        stroke="${soot}" stroke-width="4.6" />
    `,
    collar(112, 92, "down", width * 0.9),
    drop(112, 124, 26),
  ]],
  ["Source", "the tank", [
    html`
      <rect x="42" y="24" width="96" height="108" rx="20" fill="${apron}"
        stroke="${soot}" stroke-width="4.6" />
      <path
        d="M44.500 78c16-10 30 10 46 0s30-10 45 0v34a18 18 0 0 1-18 18H62a18 18 0 0 1-17.500-18z"
        fill="${water}" stroke="${soot}" stroke-width="4.6" />
    `,
  ]],
  ["Stop", "the cap", [
    pipe({ points: [[30, 74], [146, 74]], colour: brass, width }),
    collar(40, 74, "across", width),
    collar(140, 74, "across", width * 1.16, copper),
  ]],
];

const kitSheet = html`<div class="ppk">${
  parts.map(([name, note, drawn]) =>
    html`<div>${
      drawing(180, 140, drawn)
    }<p><b>${name}</b><span>${note}</span></p></div>`
  )
}</div>`;

const kitCss = `
  .ppk { position: absolute; inset: 0; display: grid; grid-template: repeat(3, 1fr) / repeat(3, 1fr) }
  .ppk > div { display: flex; flex-direction: column; align-items: center; justify-content: space-between;
    padding: 14px 0 13px; border: solid ${soot}; border-width: 0 4px 4px 0 }
  .ppk > div:nth-child(3n) { border-right: 0 }
  .ppk > div:nth-child(n + 7) { border-bottom: 0 }
  .ppk > div:nth-child(even) { background: ${apron} }
  .ppk > div:nth-child(odd) { background: #ffe3a3 }
  .ppk > div:nth-child(5) { background: ${copper} }
  .ppk p { display: flex; justify-content: space-between; width: 100%; padding: 0 16px; font-size: 14.5px; line-height: 1 }
  .ppk b { font-weight: 700 }
`;

const gaugeCss = `
  .ppg { font-weight: 700; text-align: center; color: ${soot}; line-height: 1 }
  .ppg-word { font-size: 86px }
  .ppg-note { font-size: 19px }
`;

/** An arc of the dial from `from` to `to`, 0 to 100. */
function zone(from: number, to: number, colour: string): Part {
  const point = (share: number) => {
    const turn = ((-225 + share * 2.7) * Math.PI) / 180;
    return `${(300 + 216 * Math.cos(turn)).toFixed(1)} ${
      (300 + 216 * Math.sin(turn)).toFixed(1)
    }`;
  };
  const large = to - from > 66 ? 1 : 0;
  return html`
    <path d="M${point(from)}A216 216 0 ${large} 1 ${point(to)}" fill="none"
      stroke="${colour}" stroke-width="40" />
  `;
}

const numbers = [0, 20, 40, 60, 80, 100].map((value) => {
  const turn = ((-225 + value * 2.7) * Math.PI) / 180;
  return html`
    <text x="${(300 + 158 * Math.cos(turn)).toFixed(
      1,
    )}" y="${(310 + 158 * Math.sin(turn)).toFixed(
      1,
    )}" text-anchor="middle" font-size="30"
      font-weight="700" fill="${soot}">${value}</text>
  `;
});

const needle = -135 + 92 * 2.7;

/** Shots 03 and 04: the kit, the pressure gauge. */
export const kit = [
  scene(
    "square",
    "03",
    { alt: "pipe kit sheet", ground: apron, css: kitCss },
    kitSheet,
  ),
  scene(
    "square",
    "04",
    { alt: "pressure gauge, close up", ground: valve, css: gaugeCss },
    drawing(
      600,
      600,
      pipe({ points: [[-20, 520], [620, 520]], colour: water, width: 92 }),
      collar(12, 520, "across", 92, brass),
      collar(588, 520, "across", 92, brass),
      html`
        <circle cx="300" cy="300" r="262" fill="${apron}" stroke="${soot}"
          stroke-width="22" />
      `,
      zone(0, 55, copper),
      zone(55, 85, brass),
      zone(85, 100, water),
      html`
        <circle cx="300" cy="300" r="236" fill="none" stroke="${soot}"
          stroke-width="5" />
        <circle cx="300" cy="300" r="196" fill="none" stroke="${soot}"
          stroke-width="5" />
      `,
      [0, 55, 85, 100].map((share) =>
        html`
          <rect x="-2.5" y="-236" width="5" height="40" fill="${soot}"
            transform="translate(300 300) rotate(${-135 + share * 2.7})" />
        `
      ),
      numbers,
      html`
        <path transform="translate(300 300) rotate(${needle})"
          d="M-22 50-6-182H6L22 50z" fill="${copper}" stroke="${soot}"
          stroke-width="6" stroke-linejoin="round" />
        <circle cx="300" cy="300" r="27" fill="${soot}" />
      `,
    ),
    at({ x: 200, y: 362, width: 200, kind: "ppg ppg-word display" }, "92"),
    at({ x: 200, y: 450, width: 200, kind: "ppg ppg-note" }, "It holds."),
  ),
] as const;
