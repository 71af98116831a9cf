import { html } from "../../markup.ts";
import { at } from "../../templates/place.ts";
import { colours, holes, mark, scene, stamp, wordmark } from "./brand.ts";
import { bars, receipt } from "./receipt.ts";

const ground = colours.slice;

const shoot = {
  number: "0148",
  date: "9 Nov",
  to: "Bola &amp; Sons Catering",
  goods: [
    ["Menu photography", "180,000"],
    ["Website, 4 pages", "650,000"],
    ["Copy and editing", "95,000"],
    ["Hosting, 12 months", "60,000"],
  ],
  sum: "985,000",
  stamp: "Paid 13 Nov",
} as const;

const week = [
  ["Mon", "Sent", 0],
  ["Tue", "Seen 09:12", 0],
  ["Wed", "Nudged", 0],
  ["Thu", "Promised", 0],
  ["Fri", "Paid", 1],
] as const;

/** The covers and the first shot: the promise, and the paper that keeps it. */
export const covers = [
  scene(
    "cover",
    "cover",
    {
      alt: "“Paid by Friday.” beside a paid receipt, on a slice full of holes",
      ground,
      css:
        `.line { font-size: 18.5px; line-height: 1.35; font-weight: 500 } .promise { font-size: 92px }`,
    },
    holes(800, 600, [
      [116, 506, 104],
      [330, 446, 33],
      [262, 566, 36],
      [716, 52, 84],
      [752, 318, 46],
      [480, 560, 58],
    ]),
    at({ x: 44, y: 36 }, wordmark(37)),
    at(
      { x: 44, y: 116 },
      html`<div class="display promise">Paid by<br>Friday.</div>`,
    ),
    at(
      { x: 46, y: 300, width: 270 },
      html`
        <p
          class="line">Invoices, reminders and thank-yous for small teams who would rather be doing the work.</p>
      `,
    ),
    at(
      { x: 424, y: 14, angle: 4 },
      receipt(322, 17.5, { ...shoot, thanks: bars(250, 64, 3) }),
    ),
  ),
  scene(
    "tall",
    "tall",
    {
      alt: "a paid receipt hanging out of a slice with holes",
      ground,
      css: `.promise { font-size: 134px; color: ${colours.rind} }`,
    },
    holes(640, 800, [[566, 330, 120], [60, 420, 74], [592, 566, 32], [
      36,
      612,
      30,
    ], [524, 720, 62]]),
    at(
      { x: 34, y: 42 },
      html`<div class="display promise">Paid by<br>Friday.</div>`,
    ),
    at(
      { x: 146, y: 296, angle: -3 },
      receipt(332, 16.8, { ...shoot, thanks: bars(256, 54, 3) }),
    ),
  ),
  scene(
    "full",
    "01",
    {
      alt: "“Paid by Friday.”",
      ground,
      css: `
        .promise { font-size: 139px }
        .week { display: grid; grid-template-columns: repeat(5, 1fr); width: 836px; border-top: 4px solid }
        .week div { position: relative; padding: 16px 0 0; font-size: 15px; line-height: 1.3 } .week b { display: block; font-size: 22px; font-weight: 800; letter-spacing: -.02em }
        .week i { position: absolute; left: 0; top: -13px; width: 22px; height: 22px; border-radius: 50%; background: ${colours.rind} }
        .week .done i { width: 30px; height: 30px; top: -17px; background: ${colours.paid}; border: 4px solid ${colours.milk} } .week .done { font-weight: 700 }
      `,
    },
    holes(1000, 500, [
      [920, 74, 128],
      [24, 376, 64],
      [560, 40, 36],
      [690, 262, 54],
      [960, 420, 40],
      [418, 520, 46],
    ]),
    at(
      { x: 82, y: 34 },
      html`
        <div
          style="display:flex;align-items:center;gap:11px">${mark(
            31,
            colours.slice,
          )}${wordmark(34)}</div>
      `,
    ),
    at(
      { x: 76, y: 108 },
      html`<div class="display promise">Paid by<br>Friday.</div>`,
    ),
    at(
      { x: 82, y: 396 },
      html`<div class="week">${
        week.map(([day, words, done]) =>
          html`<div class="${
            done && "done"
          }"><i></i><b>${day}</b>${words}</div>`
        )
      }</div>`,
    ),
    at(
      { x: 604, y: 226, angle: -7 },
      html`<div style="background:${colours.milk};padding:12px">${
        stamp("Paid 13 Nov", 46, colours.paid)
      }</div>`,
    ),
  ),
];
