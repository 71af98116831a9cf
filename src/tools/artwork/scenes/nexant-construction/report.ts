import { html } from "../../markup.ts";
import { phone } from "../../templates/phone.ts";
import { at, drawing } from "../../templates/place.ts";
import { isometric } from "../../templates/solid.ts";
import { colours, poured, scene, shades } from "./brand.ts";
import { levelOf, tower } from "./tower.ts";

const space = isometric(151, 214, 15);

/** The newest floors from above, as photographed at noon. */
const photograph = html`
  <g>
    ${tower(space, { poured: 6, glazed: 4, seed: 14 })}
    ${space.face([[3, 7.6, levelOf(6)], [7, 7.6, levelOf(6)], [
      7,
      9.6,
      levelOf(6),
    ], [
      3,
      9.6,
      levelOf(6),
    ]], "#c4c0b4")}
    ${space.box([8, 4, levelOf(6)], [1.2, 2.4, 0.5], shades.wood)}
  </g>
`;

const facts = [
  ["Concrete", "182 m³, grade C35"],
  ["Cubes, 17 March", "28 MPa"],
  ["On site", "41 people, no injuries"],
  ["Weather", "Dry, 31 °C at noon"],
  ["Signed", "B. Oladipo, site engineer"],
] as const;

/** The report of a floor on a phone. */
export const report = scene(
  "square",
  "03",
  {
    alt: "floor report on a phone",
    ground: colours.slate,
    css: `
      .six { font-size: 640px; line-height: .78; color: #354750; letter-spacing: -.06em }
      .shot { flex: none; position: relative; height: 236px; overflow: hidden; background: #a9c3cc }
      .shot svg { position: absolute; left: 0; top: 86px }
      .shot span { position: absolute; right: 10px; bottom: 10px; padding: 3px 8px; background: ${colours.ink}; color: #fff; font-size: 13px; font-weight: 560 }
      .words { padding: 18px 22px 0 }
      .words h1 { font-size: 37px }
      .words .poured { margin: 13px 0 8px }
      .words p { font-size: 15.5px; font-weight: 560 }
      .words dl { margin-top: 12px; font-size: 14px }
      .words dl div { display: flex; justify-content: space-between; padding: 7.5px 0; border-top: 1.5px solid var(--line) }
      .words dt { color: var(--soft) }
      .words dd { font-weight: 560 }
      .next { margin: auto 22px 24px; padding: 15px; background: ${colours.signal}; color: #fff; font-size: 15.5px; font-weight: 640; text-align: center }
    `,
  },
  at({ x: 240, y: 44 }, html`<div class="display six">6</div>`),
  at(
    { x: 66, y: 26, zoom: 0.83 },
    phone(
      "bleed",
      html`
        <div class="shot">${drawing(
          302,
          236,
          photograph,
        )}<span>10 March, 12:04</span></div>
        <div class="words">
          <h1 class="display">Level 6</h1>
          ${poured(6, 9)}
          <p>Poured 10 March, 05:40 to 13:20</p>
          <dl>${facts.map(([what, value]) =>
            html`
              <div>
                <dt>${what}</dt>
                <dd>${value}</dd>
              </div>
            `
          )}</dl>
        </div>
        <div class="next">Level 7 is due on 21 March</div>
      `,
    ),
  ),
  at(
    { x: 372, y: 486, width: 190 },
    html`
      <p
        style="color:${colours
          .concrete};font-size:19px;font-weight:560;line-height:1.3">Nobody has to ring the office on Fridays.</p>
    `,
  ),
);
