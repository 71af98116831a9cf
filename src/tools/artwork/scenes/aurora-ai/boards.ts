import { html } from "../../markup.ts";
import { seeded } from "../../seeded.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, mark, scene, serif } from "./brand.ts";

const states = [
  [
    "Found",
    "found",
    "Readings taken during the August break",
    "12 in this file",
  ],
  ["Cited", "cited", "four times the rate of the eastern bank", "answer 3"],
  ["Pinned", "pinned", "replaced on 19 July", "by Mrs Adeyemi"],
  [
    "Doubted",
    "doubted",
    "should not be compared with open water",
    "p. 31 differs",
  ],
] as const;

const statesCss = `
  .aus { position: absolute; inset: 0; display: grid; grid-template-rows: repeat(4, 1fr); padding: 12px 44px }
  .aus > div { display: grid; grid-template-columns: 118px 1fr; align-items: center; border-bottom: 1.5px solid ${colours.night} }
  .aus > div:last-child { border: 0 }
  .aus b { display: block; font-size: 16px; font-weight: 600 }
  .aus i { font-style: normal; font-size: 14px; color: var(--soft) }
  .aus p { font-family: ${serif}; font-size: 30px; font-weight: 430; line-height: 1.34; letter-spacing: -.01em }
  .aus span { padding: .06em .1em; -webkit-box-decoration-break: clone; box-decoration-break: clone }
  .aus .found { background: ${colours.page} }
  .aus .cited { background: ${colours.light} }
  .aus .pinned { background: ${colours.night}; color: ${colours.edge} }
  .aus .doubted { box-shadow: inset 0 -3px ${colours.night}; background: ${colours.edge};
    text-decoration: underline wavy 2px; text-underline-offset: .2em; box-shadow: none }
`;

const shelf = [
  ["Lagos Lagoon water survey, 2023", "212 pages", "31 cited", 31],
  ["Trap readings, stations 1 to 9", "48 pages", "17 cited", 17],
  ["Dredging permits, 2019 to 2022", "96 pages", "9 cited", 9],
  ["Fishing gear and moorings, Makoko", "64 pages", "4 cited", 4],
  ["Tide tables, Apapa, 2023", "24 pages", "Scanned, 98% read", 2],
] as const;

const dice = seeded(41);

function spectrum(cited: number): string {
  const lit = Array.from({ length: 22 }, (_, index) => {
    const tall = 5 + (dice.between(0, 1) ** 2) * cited * 1.1;
    return html`
      <rect x="${index * 7}" y="${(38 - tall).toFixed(
        1,
      )}" width="4.4" height="${tall
        .toFixed(1)}"
        fill="${tall > 14 ? colours.edge : "#2f8f86"}" />
    `;
  });
  return drawing(152, 38, lit);
}

const sourceList = html`<div class="aup">
  <div class="aup-head"><div class="display">Five documents,<br>444 pages</div><b>Add a document</b></div>
  ${
  shelf.map(([title, pages, note, cited]) =>
    html`
      <div
        class="aup-row"><div><b>${title}</b><p>${pages}<span>${note}</span></p></div>${spectrum(
          cited,
        )}</div>
    `
  )
}</div>`;

const listCss = `
  .aup { position: absolute; inset: 0; padding: 44px 44px 0; color: #eef6f2 }
  .aup-head { display: flex; justify-content: space-between; align-items: flex-end; padding-bottom: 26px }
  .aup-head .display { font-size: 43px }
  .aup-head b { padding: 12px 16px; background: ${colours.light}; color: ${colours.night};
    border-radius: 4px; font-size: 14.5px; font-weight: 600; line-height: 1.1 }
  .aup-row { display: flex; justify-content: space-between; align-items: center; height: 82px;
    border-top: 1px solid #2b5a65 }
  .aup-row b { font-family: ${serif}; font-size: 20px; font-weight: 480; letter-spacing: -.005em }
  .aup-row p { margin-top: 2px; font-size: 13.5px; color: ${colours.mist} }
  .aup-row span { margin-left: 14px; color: ${colours.edge} }
`;

const palette = [
  [colours.night, "Night", 330],
  [colours.fjord, "Fjord", 270],
  ["#1f9d8b", "Current", 170],
  [colours.edge, "Edge", 230],
  [colours.page, "Page", 290],
] as const;

const typeCss = `
  .aut-letter { font-size: 440px; line-height: .7; font-style: italic; font-weight: 400 }
  .aut-say { font-size: 34px }
  .aut-note { font-size: 15px; line-height: 1.4 }
  .aut-bar { writing-mode: vertical-rl; padding: 14px 0; width: 42px; line-height: 42px; font-size: 13px;
    font-weight: 500 }
  .aut-bar span { position: relative; display: block; height: 100%; text-align: right; padding-bottom: 0 }
  .aut-fill { position: absolute; inset: 0 }
`;

/** Shots 05 to 07: highlight states, source list, type board. */
export const boards = [
  scene(
    "square",
    "05",
    { alt: "highlight states", ground: "#dcebe0", css: statesCss },
    html`<div class="aus">${
      states.map(([name, kind, words, note]) =>
        html`
          <div>
            <div><b>${name}</b><i>${note}</i></div>
            <p><span class="${kind}">${words}</span></p>
          </div>
        `
      )
    }</div>`,
  ),
  scene(
    "square",
    "06",
    { alt: "source list", ground: colours.fjord, css: listCss },
    sourceList,
  ),
  scene(
    "square",
    "07",
    { alt: "type board", ground: colours.light, css: typeCss },
    at({ x: 30, y: 78, kind: "display aut-letter" }, "a"),
    at(
      { x: 44, y: 392, width: 330, kind: "display aut-say" },
      "The document speaks in Newsreader.",
    ),
    at(
      { x: 44, y: 486, width: 290, kind: "aut-note" },
      "Aurora answers in Instrument Sans, so that nobody takes the one for the other.",
    ),
    ...palette.map(([colour, name, tall], index) =>
      at(
        { x: 390 + index * 42, y: 0, height: tall, kind: "aut-bar" },
        html`
          <i class="aut-fill" style="background:${colour}"></i><span
            style="color:${index < 2
              ? colours.edge
              : colours.night}">${name}</span>
        `,
      )
    ),
    at({ right: 44, bottom: 44 }, mark(70)),
  ),
];
