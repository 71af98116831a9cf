import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { desk as deskScreen } from "../../templates/desk.ts";
import { at } from "../../templates/place.ts";
import { colours, notice, platform, scene, track } from "./brand.ts";

const { green, deep, amber, mist, ink, white } = colours;

const list = [
  ["Lift out of order at Stadium", "Live", "live", "08:05"],
  ["Sunday timetable, 22 November", "Scheduled", "due", "Fri 18:00"],
  ["Airport line back to normal", "Live", "live", "07:40"],
  ["New card readers at Idu", "Draft", "draft", ""],
  ["Platform change, Kubwa", "Draft", "draft", ""],
  ["Water off at Market", "Scheduled", "due", "Thu 06:00"],
] as const;

const css = `
  .desk { --soft: #4a5e56 } .desk-side { padding-top: 24px; background: ${mist}; color: ${ink} } .desk-brand { font-size: 18px; white-space: nowrap; font-weight: 700; letter-spacing: -.02em } .desk-item { opacity: 1; color: ${ink} } .desk-item.now { background: ${ink}; color: #fff }
  .desk-main { padding: 0; border-right: 2px solid var(--line) } .list-head { display: flex; justify-content: space-between; padding: 22px 18px 13px; font-size: 14px; font-weight: 700 }
  .item { padding: 11px 18px 12px; border-top: 2px solid var(--line); line-height: 1.3 } .item b { display: block; font-size: 14.5px; font-weight: 650; letter-spacing: -.01em } .item span { font-size: 12.5px; font-weight: 600 } .item.now { background: #e1f0e8 }
  .edit h1 { padding: 6px 0 16px } .edit .chip { padding: 8px 8px } .edit .row { display: flex; gap: 7px; padding: 7px 0 16px; font-size: 12.5px } .edit .do { margin-top: 16px; font-size: 14px }
`;

/** The desk with its list and the notice that is open. */
function desk(
  size: number,
  show: number,
  asideWidth: number,
  side: number,
): string {
  return deskScreen({
    brand: "ARMT desk",
    items: ["Timetables", "Stations", "Notices", "Fares", "People"],
    now: "Notices",
    side,
    asideWidth,
    main: html`
      <div
        class="list-head"><span>Notices</span><span style="color:${green}">New</span></div>${list
          .slice(0, show).map(([title, state, kind, time], index) =>
            html`
              <div
                class="item ${index === 0 &&
                  "now"}"><b>${title}</b><span class="${kind}">${state}${time &&
                  `, ${time}`}</span></div>
            `
          )}
    `,
    aside: html`
      <div
        class="edit"><span class="label">Headline</span><h1 class="display" style="font-size:${size}px">${notice
          .title}</h1><span class="label">Shows on</span><div class="row"><span class="chip on">Website</span><span class="chip on">Platform screens</span><span class="chip on">SMS</span></div><span class="label">Preview</span><div style="padding-top:7px">${platform(
            notice.screen,
            17,
            17,
          )}</div><span class="do">Publish to 14 screens</span></div>
    `,
  });
}

/** The covers and the first shot: one notice on its way. */
export const notices = [
  scene(
    "cover",
    "cover",
    {
      alt: "the notices desk over a green ground with one track",
      ground: green,
      css,
    },
    at(
      { x: 0, y: 0 },
      html`
        <div
          style="width:800px;height:600px;background:linear-gradient(${deep} 14px,transparent 0) 0 78px/100% 600px no-repeat"></div>
      `,
    ),
    at(
      { x: 0, y: 0 },
      track(800, 600, "M-20 552H820", [[100, 552], [420, 552]], "#cfe6da"),
    ),
    at(
      { x: 0, y: 0 },
      track(800, 600, "M744-20V620", [[744, 70], [744, 210], [744, 350], [
        744,
        552,
      ]]),
    ),
    at(
      { x: 34, y: 40, zoom: 1.07 },
      browser(
        { address: "desk.armt.example/notices", width: 626, height: 440 },
        desk(31, 6, 286, 126),
      ),
    ),
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
    { alt: "notices desk", ground: green, css },
    at(
      { x: 0, y: 0 },
      track(
        1000,
        500,
        "M-20 60H120Q150 60 150 90V520M1020 440H900Q870 440 870 410V-20",
        [[60, 60], [870, 120]],
      ),
    ),
    at(
      { x: 92, y: 34 },
      browser(
        { address: "desk.armt.example/notices", width: 816, height: 520 },
        desk(41, 7, 366, 142),
      ),
    ),
  ),
];
