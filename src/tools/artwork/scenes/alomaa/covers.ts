import { html } from "../../markup.ts";
import { at } from "../../templates/place.ts";
import { colours, scene, wordmark } from "./brand.ts";
import { caption, film, finder } from "./film.ts";
import { timeline } from "./timeline.ts";

const ground = colours.night;

/** The three pictures that show name and timeline: covers and first shot. */
export const covers = [
  scene(
    "cover",
    "cover",
    {
      alt: "the wordmark over two film frames and a cutting timeline",
      ground,
      css:
        `.promise { font-size: 21px; line-height: 1.22 } .shape { font-size: 14px; font-weight: 700 }`,
    },
    at({ x: 38, y: 52 }, wordmark(119)),
    at(
      { x: 40, y: 164, width: 196 },
      html`<p class="promise">Send the raw footage tonight. Watch the cut at breakfast.</p>`,
    ),
    at(
      { x: 270, y: 164 },
      film(
        "dawn",
        388,
        222,
        finder(388, 222, 18),
        caption("so we left ojuelegba at 4 a.m.", 18.5, 26),
      ),
    ),
    at(
      { x: 674, y: 164 },
      film(
        "talk",
        126,
        222,
        html`<span class="at shape" style="left:14px;top:12px;color:#fff">9:16</span>`,
      ),
    ),
    at(
      { x: 0, y: 430 },
      timeline({ width: 800, row: 38, gap: 5, seed: 4, head: 372 }),
    ),
  ),
  scene(
    "tall",
    "tall",
    {
      alt: "the wordmark in three lines, a film frame and a cutting timeline",
      ground: colours.pink,
      css:
        `.big { font-size: 218px; line-height: .68; letter-spacing: -.06em; color: ${colours.night} }`,
    },
    at({ x: 24, y: 58 }, html`<div class="display big">al<br>om<br>aa</div>`),
    at(
      { x: 0, y: 520, width: 640, height: 280 },
      html`<div style="height:280px;background:${colours.night}"></div>`,
    ),
    at(
      { x: 372, y: 32 },
      film("dawn", 236, 120, finder(236, 120, 12), caption("4 a.m.", 22, 14)),
    ),
    at(
      { x: 0, y: 566 },
      timeline({ width: 640, row: 48, gap: 6, seed: 9, head: 488 }),
    ),
  ),
  scene(
    "full",
    "01",
    { alt: "wordmark and timeline", ground },
    at({ x: 90, y: 62 }, wordmark(135)),
    at(
      { x: 0, y: 262 },
      timeline({ width: 1000, row: 48, gap: 6, seed: 21, head: 640 }),
    ),
  ),
];
