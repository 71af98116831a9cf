import { html } from "../../markup.ts";
import { crop } from "../../templates/crop.ts";
import { phone } from "../../templates/phone.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, notice, platform, scene, track } from "./brand.ts";

const { green, deep, amber, blue, mist, white } = colours;

/** The fields of a notice from near. */
export const editor = scene(
  "square",
  "02",
  {
    alt: "editor, close up",
    ground: white,
    css: `
      .write { padding: 30px } .write .label { display: flex; justify-content: space-between; padding-bottom: 8px } .write .field { margin-bottom: 20px; font-size: 17px; line-height: 1.4 } .write .head-field { font-size: 29px; letter-spacing: -.03em; line-height: 1.08; font-weight: 700 }
      .write .lit { box-shadow: inset 0 0 0 2px ${green}, 0 0 0 4px #bfe3cf } .write i { display: inline-block; width: 2px; height: 1em; margin: 0 0 -.15em 1px; background: ${green} } .write mark { background: ${amber}; color: inherit; padding: 0 2px }
      .write .row { display: flex; gap: 8px; font-size: 14.5px }
    `,
  },
  crop(
    { zoom: 1.2, x: 0, y: -2, width: 500, height: 520 },
    html`
      <div class="write">
        <div class="label"><span>Headline</span><span>28 of 60</span></div>
        <div class="field head-field">${notice.title}</div>
        <div class="label"><span>What happened, and what to do instead</span></div>
        <div
          class="field lit">The lift is out of order until Thursday. Use exit B, <mark>140 metres along the fence</mark>. The ramp is lit and staff will carry bags.<i></i></div>
        <div class="label"><span>Until</span></div>
        <div class="field" style="width:300px">Thursday 19 November, 05:00</div>
        <div class="label"><span>Shows on</span></div>
        <div
          class="row"><span class="chip on">Website</span><span class="chip on">Platform screens</span></div>
      </div>
    `,
  ),
  at(
    { x: 334, y: 492, angle: -2 },
    html`
      <p
        style="width:252px;padding:15px 18px;background:${amber};font-size:15.5px;line-height:1.32"><b style="font-weight:700">Good: a distance.</b><br>“Nearby” is not a place for someone in a wheelchair.</p>
    `,
  ),
);

/** The notice as a platform screen will show it. */
export const platformPreview = scene(
  "square",
  "03",
  {
    alt: "platform screen preview",
    ground: deep,
    css:
      `.pane { width: 540px; border: 14px solid #10241d; box-shadow: 0 18px 34px rgb(0 0 0 / .3) } .pane .clock { display: flex; justify-content: space-between; padding: 20px 26px 0; background: #07130f; color: ${white}; font-size: 20px } .fits { display: flex; justify-content: space-between; width: 540px; color: ${white}; font-size: 16px; font-weight: 600 }`,
  },
  drawing(
    600,
    600,
    html`
      <path fill="#0a2c1f" d="M164 0h16v96h-16zM420 0h16v96h-16z" />
      <path fill="${green}" d="M0 452h600v148H0z" />
      <path fill="${amber}" d="M0 452h600v12H0z" />
    `,
  ),
  at(
    { x: 30, y: 92 },
    html`
      <div
        class="pane"><div class="clock mono"><span>PLATFORM 2</span><span>14:02</span></div>${platform(
          ["", ...notice.screen],
          46,
          26,
        )}</div>
    `,
  ),
  at(
    { x: 30, bottom: 84 },
    html`
      <div
        class="fits"><span>3 lines of 18 letters</span><span>It fits, with 12 to spare</span></div>
    `,
  ),
  at(
    { x: 30, bottom: 42 },
    html`
      <div class="fits"
        style="font-weight:500"><span>Shown for 12 seconds, every 40 seconds</span></div>
    `,
  ),
);

/** The notice on the oldest phone in the street. */
export const smsPreview = scene(
  "square",
  "05",
  {
    alt: "SMS preview",
    ground: blue,
    css: `
      .from { padding-bottom: 14px; font-size: 24px; font-weight: 700; letter-spacing: -.02em; border-bottom: 2px solid var(--line) } .from span { display: block; font-size: 13.5px; font-weight: 500; letter-spacing: 0; color: var(--soft) }
      .day { padding: 15px 0 10px; text-align: center; font-size: 13px; color: var(--soft) } .bubble { padding: 14px 16px 15px; margin-right: 10px; border-radius: 18px 18px 18px 4px; background: ${mist}; font-size: 17px; line-height: 1.4 } .bubble.old { font-size: 16px; color: var(--soft) } .bubble.me { align-self: flex-end; margin: 12px 0 0; border-radius: 18px 18px 4px 18px; background: ${green}; color: ${white} }
      .count { color: ${white}; font-size: 82px } .count-note { color: ${white}; font-size: 17px; line-height: 1.38 }
    `,
  },
  at(
    { x: 36, y: 28, zoom: 0.825 },
    phone(
      "",
      html`
        <p class="from">ARMT<span>Short code 33112</span></p>
        <p class="day">Monday, 07:41</p>
        <p
          class="bubble old">ARMT: Airport line back to normal. Next train from Central 07:52.</p>
        <p class="day">Today, 08:05</p>
        <p class="bubble">${notice.text}</p>
        <p class="bubble me">STOP STADIUM</p>
        <p class="bubble old"
          style="margin-top:12px">Stadium is muted. Send GO to undo.</p>
        <p class="day" style="margin-top:auto">Reply STOP and a station to mute it.</p>
      `,
    ),
  ),
  at(
    { x: 336, y: 52 },
    html`<p class="display count">${notice.text.length}<br>of 160</p>`,
  ),
  at(
    { x: 338, y: 236, width: 226 },
    html`
      <p
        class="count-note">One message, one price: ₦4 each, to the 2,316 people who follow Stadium.</p>
    `,
  ),
  at(
    { x: 338, bottom: 64 },
    track(270, 60, "M0 30H300", [[14, 30], [92, 30], [170, 30]]),
  ),
);
