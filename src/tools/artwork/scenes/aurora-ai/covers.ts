import { html } from "../../markup.ts";
import { at } from "../../templates/place.ts";
import { upright } from "../../templates/upright.ts";
import { browser } from "../../templates/browser.ts";
import { aurora, colours, lights, scene, wordmark } from "./brand.ts";
import { citations, documentPage, reading, readingCss } from "./reading.ts";

const address = `${aurora.address}/read/lagoon-survey`;

/** The three pictures of the reading view: cover, tall cover and first shot. */
export const covers = [
  scene(
    "cover",
    "cover",
    {
      alt: "the reading view with its citation rail under bars of green light",
      ground: colours.night,
    },
    at(
      { x: 0, y: 0 },
      lights({ width: 800, height: 330, count: 78, seed: 7, low: 0.56 }),
    ),
    at({ x: 48, y: 34 }, wordmark(31)),
    at(
      { x: 48, y: 150 },
      browser(
        { address, width: 704, height: 500 },
        reading({ doc: 17, rail: 14, across: 266, count: 3 }),
      ),
    ),
  ),
  scene(
    "tall",
    "tall",
    {
      alt: "a marked page of a survey with the three pages it is cited from",
      ground: colours.night,
      css: `
        .au-sheet { height: 640px; overflow: hidden; box-shadow: 0 20px 50px rgb(0 0 0 / .4) }
        .au-sheet .au-doc { height: 100%; padding: 44px 52px }
        .au-loose { padding: 26px; background: ${colours.fjord}; color: #e8f3ef; font-size: 18px;
          box-shadow: 0 16px 36px rgb(0 0 0 / .35) }
        .au-loose p { margin-bottom: 16px; font-size: 22px; line-height: 1.35 }
        .au-loose b { font-weight: 600; color: ${colours.light} }
      `,
    },
    at(
      { x: 0, y: 0 },
      lights({ width: 640, height: 400, count: 62, seed: 3, low: 0.55 }),
    ),
    at({ x: 48, y: 40 }, wordmark(36)),
    at(
      { x: 44, y: 196, width: 520, kind: "au-sheet" },
      documentPage(22, 1),
    ),
    at(
      { x: 184, y: 536, width: 412, kind: "au-loose" },
      readingCss,
      html`<p>The western bank, about four times as fast.</p>`,
      citations(),
    ),
  ),
  scene(
    "full",
    "01",
    { alt: "reading view under the bars", ground: colours.night },
    at(
      { x: 0, y: 0 },
      lights({ width: 1000, height: 300, count: 104, seed: 12, low: 0.56 }),
    ),
    at({ x: 40, y: 30 }, wordmark(27)),
    at(
      { x: 130, y: 80 },
      browser(
        { address, width: 740, height: 440 },
        reading({ doc: 15.5, rail: 13, across: 262, count: 3 }),
      ),
    ),
  ),
  scene(
    "tall",
    "01-tall",
    {
      alt: "reading view under the bars, upright",
      ground: colours.night,
      css: `
        .upright { background: none }
        .upright .au-doc { margin: 64px 20px 0; padding: 22px 24px 8px }
        .upright .au-rail { margin: 0 20px; padding: 18px 24px }
        .upright .au-rail p { margin-bottom: 6px }
      `,
    },
    at(
      { x: 0, y: 0 },
      lights({ width: 640, height: 300, count: 66, seed: 12, low: 0.56 }),
    ),
    at({ x: 36, y: 34 }, wordmark(42)),
    upright(
      documentPage(14, 1),
      html`
        <div class="au-rail" style="font-size:13.5px">
          <p><b>Aurora</b></p>
          <p>The western bank. Silt settles there about four times as fast as on the east.</p>
          ${citations()}
        </div>
      `,
    ),
  ),
];
