import { html } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { bars } from "../../templates/charts.ts";
import { at, drawing } from "../../templates/place.ts";
import { upright } from "../../templates/upright.ts";
import { bar, colours, guardian, scene, shield } from "./brand.ts";

const { concrete, black, lime } = colours;

/** What was stopped on each day of May: 1,204 in all. */
const days = [
  12,
  8,
  6,
  44,
  51,
  47,
  58,
  49,
  14,
  7,
  46,
  53,
  57,
  96,
  61,
  13,
  9,
  48,
  52,
  55,
  50,
  45,
  11,
  6,
  48,
  61,
  63,
  57,
  58,
  12,
  7,
];

const kinds = [
  ["Account numbers", 512],
  ["Names", 388],
  ["Cards", 171],
  ["API keys", 84],
  ["Email addresses", 49],
] as const;

const latest = [
  ["14:02", "Support", "sk_live_9f2c…e71", "blocked"],
  ["13:47", "Finance", bar(13), "masked"],
  ["13:40", "Sales", bar(18), "masked"],
  ["13:12", "Support", bar(9), "masked"],
] as const;

const css = `
  .pgd { display: grid; grid-template-columns: 1fr 252px; height: 100%; font-size: 13px }
  .pgd-main { padding: 22px 28px 0 30px }
  .pgd-top { display: flex; justify-content: space-between; align-items: flex-end }
  .pgd .display { font-size: 34px }
  .pgd-top p { font-size: 12px; line-height: 1.4; text-align: right; color: var(--soft) }
  .pgd-chart { position: relative; margin-top: 34px; border-bottom: 2px solid ${black} }
  .pgd-peak { position: absolute; left: 197px; top: -24px; font-size: 12px; white-space: nowrap }
  .pgd-table { width: 100%; margin-top: 12px }
  .pgd-table td { padding: 7px 0 6px; border-bottom: 1px solid var(--line) }
  .pgd-table td:first-child { width: 62px; color: var(--soft) }
  .pgd-table td:nth-child(2) { width: 92px }
  .pgd-table td:last-child { text-align: right }
  .pgd-side { padding: 22px 24px; background: ${black}; color: ${concrete} }
  .pgd-side .top { display: flex; gap: 11px; align-items: center; margin-bottom: 20px; font-weight: 500 }
  .pgd-kind { margin-bottom: 13px }
  .pgd-kind p { display: flex; justify-content: space-between; margin-bottom: 4px }
  .pgd-kind i { display: block; height: 18px; background: ${concrete} }
  .pgd-kind.keys i { background: ${lime} }
  .pgd-out { margin-top: 20px; padding-top: 14px; border-top: 1px solid #3a3c34; line-height: 1.4 }
  .pgd-out b { color: ${lime}; font-weight: 600 }
`;

/** What was stopped on each day of the month, and which day most. */
function chart(width: number, height: number): string {
  return html`
    <div
      class="pgd-chart"><span class="pgd-peak">14 May: 96, the payroll run</span>${drawing(
        width,
        height,
        bars(
          { width, height, colour: black, high: 100 },
          days,
          (day) => day === 13 ? lime : black,
        ),
      )}</div>
  `;
}

const table = html`
  <table class="pgd-table">${latest.map((cells) =>
    html`<tr>${
      cells.map((cell, index) =>
        html`<td>${
          index === 2 && cell.startsWith("sk")
            ? html`<span class="pg-key">${cell}</span>`
            : cell
        }</td>`
      )
    }</tr>`
  )}</table>
`;

const page = html`
  <div class="pgd">
    <div class="pgd-main">
      <div class="pgd-top">
        <div class="display">1,204 stopped<br>in May.</div>
        <p>All teams<br>1 to 31 May</p>
      </div>
      ${chart(470, 120)}
      ${table}
    </div>
    <div
      class="pgd-side"><div class="top">${shield(
        22,
        concrete,
        black,
        lime,
      )}Audit</div>${kinds.map(([name, count]) =>
        html`
          <div
            class="pgd-kind ${name === "API keys" &&
              "keys"}"><p><span>${name}</span><span>${count}</span></p><i style="width:${(count /
                512) * 204}px"></i></div>
        `
      )}<p class="pgd-out"><b>3 let through</b> after somebody asked, each with a name beside it.</p></div>
  </div>
`;

/** Shot 06: the audit dashboard. */
export const dashboard = scene(
  "full",
  "06",
  { alt: "audit dashboard", ground: colours.wet, css },
  at(
    { x: 110, y: 34 },
    browser(
      {
        address: `${guardian.address}/audit`,
        width: 780,
        height: 490,
        kind: "square",
      },
      page,
    ),
  ),
);

/** The same for phones. */
export const dashboardUpright = scene(
  "tall",
  "06-tall",
  {
    alt: "audit dashboard, upright",
    ground: colours.wet,
    css: css + `
      .upright > .pgd-main { padding: 24px 20px 0; font-size: 13.5px }
      .upright .display { font-size: 38px }
      .upright .pgd-chart { margin-top: 44px }
      .upright .pgd-peak { left: 130px }
      .upright .pgd-table td { padding-block: 8px 7px }
      .upright .pgd-table td:first-child { width: 52px }
      .upright .pgd-table td:nth-child(2) { width: 76px }
      .upright .pgd-out { position: absolute; inset: auto 0 0; margin: 0; padding: 16px 20px 18px; border: 0; background: ${black}; color: ${concrete}; font-size: 14px }
    `,
  },
  upright(
    html`
      <div class="pgd-main">
        <div class="display">1,204 stopped<br>in May.</div>
        ${chart(360, 110)} ${table}
      </div>
      <p
        class="pgd-out"><b>3 let through</b> after somebody asked, each with a name beside it.</p>
    `,
  ),
);
