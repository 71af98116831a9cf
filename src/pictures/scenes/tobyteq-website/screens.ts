import { html, type Part, style } from "../../markup.ts";
import { bars } from "../../templates/charts.ts";
import { drawing } from "../../templates/place.ts";
import { colours, yields } from "./brand.ts";
import { icon } from "./icons.ts";

const css = style(`
  .phone-screen h1 { font-weight: 720 }
  .where { font-size: 16px; color: var(--soft) }
  .made { margin: 2px 0 14px; font-size: 60px; line-height: 1 }
  .made small { font-size: 26px; letter-spacing: -.02em }
  .hours { display: flex; justify-content: space-between; margin: 5px 0 16px; font-size: 13px; color: var(--soft) }
  .now { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
  .now div { min-height: 84px; padding: 13px 13px; border-radius: 10px; background: #fff; font-size: 14px; line-height: 1.3; color: var(--soft) }
  .now b { display: block; font-size: 18px; font-weight: 660; color: var(--ink) }
  .now .full { background: ${colours.night}; color: ${colours.morning} }
  .now .full b { color: #fff }
  .tip { margin-top: auto; padding: 15px 14px; border-radius: 10px; background: ${colours.sun}; font-size: 15.5px; font-weight: 640; line-height: 1.25 }
  .phone-screen.dark { background: ${colours.night}; color: #fff }
  .phone-screen.dark h1, .phone-screen.clear h1 { font-size: 34px }
  .left { margin-top: auto; font-size: 18.5px; line-height: 1.35; text-align: center }
  .cells { margin: 30px auto 0 }
  .phone-screen.clear { background: ${colours.morning} }
  .yes { display: flex; justify-content: space-between; align-items: center; margin: 34px 0 20px; font-size: 94px; line-height: .9 }
  .until { font-size: 20px; font-weight: 620; line-height: 1.3 }
  .why { margin-top: auto; padding: 10px 14px; border-radius: 10px; background: ${colours.cloud}; font-size: 15px }
  .why div { display: flex; justify-content: space-between; padding: 9px 0 }
  .why b { font-weight: 660 }
`);

/** Today's yield, hour by hour, and what is running. */
export const dayScreen = html`
  ${css}
  <p class="where">Surulere shop, today</p>
  <p class="display made">14.6<small> kWh</small></p>
  ${drawing(
    258,
    142,
    bars(
      { width: 258, height: 140, colour: colours.sun, high: 2 },
      yields,
      (nth) => nth < 9 ? colours.sun : "#c9d3e2",
    ),
    html`<path d="M0 140.5h258" stroke="${colours.night}" stroke-width="2" />`,
  )}
  <p class="hours"><span>5:00</span><span>13:10</span><span>19:00</span></p>
  <div class="now">
    <div class="full">Battery<b>82%</b></div>
    <div>Grid<b>Off since 6:10</b></div>
    <div>Freezer<b>1.9 kWh</b></div>
    <div>Lights<b>0.4 kWh</b></div>
  </div>
  <p class="tip">Run the pump by 3 p.m.,<br>not at 7.</p>
`;

/** A battery with `full` of its ten cells charged: SVG, 120 by 268. */
export function battery(full: number): Part {
  const cells = Array.from({ length: 10 }, (_, nth) => {
    const fill = nth >= 10 - full ? colours.sun : colours.dusk;
    return html`<path d="M11 ${
      24 + nth * 23.8
    }h98v18.5h-98z" fill="${fill}" />`;
  });
  return html`
    <path d="M38 0h44v14H38z" fill="#fff" />
    <path d="M2 14h116v252H2z" fill="none" stroke="#fff" stroke-width="4" />
    ${cells}
  `;
}

/** How long the battery lasts. */
export const batteryScreen = html`
  ${css}
  <h1 class="display">Battery reaches morning</h1>
  <div class="cells">${html`<svg width="160" height="357" viewBox="0 0 120 268">${
    battery(7)
  }</svg>`}</div>
  <p class="left"><b>8 h 40 min</b> left at<br>tonight’s load</p>
`;

/** One question, one answer. */
export const answerScreen = html`
  ${css}
  <h1 class="display">Will the freezer last the night?</h1>
  <div class="yes display">Yes.${icon("freezer", 104, "#fff")}</div>
  <p class="until">Until 6:40. The sun is on<br>the roof at 6:32.</p>
  <div class="why">
    <div><span>In the battery</span><b>4.8 kWh</b></div>
    <div><span>Freezer until then</span><b>1.2 kWh</b></div>
    <div><span>Fan and lights</span><b>0.9 kWh</b></div>
  </div>
`;
