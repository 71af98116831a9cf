import { html } from "../../markup.ts";
import { at } from "../../templates/place.ts";
import { colours, notice, platform, scene, track } from "./brand.ts";
import { nightCss, nightDesk } from "./night-desk.ts";

const { green, amber, mist, ink, white } = colours;

/** The covers and the first shot: one notice on its way. */
export const notices = [
  scene(
    "cover",
    "cover",
    {
      alt: "the control room at night, with a board of dots and one notice",
      ground: green,
      css: nightCss,
    },
    ...nightDesk(800, 600),
  ),
  scene(
    "tall",
    "tall",
    {
      alt:
        "one notice on the website, on a platform screen and as an SMS, along one track",
      ground: green,
      css: `
        .out { width: 466px } .out small { display: block; padding-bottom: 9px; color: ${white}; font-size: 19px; font-weight: 650 }
        .web { padding: 20px 26px 20px; background: ${white}; border-top: 8px solid ${amber} } .web h1 { font-size: 41px } .web p { padding-top: 13px; font-size: 18px; line-height: 1.35 } .sms { padding: 20px 24px 22px; border-radius: 26px 26px 26px 5px; background: ${mist}; font-size: 20px; line-height: 1.38 }
      `,
    },
    at({ x: 0, y: 0 }, track(640, 800, "M70-20V820", [])),
    at(
      { x: 0, y: 0 },
      html`<svg width="140" height="800">${
        [106, 366, 618].map((y) =>
          html`
            <circle cx="70" cy="${y}" r="23" fill="#fff" stroke="${ink}"
              stroke-width="11" />
          `
        )
      }</svg>`,
    ),
    at(
      { x: 128, y: 52 },
      html`
        <div
          class="out"><small>Website</small><div class="web"><h1 class="display">Lift out of order at Stadium</h1><p>Until Thursday. Use exit B, the ramp is 140 metres along the fence.</p></div></div>
      `,
    ),
    at(
      { x: 128, y: 308 },
      html`<div class="out"><small>Platform screens</small>${
        platform(notice.screen, 37, 26)
      }</div>`,
    ),
    at(
      { x: 128, y: 572 },
      html`<div class="out"><small>SMS</small><p class="sms">${notice.text}</p></div>`,
    ),
  ),
  scene(
    "full",
    "01",
    { alt: "notices desk", ground: green, css: nightCss },
    ...nightDesk(1000, 500),
  ),
];
