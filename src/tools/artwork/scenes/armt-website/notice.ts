import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { at } from "../../templates/place.ts";
import { upright } from "../../templates/upright.ts";
import { colours, pageHead, scene } from "./brand.ts";

const { mist, green, amber, ink, stop } = colours;

const css = `
      .notice { display: grid; grid-template-columns: 1fr 282px; gap: 44px; padding: 30px 34px } .notice h1 { font-size: 57px; padding: 12px 0 16px } .notice p { font-size: 16.5px; line-height: 1.45; padding-bottom: 12px; max-width: 410px }
      .tag { display: inline-block; padding: 6px 11px; background: ${amber}; font-size: 13px; font-weight: 700; line-height: 1.2 } .way { padding: 20px 20px 6px; background: ${mist} } .way b { font-size: 16px }
    `;

const words = html`
  <span class="tag">Stadium, until Thursday 19 November</span><h1
    class="display">The lift is broken.</h1><p>The motor failed on Monday at 07:20. The part comes from Kano and is fitted on Wednesday night.</p><p>Until then use exit B. The ramp is 140 metres along the fence and is lit. Staff will carry bags: press the green button.</p><p
    style="font-size:13.5px;color:var(--soft)">Written by the station manager, Monday 08:05</p>
`;

/** A notice in the words of the person who knows. */
export const notice = scene(
  "full",
  "07",
  {
    alt: "notice page about a broken lift",
    ground: mist,
    css: css,
  },
  at(
    { x: 96, y: 46 },
    browser(
      { address: "armt.example/notices/stadium-lift", width: 808, height: 520 },
      html`
        ${pageHead}<div class="notice">
          <div>${words}</div>
          <div class="way"><b>Step-free way</b>${way()}</div>
        </div>
      `,
    ),
  ),
);

/** The same for phones. */
export const noticeUpright = scene(
  "tall",
  "07-tall",
  {
    alt: "notice page about a broken lift, upright",
    ground: mist,
    css: css + `
      .upright .head div { display: none }
      .upright .notice { display: block; padding: 24px 28px }
      .upright .notice h1 { font-size: 60px }
    `,
  },
  upright(html`${pageHead}<div class="notice">${words}</div>`),
);

function way(): string {
  return html`
    <svg width="242" height="236" viewBox="0 0 242 236" font-size="14"
      font-weight="650" fill="${ink}">
      <path fill="#fff" d="M0 24h242v62H0zM0 150h242v74H0z" />
      <path fill="${green}" d="M0 34h242v14H0z" />
      <path fill="none" stroke="${ink}" stroke-width="5" stroke-dasharray="2 9"
        stroke-linecap="round" d="M30 116h156v64h-80" />
      <circle cx="30" cy="116" r="11" />
      <path fill="none" stroke="${stop}" stroke-width="5"
        d="m62 62 18 18m0-18L62 80" />
      <path fill="${green}" d="m106 168-18 12 18 12z" />
      <text x="90" y="77">Lift</text>
      <text x="12" y="142">You</text>
      <text x="196" y="121">B</text>
      <text x="14" y="185">Street</text>
      <text x="120" y="208">Ramp, 140 m</text>
    </svg>
  `;
}
