import { html } from "../../markup.ts";
import { at } from "../../templates/place.ts";
import { upright } from "../../templates/upright.ts";
import { browser } from "../../templates/browser.ts";
import { phone } from "../../templates/phone.ts";
import {
  aurora,
  colours,
  lights,
  mark,
  scene,
  serif,
  wordmark,
} from "./brand.ts";
import { sources } from "./reading.ts";

const railDetail = html`
  <p
    class="aur-says">The western bank. Silt settles there about four times as fast as on the east. <b>14</b> The traps were read every week for eleven weeks. <b class="off">31</b></p>
  <div class="aur-open">
    <p><b>p. 14</b><span>Sediment and flow</span></p>
    <div>… the bed drops by 2.1 metres. <mark>Silt is deposited on the western bank at roughly four times the rate of the eastern bank,</mark> which the earlier survey did not record.</div>
  </div>
  ${sources.slice(1).map(([page, title]) =>
    html`<div class="aur-row"><b>${page}</b><span>${title}</span></div>`
  )}
`;

const railCss = `
  .aur { position: absolute; inset: 0; padding: 48px 46px 0;
    color: #eef6f2; font-size: 22px }
  .aur-says { font-size: 25px; line-height: 1.36 }
  .aur-says b { display: inline-block; padding: 0 9px; background: ${colours.light}; color: ${colours.night};
    border-radius: 4px; font-size: 19px; font-weight: 600; line-height: 28px; vertical-align: 2px }
  .aur-says b.off { background: none; color: ${colours.light}; box-shadow: inset 0 0 0 1.5px ${colours.light} }
  .aur-open { margin-top: 28px; background: ${colours.page}; color: ${colours.night}; border-radius: 4px; overflow: hidden }
  .aur-open p, .aur-row { display: flex; gap: 20px; padding: 12px 20px }
  .aur-open p { background: ${colours.light} }
  .aur b { font-weight: 600 }
  .aur-open div { padding: 18px 20px 20px; font: 430 22px/1.42 ${serif} }
  .aur-open mark { background: #bdf6dc; color: inherit; padding: .06em 0 }
  .aur-row { margin-top: 12px; border: 1.5px solid #2b5a65; border-radius: 4px }
  .aur-row b { width: 74px; color: ${colours.light} }
  .aur-open p b { width: 74px }
`;

const keys = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

const askScreen = html`
  <div
    class="auk-in"><b>Lagos Lagoon water survey</b><span>212 pages, all read</span></div>
  <p
    class="display auk-question">How was the silt at station 7 measured in the first week<i></i></p>
  <div
    class="auk-hints"><span>Compare with 2019</span><span>Only tables</span></div>
  <div class="auk-send">Ask, with pages</div>
  <div class="auk-keys">${keys.map((row) =>
    html`<div>${[...row].map((key) => html`<b>${key}</b>`)}</div>`
  )}</div>
`;

const askCss = `
  .auk .phone-screen { padding: 62px 20px 0; background: ${colours.night}; color: #eef6f2 }
  .auk-in { padding: 12px 14px; background: ${colours.fjord}; border-left: 4px solid ${colours.light};
    font-size: 14.5px; line-height: 1.35 }
  .auk-in b { display: block; font-weight: 600 }
  .auk-in span { color: ${colours.mist} }
  .auk-question { margin-top: 26px; font-size: 33px; line-height: 1.1 }
  .auk-question i { display: inline-block; width: 3px; height: .9em; margin: 0 0 -.14em .08em;
    background: ${colours.light} }
  .auk-hints { display: flex; gap: 8px; margin-top: auto; font-size: 13.5px }
  .auk-hints span { padding: 7px 11px; border: 1px solid #3a6670; border-radius: 99px }
  .auk-send { margin: 12px 0 16px; padding: 14px; background: ${colours.light}; color: ${colours.night};
    border-radius: 4px; font-size: 16px; font-weight: 600; text-align: center; line-height: 1.1 }
  .auk-keys { margin: 0 -20px; padding: 10px 6px 22px; background: ${colours.fjord} }
  .auk-keys div { display: flex; justify-content: center; gap: 4px; margin-bottom: 6px }
  .auk-keys b { width: 25px; height: 36px; background: #245260; border-radius: 4px;
    font-size: 16px; font-weight: 450; line-height: 33px; text-align: center }
`;

const landing = html`
  <div class="aul">
    ${at(
      { right: 0, y: 0 },
      lights({ width: 290, height: 400, count: 28, seed: 25, low: 0.66 }),
    )}
    <div class="aul-nav">${wordmark(
      24,
    )}<p><span>Libraries</span><span>Legal</span><span>Prices</span><b>Sign in</b></p></div>
    <div class="display aul-title">An answer<br>you can look up.</div>
    <p class="aul-lead">Aurora reads your long documents and replies in plain sentences, each tied to the page it came from.</p>
    <div class="aul-row"><b>Read a document</b><span>Free up to 500 pages a month</span></div>
  </div>
  <div class="aul-proof">
    <p><b>94 of 100</b>answers checked by librarians stood on the right page</p>
    <p><b>3 seconds</b>from an answer to the sentence behind it</p>
    <p><b>0 answers</b>without a page. If it is not there, Aurora says so</p>
  </div>
`;

const landingCss = `
  .aul { position: relative; height: 338px; padding: 22px 40px; overflow: hidden; background: ${colours.night};
    color: #f1f7f3 }
  .aul-nav { position: relative; display: flex; justify-content: space-between; align-items: center; font-size: 13px }
  .aul-nav p { display: flex; gap: 24px }
  .aul-nav b { font-weight: 600; color: ${colours.light} }
  .aul-title { position: relative; margin-top: 38px; font-size: 62px; line-height: .96 }
  .aul-lead { position: relative; width: 380px; margin-top: 16px; font-size: 15px }
  .aul-row { position: relative; display: flex; align-items: center; gap: 18px; margin-top: 18px; font-size: 13px }
  .aul-row b { padding: 11px 18px; background: ${colours.light}; color: ${colours.night};
    border-radius: 4px; font-weight: 600; font-size: 14px }
  .aul-proof { display: grid; grid-template-columns: repeat(3, 1fr); gap: 34px; padding: 26px 40px; font-size: 13px }
  .aul-proof b { display: block; margin-bottom: 4px; font: 480 24px/1.1 "Newsreader Variable" }
`;

/** Shots 02 to 04: rail, question on a phone, landing page. */
export const screens = [
  scene(
    "square",
    "02",
    { alt: "citation rail, close up", ground: colours.fjord, css: railCss },
    html`<div class="aur">${railDetail}</div>`,
  ),
  scene(
    "square",
    "03",
    {
      alt: "phone with a question being asked",
      ground: colours.light,
      css: askCss,
    },
    at({ x: -60, y: -60 }, mark(720, "#98fbb4")),
    at({ x: 160, y: 34, zoom: 0.88, kind: "auk" }, phone("", askScreen)),
  ),
  scene(
    "full",
    "04",
    { alt: "landing page", ground: "#d5e6dc", css: landingCss },
    at(
      { x: 110, y: 26 },
      browser({ address: aurora.address, width: 780, height: 480 }, landing),
    ),
  ),
  scene(
    "tall",
    "04-tall",
    {
      alt: "landing page, upright",
      ground: "#d5e6dc",
      css: landingCss + `
        .upright .aul { height: 310px; padding: 22px 24px }
        .upright .aul-nav span { display: none }
        .upright .aul-title { margin-top: 30px; font-size: 48px }
        .upright .aul-lead { width: 350px; font-size: 15px }
        .upright .aul-row { display: inline-block }
        .upright .aul-row span { display: none }
        .upright .aul-proof { grid-template-columns: 1fr; gap: 8px; padding: 16px 24px; font-size: 13.5px }
      `,
    },
    upright(landing),
  ),
];
