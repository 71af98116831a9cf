import { html } from "../../markup.ts";
import { at } from "../../templates/place.ts";
import { upright } from "../../templates/upright.ts";
import { colours, scene, wordmark } from "./brand.ts";
import { caption, film } from "./film.ts";
import type { Shot } from "./footage.ts";
import { timeline } from "./timeline.ts";

const remarks = [
  ["0:18", "Tolu", "Start here. Six seconds can go.", "Done"],
  ["1:04", "Kemi", "This blue umbrella, or the pink one?", "Open"],
  ["2:31", "Tolu", "Lower the music under her laugh.", "Open"],
] as const;

const css = `
      .bar { display: flex; align-items: center; gap: 22px; height: 54px; padding: 0 26px; border-bottom: 1.5px solid var(--line); font-size: 13px }
      .bar b { font-size: 14px } .bar .press { padding: 10px 18px; margin-left: auto; font-size: 13px }
      .says { display: grid; grid-template-columns: 50px 1fr; padding: 13px 0 14px; border-bottom: 1.5px solid var(--line); font-size: 13.5px; line-height: 1.3 }
      .says b { color: ${colours.amber} } .says span { display: block; margin-top: 5px; font-size: 12px; color: var(--soft) }
      .says-head { padding-bottom: 12px; font-size: 21px; border-bottom: 2.5px solid }
      .reply { margin-top: 16px; padding: 12px 14px; box-shadow: inset 0 0 0 2px var(--soft); font-size: 13px; color: var(--soft) }
      .ruler { display: flex; justify-content: space-between; font-size: 11.5px; color: var(--soft) }
    `;

const settle = html`
  <p class="wide says-head">Two left to settle</p>${remarks.map((
    [time, who, words, state],
  ) =>
    html`
      <div
        class="says"><b class="time">${time}</b><div>${words}<span>${who}, ${state}</span></div></div>
    `
  )}<p
    class="reply">Write a remark at 1:49</p>
`;

/** The screen on which client and editor agree. */
export const review = scene(
  "full",
  "04",
  {
    alt: "review screen",
    ground: colours.night,
    css: css,
  },
  html`
    <div
      class="bar">${wordmark(
        19,
      )}<b>Balogun at noon</b><span>Cut 2, ready 06:12</span><span class="press">Approve this cut</span></div>
  `,
  at(
    { x: 26, y: 78 },
    film(
      "market",
      566,
      288,
      html`
        <svg class="at" style="left:0;top:0" width="566" height="288">
          <ellipse cx="470" cy="118" rx="88" ry="76" fill="none" stroke="#fff"
            stroke-width="4" stroke-dasharray="2 0" />
        </svg>
      `,
      caption("if you can price here, you can price anywhere", 17, 18),
    ),
  ),
  at(
    { x: 626, y: 78, width: 348 },
    html`
      ${settle}
    `,
  ),
  at(
    { x: 26, y: 376, width: 566 },
    html`
      <div
        class="ruler time"><span>0:00</span><span>0:45</span><span>1:30</span><span>2:15</span><span>3:00</span></div>
    `,
  ),
  at(
    { x: 0, y: 402 },
    timeline({
      width: 1000,
      row: 30,
      gap: 4,
      seed: 33,
      head: 392,
      rows: ["film", "words", "sound"],
    }),
  ),
);

/** The same for phones. */
export const reviewUpright = scene(
  "tall",
  "04-tall",
  {
    alt: "review screen, upright",
    ground: colours.night,
    css: css + `
      .bar { justify-content: space-between; padding: 0 16px }
      .settle { padding: 18px 16px 0 }
      .settle .says { padding: 9px 0 10px; font-size: 14.5px }
      .settle .reply { display: none }
    `,
  },
  upright(
    html`
      <div
        class="bar">${wordmark(
          19,
        )}<span class="press">Approve this cut</span></div>
      ${film(
        "market",
        400,
        204,
        caption("if you can price here", 17, 16),
      )}
      <div class="settle">${settle}</div>
    `,
  ),
);

const twelve: readonly (readonly [Shot, string])[] = [
  ["danfo", "18:40"],
  ["market", "18:55"],
  ["pot", "19:20"],
  ["dance", "20:05"],
  ["bridge", "22:46"],
  ["talk", "23:30"],
  ["mic", "00:15"],
  ["shoes", "01:50"],
  ["gele", "03:10"],
  ["canoe", "04:35"],
  ["dawn", "05:40"],
  ["plate", "06:30"],
];

/** One night of film. */
export const frames = scene(
  "full",
  "11",
  {
    alt: "twelve frames of one night’s film",
    ground: colours.night,
    css:
      `.night { display: grid; grid-template-columns: repeat(4, 1fr) } .stamp { position: absolute; left: 12px; bottom: 11px; padding: 4px 7px; background: ${colours.night}; color: ${colours.cream}; font-size: 13px; line-height: 1.1 }`,
  },
  html`<div class="night">${
    twelve.map(([shot, time]) =>
      film(shot, 250, 167, html`<span class="stamp time">${time}</span>`)
    )
  }</div>`,
);

/** The same for phones: the hours around midnight run faster. */
export const framesUpright = scene(
  "tall",
  "11-tall",
  {
    alt: "twelve frames of one night’s film, upright",
    ground: colours.night,
    css:
      `.night { display: grid; gap: 4px; grid-template-columns: repeat(4, 157px) } .night > :not(.brief) { grid-column: span 2 } .stamp { position: absolute; left: 12px; bottom: 11px; padding: 5px 9px; background: ${colours.night}; color: ${colours.cream}; font-size: 22px; line-height: 1.1 } .brief .stamp { left: 6px; bottom: 6px; padding: 3px 5px; font-size: 16px }`,
  },
  html`<div class="night">${
    twelve.map(([shot, time], index) => {
      const stamp = html`<span class="stamp time">${time}</span>`;
      return index < 4 || index > 7
        ? html`<div>${film(shot, 318, 174, stamp)}</div>`
        : html`<div class="brief">${film(shot, 157, 88, stamp)}</div>`;
    })
  }</div>`,
);
