import { html } from "../../markup.ts";
import { phone } from "../../templates/phone.ts";
import { at, drawing } from "../../templates/place.ts";
import { routeMap } from "../../templates/route-map.ts";
import { colours, scene } from "./brand.ts";
import { ripples, smokedFish } from "./water.ts";

function facts(...rows: [string, string][]): string {
  const lines = rows.map(([what, value]) =>
    html`<div><span>${what}</span><b>${value}</b></div>`
  );
  return html`<div class="facts">${lines}</div>`;
}

const smoked = html`
  <div class="display title">Smoked<br>catfish</div>
  <div class="smoke">${drawing(258, 172, smokedFish(258, 172))}</div>
  <p
    class="words">Smoked over mango wood for nine hours. Keeps for three weeks in a dry cupboard.</p>
  ${facts(["Netted", "Tuesday, pond 7"], ["Arrives", "Friday by nine"])}
  <div class="sum">
    <b>₦13,000</b><span class="count"><i>−</i>2<i>+</i></span>
  </div>
  <div class="button last">Add to Friday’s order</div>
`;

const way = routeMap(
  {
    thick: 8,
    corner: 34,
    fill: colours.rice,
    edge: colours.night,
    ink: colours.rice,
    size: 16,
    dot: 9,
  },
  {
    colour: colours.oil,
    points: [[16, 20], [16, 112], [128, 112]],
    stops: [{ at: [16, 20], label: "Ikorodu, pond 12", offset: [22, 6] }],
  },
  {
    colour: colours.rice,
    points: [[128, 112], [214, 112], [214, 206]],
    stops: [{
      at: [214, 206],
      label: "Your kitchen, Yaba",
      offset: [-24, 6],
      anchor: "end",
    }],
  },
);

const underWay = html`
  <div class="display title">On the road<br>since 6:40</div>
  ${drawing(
    258,
    226,
    way,
    html`
      <circle cx="128" cy="112" r="20" fill="${colours.oil}" stroke="${colours
        .night}"
        stroke-width="4" />
      <path d="M119 107h11v10h-11zm11 3h5l3 4v3h-8z" fill="${colours.night}" />
    `,
  )}
  <div class="note"><b>Kunle is 14 minutes away</b> with 6 boxes on ice.</div>
  ${facts(["Box", "Harvest No. 38"], ["At the door", "8:55"])}
  <div class="button empty last">Call Kunle</div>
`;

const css = `
  .title { font-size: 37px; margin-bottom: 18px }
  .smoke { flex: none; height: 172px; overflow: hidden; background: ${colours.oil} }
  .words { margin-top: 16px; font-size: 15.5px; line-height: 1.42 }
  .sum { display: flex; justify-content: space-between; align-items: center; margin-top: 8px }
  .sum > b { font-size: 25px; font-weight: 650 }
  .count { display: flex; gap: 18px; padding: 7px 13px; font-size: 17px; font-weight: 600; box-shadow: inset 0 0 0 2px }
  .count i { font-style: normal }
  .facts { margin-top: 14px; font-size: 15px }
  .facts div { display: flex; justify-content: space-between; padding: 8px 0; border-top: 1.5px solid rgb(11 58 66 / .2) }
  .facts b { font-weight: 600 }
  .road .facts div { border-color: rgb(244 235 218 / .35) }
  .last { margin-top: auto; font-size: 16px }
  .road .phone-screen { background: ${colours.noon}; color: ${colours.rice} }
  .note { margin-top: 10px; padding: 15px 16px; background: ${colours.rice}; color: ${colours.night}; font-size: 16px; line-height: 1.35 }
  .phone { --frame: ${colours.fish} }
`;

/** Two phones: what is bought, and where it is now. */
export const phones = scene(
  "square",
  "03",
  { alt: "two phones", ground: colours.night, css },
  drawing(
    600,
    600,
    ripples(310, 330, { count: 6, step: 86, thick: 9, opacity: 0.11 }),
  ),
  at({ x: 44, y: 24, zoom: 0.78 }, phone("", smoked)),
  at({ x: 310, y: 62, zoom: 0.78, kind: "road" }, phone("", underWay)),
);
