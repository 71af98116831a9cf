import { html } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, holes, mark, scene, stamp, wordmark } from "./brand.ts";
import { bars, receipt } from "./receipt.ts";

const { rind, slice, hole, milk, paid, pale } = colours;

/** One month's work on one strip of paper. */
export const longReceipt = scene(
  "square",
  "02",
  {
    alt: "long receipt",
    ground: paid,
    css:
      `.month { color: ${milk}; font-size: 46px } .month-note { color: #d9efdd; font-size: 15.5px; line-height: 1.35 }`,
  },
  at(
    { x: 30, y: 34 },
    html`<p class="display month">One<br>month,<br>on one<br>strip.</p>`,
  ),
  at(
    { x: 32, bottom: 34, width: 138 },
    html`
      <p
        class="month-note">Every job of November. Two people, one van, no spreadsheet.</p>
    `,
  ),
  at(
    { x: 222, y: 18, angle: 2 },
    receipt(346, 15.2, {
      number: "0151",
      date: "27 Nov",
      to: "Surulere Swimming Club",
      goods: [
        ["Filter change", "48,000"],
        ["Pump, 1.5 hp", "212,500"],
        ["Tiles, 6 m²", "93,000"],
        ["Grout and labour", "64,000"],
        ["Lifeguard’s chair", "38,000"],
        ["Diesel", "17,400"],
        ["Night call, 14 Nov", "25,000"],
        ["Thanks for the coffee", "0"],
      ],
      sum: "497,900",
      stamp: "Due Friday",
      ink: "#b4490f",
      thanks: bars(284, 46, 8),
    }),
  ),
);

const stamps: readonly (readonly [string, string, string, number])[] = [
  ["Sent", rind, milk, -4],
  ["Seen 09:12", rind, slice, 3],
  ["Due Friday", milk, hole, -2],
  ["3 days late", milk, "#b4490f", 5],
  ["Paid 13 Nov", paid, milk, -6],
  ["Thank you", milk, paid, 2],
];

/** The six states of an invoice as stamps. */
export const stampSet = scene(
  "square",
  "05",
  {
    alt: "stamp set",
    ground: milk,
    css:
      `.states { display: grid; grid-template: repeat(3, 200px) / 1fr 1fr } .states div { display: grid; place-items: center }`,
  },
  html`<div class="states">${
    stamps.map(([words, ink, ground, angle]) =>
      html`
        <div
          style="background:${ground}"><span style="transform:rotate(${angle}deg)">${stamp(
            words,
            36,
            ink,
          )}</span></div>
      `
    )
  }</div>`,
);

/** The card that is left behind. */
export const card = scene(
  "square",
  "06",
  {
    alt: "business card with punched holes",
    ground: hole,
    css: `
      .card { position: relative; width: 440px; height: 250px; border-radius: 8px; box-shadow: 0 16px 30px rgb(60 30 0 / .32); overflow: hidden }
      .card p { position: absolute; left: 30px; font-size: 16px; line-height: 1.4 } .card b { font-weight: 750 }
    `,
  },
  holes(
    600,
    600,
    [[548, 66, 112], [52, 548, 88], [60, 60, 26], [538, 560, 34]],
    "#c97c03",
    "#ad6a00",
  ),
  at(
    { x: 96, y: 56, angle: -6 },
    html`
      <div class="card"
        style="background:${rind};color:${slice}">${at(
          { x: 32, y: 30 },
          mark(96, rind),
        )}${at({ x: 146, y: 46 }, wordmark(50))}${at(
          { x: 0, y: 0 },
          drawing(
            440,
            250,
            html`
              <g fill="${hole}">
                <circle cx="384" cy="52" r="27" />
                <circle cx="398" cy="176" r="21" />
                <circle cx="300" cy="206" r="13" />
              </g>
            `,
          ),
        )}</div>
    `,
  ),
  at(
    { x: 72, y: 300, angle: 3 },
    html`
      <div class="card"
        style="background:${milk}"><p style="top:26px;font-size:27px;line-height:1.05;letter-spacing:-.03em"><b>Halima Sanni</b><br>asks for your money,<br>nicely.</p><p style="bottom:26px">halima@chedar.example<br>Herbert Macaulay Way, Yaba</p>${at(
          { x: 0, y: 0 },
          drawing(
            440,
            250,
            html`
              <g fill="${hole}">
                <circle cx="392" cy="64" r="27" />
                <circle cx="342" cy="34" r="9" />
                <circle cx="372" cy="186" r="42" />
              </g>
            `,
          ),
        )}</div>
    `,
  ),
);

/** The typeface and what it is for. */
export const typeBoard = scene(
  "square",
  "07",
  {
    alt: "type board",
    ground: pale,
    css: `
      .naira { font-size: 470px; line-height: .7; letter-spacing: 0; color: ${slice} } .faces { width: 540px; border-top: 4px solid }
      .faces div { display: flex; justify-content: space-between; align-items: baseline; padding: 9px 0; border-bottom: 2px solid ${slice}; font-size: 14px; line-height: 1.2 } .faces b { font-size: 25px; letter-spacing: -.03em }
      .ask { font-size: 66px }
    `,
  },
  at({ x: 177, y: 76 }, html`<div class="display naira">₦</div>`),
  at(
    { x: 30, y: 36 },
    html`<p class="display ask">Friendly<br>about money,<br>strict about<br>dates.</p>`,
  ),
  at(
    { x: 30, bottom: 30 },
    html`
      <div class="faces">
        <div><b style="font-weight:900">Due Friday, 13 November</b><span>Black, for dates</span></div>
        <div><b style="font-weight:700">Hello Bola, a small nudge</b><span>Bold, for greetings</span></div>
        <div><b style="font-weight:450">₦985,000 for four pages</b><span>Regular, for the rest</span></div>
      </div>
    `,
  ),
);
