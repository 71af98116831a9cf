import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { phone } from "../../templates/phone.ts";
import { at } from "../../templates/place.ts";
import { bar, colours, scene, shield, stoppedRows } from "./brand.ts";

const { concrete, black, tar, lime } = colours;

const addOnCss = `
  .pga { height: 100%; padding: 22px 26px; font-size: 17px; line-height: 1.72 }
  .pga-mine { padding: 18px 20px; background: #fff }
  .pga-who { margin-bottom: 8px; font-size: 13px; line-height: 1.3; color: var(--soft) }
  .pga-pop { background: ${black}; color: ${concrete}; padding: 16px 22px 20px; font-size: 14px }
  .pga-pop .display { margin-bottom: 12px; font-size: 27px }
  .pga-pop p { padding: 6px 0; border-top: 1px solid #3a3c34; line-height: 1.3 }
  .pga-pop .blocked span + span { color: ${lime} }
  .pga-pop .pg-button { margin-top: 14px }
`;

const chat = html`
  <div class="pga">
    <div class="pga-who">You, 14:02</div>
    <div
      class="pga-mine">Write to ${bar(10)} at<br>${bar(
        20,
      )}. Pay<br>account ${bar(
        10,
      )}, card<br>ending ${bar(
        4,
      )}. The refund key is<br><b class="pg-key">sk_live_9f2c…e71</b></div>
  </div>
`;

const rules = [
  ["01", "an API key", "block it", true],
  ["02", "a card number", "keep last four", false],
  ["03", "a customer’s name", "mask it", false],
  ["04", "a price not yet out", "ask first", false],
] as const;

const rulesCss = `
  .pgr { position: absolute; inset: 0; padding: 44px 44px 0 }
  .pgr .display { font-size: 40px; margin-bottom: 24px }
  .pgr-row { display: grid; grid-template-columns: 40px 1fr 178px; align-items: center; height: 56px;
    border-top: 1.5px solid ${black}; font-size: 16.5px }
  .pgr-row span:first-child { color: var(--soft); font-size: 13.5px }
  .pgr-row b { padding: 9px 12px; background: ${black}; color: ${concrete}; font-weight: 500; line-height: 1.1 }
  .pgr-row.now b { background: ${lime}; color: ${black}; font-weight: 600 }
  .pgr-try { position: absolute; left: 0; right: 0; bottom: 0; height: 168px; padding: 22px 44px; background: ${black};
    color: ${concrete}; font-size: 19px; line-height: 1.9 }
  .pgr-try p:first-child { font-size: 13.5px; color: #a5a79a }
  .pgr-try .pg-bar { background: ${concrete} }
`;

const rulesEditor = html`
  <div
    class="pgr"><div class="display">When a prompt<br>holds …</div>${rules.map((
      [number, what, action, now],
    ) =>
      html`
        <div
          class="pgr-row ${now &&
            "now"}"><span>${number}</span><span>${what}</span><b>${action}</b></div>
      `
    )}<div class="pgr-row"><span>05</span><span style="color:var(--soft)">Add a rule</span></div>
    <div class="pgr-try"><p>Try rule 02</p><p>Her card is 5061 2200 1177 4410</p><p>Her card is ${bar(
      4,
    )} ${bar(4)} ${bar(4)} <span class="pg-key">4410</span></p></div></div>
`;

const alertCss = `
  .pgl { height: 100%; padding: 74px 20px 0; background: ${black}; color: ${concrete}; font-size: 15px }
  .pgl-phone .phone { background: #4a4c43 }
  .pgl-phone .phone::after { background: ${tar} }
  .pgl-time { font-size: 82px; letter-spacing: -.08em; text-indent: -.08em; text-align: center; line-height: 1 }
  .pgl-day { margin-bottom: 30px; text-align: center; color: #a5a79a }
  .pgl-note { padding: 16px 16px 18px; background: ${lime}; color: ${black}; line-height: 1.42 }
  .pgl-note.old { margin-top: 10px; background: ${tar}; color: ${concrete} }
  .pgl-head { display: flex; align-items: center; gap: 9px; margin-bottom: 10px; font-size: 13.5px; font-weight: 500 }
  .pgl-note .display { margin-bottom: 8px; font-size: 24px }
  .pgl-do { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-top: 14px; font-size: 14px; font-weight: 600; text-align: center }
  .pgl-do b { padding: 11px 0; background: ${black}; color: ${lime}; line-height: 1.1; font-weight: 600 }
  .pgl-do b + b { background: none; color: ${black}; box-shadow: inset 0 0 0 2px }
  .pgl-block { position: absolute; background: ${black} }
`;

const alert = html`
  <div class="pgl">
    <div class="display pgl-time">14:02</div>
    <div class="pgl-day">Thursday 14 May</div>
    <div class="pgl-note">
      <div class="pgl-head">${shield(
        16,
        black,
        lime,
        "#fff",
      )}Prompt Guardian</div>
      <div class="display">A live key,<br>stopped.</div>
      <p>From Support, on its way to a chat tool. It did not leave.</p>
      <div class="pgl-do"><b>Revoke it</b><b>Was a test</b></div>
    </div>
    <div class="pgl-note old">
      <p>13:47. Two names and a card masked. Nothing to do.</p>
    </div>
    <div class="pgl-note old">
      <p>Yesterday: 57 stopped.</p>
    </div>
  </div>
`;

const blocks = [
  [0, 70, 112, 60],
  [0, 180, 64, 60],
  [0, 290, 132, 60],
  [0, 510, 96, 60],
  [478, 70, 122, 60],
  [520, 290, 80, 60],
  [466, 400, 134, 60],
  [500, 510, 100, 60],
] as const;

/** Shots 03, 05 and 07: browser add-on, rules, alert on a phone. */
export const screens = [
  scene(
    "square",
    "03",
    { alt: "browser add-on", ground: lime, css: addOnCss },
    at(
      { x: 44, y: 26 },
      browser({
        address: "chat.example",
        width: 512,
        height: 424,
        kind: "square",
      }, chat),
    ),
    at({ x: 524, y: 29 }, shield(17, lime, black, black)),
    at(
      { x: 262, y: 292, width: 294, kind: "pga-pop pg-rows" },
      html`
        <div class="display">5 stopped</div>${stoppedRows()}<div
          class="pg-button">Send it masked</div>
      `,
    ),
  ),
  scene(
    "square",
    "05",
    { alt: "rules editor", ground: concrete, css: rulesCss },
    rulesEditor,
  ),
  scene(
    "square",
    "07",
    { alt: "phone alert", ground: concrete, css: alertCss },
    blocks.map(([x, y, width, height], index) =>
      html`
        <i class="pgl-block"
          style="left:${x}px;top:${y}px;width:${width}px;height:${height}px;${index ===
              5 && `background:${lime}`}"></i>
      `
    ).join(""),
    at({ x: 158, y: 26, zoom: 0.89, kind: "pgl-phone" }, phone("bleed", alert)),
  ),
] as const;
