import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { phone } from "../../templates/phone.ts";
import { at } from "../../templates/place.ts";
import { upright } from "../../templates/upright.ts";
import { colours, holes, mark, scene, stamp, wordmark } from "./brand.ts";

const { rind, slice, hole, milk, pale } = colours;

/** The nudge, before it is sent. */
export const reminder = scene(
  "square",
  "03",
  {
    alt: "reminder on a phone",
    ground: pale,
    css: `
      .nudge { font-size: 33px; padding-bottom: 16px } .tone { display: flex; padding: 4px; border-radius: 12px; background: var(--line); font-size: 14.5px; font-weight: 650 }
      .tone span { flex: 1; padding: 9px 0; border-radius: 9px; text-align: center } .tone .now { background: ${slice} }
      .letter { margin: 18px -6px 0; padding: 18px 18px 19px; border-radius: 18px 18px 18px 4px; background: ${pale}; font-size: 16px; line-height: 1.42 } .letter b { font-weight: 750 }
      .when { padding: 18px 0 0; font-size: 14.5px; line-height: 1.4; color: var(--soft) } .when b { display: block; font-size: 16px; color: var(--ink) }
      .reminder-go { margin-top: auto; font-size: 16px }
    `,
  },
  holes(
    600,
    600,
    [[560, 130, 140], [22, 480, 120], [76, 86, 40], [528, 500, 54]],
    slice,
    "#e69b10",
  ),
  at(
    { x: 167, y: 26, zoom: 0.83 },
    phone(
      "",
      html`
        <p class="display nudge">Nudge<br>Bola &amp; Sons</p><div
          class="tone"><span class="now">Kind</span><span>Firm</span><span>Final</span></div><p
          class="letter">Good morning Bola. Invoice 0148 for <b>₦985,000</b> is due <b>this Friday</b>. If it is already on its way, ignore me and have a fine day.</p><p
          class="when"><b>Wednesday, 08:30</b>On WhatsApp, to Bola. She reads it within the hour, four times in five.</p><p
          class="when"><b>So far</b>Sent on Monday. Seen on Tuesday, 09:12.</p><span
          class="reminder-go go">Send on Wednesday</span>
      `,
    ),
  ),
);

const ages = [
  ["Not due yet", "163,000", 13, pale, rind],
  ["Due this week", "1,262,000", 49, slice, rind],
  ["1 to 14 days late", "640,000", 24, "#c96a08", "#fff"],
  ["Older", "345,000", 14, rind, milk],
] as const;

const owed = [
  [
    "0148",
    "Bola &amp; Sons Catering",
    "Friday, 13 Nov",
    "985,000",
    "Promised",
    rind,
  ],
  ["0139", "Ojota Motors", "6 days late", "640,000", "Nudged twice", "#b4490f"],
  ["0121", "Ikeja Dental", "31 days late", "345,000", "Final word", "#b4490f"],
  ["0144", "Femi Electric", "Thursday, 12 Nov", "140,000", "Seen 09:12", rind],
  ["0146", "Kudi Tailors", "Friday, 13 Nov", "137,000", "Sent", rind],
] as const;

const owedCss = `
      .top { display: flex; align-items: center; gap: 26px; padding: 17px 34px; font-size: 13.5px; font-weight: 600 } .top .go { margin-left: auto; padding: 10px 16px; font-size: 13.5px }
      .top > div { display: flex; align-items: center; gap: 8px; margin-right: 12px }
      .owed { padding: 8px 34px 0; font-size: 49px } .age { display: flex; gap: 4px; padding: 18px 34px 10px }
      .age div { padding: 10px 13px 11px; border-radius: 8px; font-size: 12.5px; line-height: 1.3; white-space: nowrap } .age b { display: block; font-size: 18px; letter-spacing: -.03em; font-weight: 800 }
      .owed-row { display: grid; grid-template-columns: 60px 1.5fr 1.2fr 130px 130px; align-items: center; margin: 0 34px; padding: 11px 0; border-bottom: 1.5px solid var(--line); font-size: 14px }
      .owed-row b { font-weight: 700 } .owed-row .sum { text-align: right; padding-right: 28px; font-size: 17px }
    `;

/** What is owed, and since when. */
export const dashboard = scene(
  "full",
  "04",
  {
    alt: "dashboard of what is owed",
    ground: slice,
    css: owedCss,
  },
  holes(1000, 500, [[12, 60, 88], [984, 260, 74], [40, 420, 44]]),
  at(
    { x: 84, y: 24 },
    browser(
      { address: "desk.chedar.example/owed", width: 832, height: 520 },
      html`
        <div
          class="top"><div>${mark(24, milk)}${wordmark(
            25,
          )}</div><span>Owed</span><span>Invoices</span><span>People</span><span class="go">New invoice</span></div><p
          class="display owed">₦2,410,000 is yours.</p><div
          class="age">${ages.map(([name, sum, share, ground, ink]) =>
            html`
              <div
                style="flex:${share} 1 0;background:${ground};color:${ink}"><b>₦${sum}</b>${name}</div>
            `
          )}</div>${owed.map(([number, who, when, sum, state, ink]) =>
            html`
              <div
                class="owed-row"><span>${number}</span><b>${who}</b><span>${when}</span><span class="sum">₦${sum}</span><span>${stamp(
                  state,
                  13,
                  ink,
                )}</span></div>
            `
          )}
      `,
    ),
  ),
);

/** The same for phones. */
export const dashboardUpright = scene(
  "tall",
  "04-tall",
  {
    alt: "dashboard of what is owed, upright",
    ground: slice,
    css: owedCss + `
      .upright .top { padding: 18px 20px 14px }
      .upright .owed { padding: 0 20px; font-size: 37px }
      .upright .age { display: grid; grid-template-columns: 1fr 1fr; padding: 16px 20px 8px }
      .upright .owed-row { grid-template-columns: 1fr auto; margin: 0 20px; padding: 9px 0; line-height: 1.3 }
      .upright .owed-row .sum { padding: 0 }
    `,
  },
  upright(
    html`
      <div class="top">
        <div>${mark(24, milk)}${wordmark(25)}</div>
      </div>
      <p class="display owed">₦2,410,000 is yours.</p>
      <div class="age">
        ${ages.map(([name, sum, , ground, ink]) =>
          html`
            <div
              style="background:${ground};color:${ink}"><b>₦${sum}</b>${name}</div>
          `
        )}
      </div>
      ${owed.slice(0, 4).map(([, who, when, sum]) =>
        html`
          <div
            class="owed-row"><div><b>${who}</b><br>${when}</div><b class="sum">₦${sum}</b></div>
        `
      )}
    `,
  ),
);

const days = Array.from({ length: 14 }, (_, index) => 2 + index);

/** Writing an invoice: its lines and its day. */
export const editor = scene(
  "square",
  "08",
  {
    alt: "invoice editor",
    ground: hole,
    css: `
      .sheet { width: 470px; height: 640px; padding: 28px 32px; border-radius: 14px; background: var(--paper) } .sheet h2 { font-size: 40px; padding-bottom: 18px }
      .entry { display: flex; justify-content: space-between; padding: 12px 0; border-bottom: 2px solid var(--line); font-size: 16.5px } .entry.now { border-color: ${slice}; box-shadow: 0 2px 0 ${slice} }
      .entry i { display: inline-block; width: 2.5px; height: 19px; margin: 0 0 -3px 2px; background: ${rind} } .total { display: flex; justify-content: space-between; align-items: baseline; padding: 18px 0; font-size: 17px; font-weight: 650 } .total .sum { font-size: 44px; line-height: 1 }
      .terms { width: 132px; font-size: 15px; color: var(--soft) }
      .month { width: 344px; padding: 18px 20px 20px; border-radius: 14px; background: ${rind}; color: ${milk}; box-shadow: 0 18px 34px rgb(60 30 0 / .35) } .month b { display: block; font-size: 17px; padding-bottom: 10px }
      .days { display: grid; grid-template-columns: repeat(7, 1fr); gap: 3px; font-size: 15px; text-align: center } .days span { display: grid; place-items: center; height: 38px } .days small { font-size: 12.5px; padding-bottom: 3px; opacity: .75 } .days .due { border-radius: 50%; background: ${slice}; color: ${rind}; font-weight: 800 }
    `,
  },
  holes(600, 600, [[560, 110, 90], [572, 330, 30]], "#c97c03", "#ad6a00"),
  at(
    { x: 36, y: 40 },
    html`
      <div class="sheet">
        <h2 class="display">Invoice 0148</h2>
        <div class="entry"><span>Menu photography</span><span>180,000</span></div>
        <div class="entry"><span>Website, 4 pages</span><span>650,000</span></div>
        <div class="entry"><span>Copy and editing</span><span>95,000</span></div>
        <div
          class="entry now"><span>Hosting, 12 months<i></i></span><span>60,000</span></div>
        <div
          class="total"><span>Bola pays</span><span class="sum">₦985,000</span></div>
        <p class="terms">One link to pay, one kind word, no attachments.</p>
      </div>
    `,
  ),
  at(
    { x: 226, y: 398 },
    html`
      <div
        class="month"><b>Due Friday. You are busy till then.</b><div class="days">${[
          "Mo",
          "Tu",
          "We",
          "Th",
          "Fr",
          "Sa",
          "Su",
        ].map((day) => html`<small>${day}</small>`)}${days.map((day) =>
          html`<span class="${day === 13 && "due"}">${day}</span>`
        )}</div></div>
    `,
  ),
);
