import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { phone } from "../../templates/phone.ts";
import { at } from "../../templates/place.ts";
import { colours, scene, wordmark } from "./brand.ts";
import { caption, film } from "./film.ts";
import type { Shot } from "./footage.ts";

const play = html`
  <svg width="20" height="24" viewBox="0 0 20 24">
    <path fill="currentColor" d="M0 0h7v24H0zM13 0h7v24h-7z" />
  </svg>
`;

/** The review player with a remark at 0:42. */
export const player = scene(
  "square",
  "02",
  {
    alt: "video player with a remark",
    ground: colours.blue,
    css: `
      .player { width: 548px; background: var(--paper) }
      .controls { display: grid; grid-template-columns: auto 1fr auto; gap: 18px; align-items: center;
        padding: 20px 22px 22px; font-size: 15px }
      .scrub { position: relative; height: 10px; background: var(--line) }
      .scrub i { position: absolute; top: 0; height: 10px; background: ${colours.pink} }
      .scrub b { position: absolute; top: -5px; width: 7px; height: 20px; background: ${colours.amber} }
      .cuts { display: flex; gap: 8px; font-size: 13.5px; font-weight: 600 }
      .cuts span { padding: 9px 14px; background: #1b2f9c; color: #fff } .cuts .now { background: ${colours.night} }
      .remark { width: 400px; padding: 17px 20px 18px; background: ${colours.amber}; color: ${colours.night}; font-size: 16px; line-height: 1.3 }
      .remark b { display: block; font-size: 13px; padding-bottom: 5px }
    `,
  },
  at(
    { x: 26, y: 30 },
    html`
      <div
        class="cuts"><span>Cut 1, Tuesday</span><span class="now">Cut 2, this morning</span></div>
    `,
  ),
  at(
    { x: 26, y: 82 },
    html`
      <div
        class="player">${film(
          "danfo",
          548,
          348,
          caption("conductor no dey shout, e dey announce", 18.5, 8),
        )}<div class="controls">${play}<div class="scrub"><i style="left:0;width:22%"></i><b style="left:22%"></b><b style="left:47%"></b><b style="left:81%"></b></div><span class="time">0:42 / 3:10</span></div></div>
    `,
  ),
  at(
    { x: 134, y: 478 },
    html`
      <div
        class="remark"><b>0:42, Kemi</b>Hold on the bus one second longer. The laugh is the whole scene.</div>
    `,
  ),
);

const uploads: readonly (readonly [Shot, string, string, number])[] = [
  ["market", "Balogun, walking", "4.2 GB", 100],
  ["pot", "Iya Risi’s pot", "6.8 GB", 100],
  ["gele", "Tying the gele", "3.1 GB", 64],
  ["dance", "Street, after rain", "5.5 GB", 0],
];

/** Sending the day's footage from a phone. */
export const upload = scene(
  "square",
  "03",
  {
    alt: "upload on a phone",
    ground: colours.amber,
    css: `
      .sent { font-size: 26px; padding-bottom: 6px } .sent-note { font-size: 14.5px; color: var(--soft); padding-bottom: 14px }
      .up { display: grid; grid-template-columns: 66px 1fr; gap: 13px; padding: 11px 0; border-top: 1.5px solid var(--line); line-height: 1.25 }
      .up b { display: block; font-size: 15px; font-weight: 650 } .up span { font-size: 13.5px; color: var(--soft) }
      .up-bar { height: 6px; margin-top: 8px; background: var(--line) } .up-bar i { display: block; height: 6px; background: ${colours.pink} }
      .bed { margin-top: auto; font-size: 15.5px } .late { color: ${colours.night}; font-size: 43px; line-height: .95 }
      .due { color: ${colours.night}; font-size: 17px; font-weight: 600; line-height: 1.3 }
    `,
  },
  at(
    { x: 40, y: 28, zoom: 0.825 },
    phone(
      "",
      html`
        <p class="wide sent">Tonight’s film</p>
        <p class="sent-note">4 clips, 19.6 GB. 66% sent.</p>
      `,
      uploads.map(([shot, name, size, done]) =>
        html`
          <div
            class="up">${film(
              shot,
              66,
              66,
            )}<div><b>${name}</b><span>${done === 100
              ? `${size}, sent`
              : done
              ? `${size}, ${done}%`
              : `${size}, waiting`}</span><div class="up-bar"><i style="width:${done}%"></i></div></div></div>
        `
      ),
      html`<div class="bed press">Done. Go to sleep.</div>`,
    ),
  ),
  at(
    { x: 336, y: 42 },
    html`<p class="wide late">22:46<br>send.<br>06:30<br>watch.</p>`,
  ),
  at(
    { x: 338, bottom: 40, width: 226 },
    html`
      <p
        class="due">Close the app if you like. Sending goes on until the battery is at 15%.</p>
    `,
  ),
);

const prices = [
  ["One reel", "Up to 60 seconds, captions in one language", "₦18,000"],
  ["One episode", "Up to 20 minutes, two rounds of remarks", "₦95,000"],
  ["A channel", "Three films a week, the same editor every night", "₦640,000"],
] as const;

/** Three prices on the website. */
export const pricing = scene(
  "square",
  "09",
  {
    alt: "pricing page",
    ground: colours.pink,
    css: `
      .shop { position: absolute; inset: 0; padding: 26px 30px; background: ${colours.cream}; color: ${colours.night} }
      .shop-top { display: flex; justify-content: space-between; align-items: center; font-size: 13.5px; font-weight: 600 }
      .shop-links { display: flex; gap: 24px } .shop h1 { margin: 36px 0 22px; font-size: 43px; line-height: .95 }
      .price { display: grid; grid-template-columns: 1fr auto; align-items: center; padding: 18px 0; border-top: 2.5px solid ${colours.night} }
      .price b { display: block; font-size: 19px } .price span { display: block; max-width: 250px; font-size: 13.5px; line-height: 1.25; color: #6b5348 }
      .price strong { font-size: 22px; letter-spacing: -.02em } .price.most { margin: 0 -30px; padding: 18px 30px; background: ${colours.amber} }
      .price.most + .price { border-top: 2.5px solid ${colours.night} } .price.most span { color: #4d3606 }
    `,
  },
  at(
    { x: 44, y: 52 },
    browser(
      {
        address: "alomaa.example/prices",
        width: 512,
        height: 620,
        kind: "square",
      },
      html`
        <div
          class="shop"><div class="shop-top">${wordmark(
            22,
            colours.night,
          )}<div class="shop-links"><span>Films</span><span>Editors</span><span>Prices</span></div></div><h1 class="wide">One night,<br>one price.</h1>${prices
            .map(([name, note, price], index) =>
              html`
                <div
                  class="price ${index === 1 &&
                    "most"}"><div><b>${name}</b><span>${note}</span></div><strong class="wide">${price}</strong></div>
              `
            )}</div>
      `,
    ),
  ),
);
