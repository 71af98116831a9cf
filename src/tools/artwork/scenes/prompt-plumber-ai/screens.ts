import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { phone } from "../../templates/phone.ts";
import { at, drawing } from "../../templates/place.ts";
import { plumber, scene, wordmark } from "./brand.ts";
import { colours } from "./colours.ts";
import { collar, drop, pipe, wheel } from "./pipes.ts";

const { brass, copper, water, valve } = colours;

const landingCss = `
  .ppl { height: 100%; padding: 22px 34px; font-size: 15px }
  .ppl-nav { display: flex; justify-content: space-between; align-items: center; font-weight: 600 }
  .ppl-nav p { display: flex; gap: 22px }
  .ppl-title { margin-top: 34px; font-size: 69px; line-height: .9; letter-spacing: -.04em }
  .ppl-lead { width: 400px; margin: 20px 0 20px; font-size: 17px; line-height: 1.35 }
  .ppl-ask { display: flex; gap: 18px; align-items: center }
  .ppl-ask span { font-weight: 600 }
`;

const landing = html`<div class="ppl">
  ${
  at(
    { x: 0, y: 344 },
    drawing(
      600,
      200,
      pipe({
        points: [[-10, 118], [250, 118], [250, 62], [440, 62], [440, 200]],
        colour: brass,
        corner: 30,
      }),
      collar(84, 118, "across"),
      collar(326, 62, "across", 44, copper),
      wheel(176, 118, 40),
      drop(326, 134, 30),
    ),
  )
}
  <div class="ppl-nav">${
  wordmark(21)
}<p><span>The kit</span><span>Prices</span></p></div>
  <div class="display ppl-title">Your prompt is leaking.</div>
  <p class="ppl-lead">Paste it. We mark the words that let the meaning out, and fit ones that hold.</p>
  <p class="ppl-ask"><b class="pp-button">Find the leak</b><span>First ten jobs free</span></p>
</div>`;

const repairCss = `
  .ppr { padding: 60px 20px 0; font-size: 15.5px }
  .ppr .pp-top { font-size: 14.5px }
  .ppr .display { margin: 12px 0 14px; font-size: 37px }
  .ppr-text { padding: 13px 14px; font-size: 17px; line-height: 1.45 }
  .ppr-text b { padding: 0 .15em; background: ${copper}; font-weight: 700 }
  .ppr-text u { text-decoration: none; box-shadow: inset 0 -.42em ${water}; font-weight: 700 }
  .ppr-fit { margin: 40px -20px 0; padding: 20px; flex: 1; background: ${brass}; border-top: 4px solid var(--ink); position: relative }
  .ppr-fit svg { position: absolute; top: -30px; left: 96px }
  .ppr-fit p { font-size: 16px; line-height: 1.35; margin-bottom: 14px }
  .ppr-fit div { display: flex; justify-content: space-between; padding: 11px 13px; margin-bottom: 9px; background: #fff;
    border: 3px solid var(--ink); font-weight: 700 }
  .ppr .pp-button { width: 100%; margin-top: 6px; padding: .9em; text-align: center; font-size: 17px }
  .ppr-fit div.now { background: ${valve}; color: #fff }
  .phone-screen.bleed .ppr { height: 100%; display: flex; flex-direction: column }
`;

const repair = html`
  <div class="ppr">
    <div class="pp-top"><span>Job 0218</span><span>Pressure 71</span></div>
    <div class="display">One leak left</div>
    <div
      class="pp-box ppr-text">Remind Mrs Bello that <u>invoice 0148 for ₦985,000</u> is due <b>soon</b>, in <u>two friendly sentences.</u></div>
    <div
      class="ppr-fit">${drawing(
        60,
        40,
        drop(30, 16, 46),
      )}<p><b>“soon”</b> can mean an hour or a month. Fit one of these:</p>
      <div class="now"><span>on Friday 17 October</span><span>+14</span></div>
      <div><span>in three days</span><span>+9</span></div>
      <div><span>by month’s end</span><span>+6</span></div><b class="pp-button">Fit it, run at 85</b></div>
  </div>
`;

/** Shots 02 and 05: landing page, repair on a phone. */
export const screens = [
  scene(
    "square",
    "02",
    { alt: "landing page", ground: water, css: landingCss },
    at(
      { x: 48, y: 52 },
      browser({ address: plumber.address, width: 504, height: 590 }, landing),
    ),
  ),
  scene(
    "square",
    "05",
    { alt: "phone with a prompt under repair", ground: copper, css: repairCss },
    drawing(
      600,
      600,
      pipe({ points: [[-20, 150], [180, 150]], colour: water, width: 64 }),
      collar(84, 150, "across", 64),
      pipe({ points: [[420, 430], [640, 430]], colour: brass, width: 64 }),
      collar(522, 430, "across", 64),
      drop(60, 250, 44),
      drop(78, 320, 30),
    ),
    at({ x: 160, y: 28, zoom: 0.87 }, phone("bleed", repair)),
  ),
] as const;
