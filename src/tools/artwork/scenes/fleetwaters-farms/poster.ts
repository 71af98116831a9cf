import { html } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, scene } from "./brand.ts";
import { catfish } from "./catfish.ts";
import { ripples } from "./water.ts";

/** From the pond to the kitchen, past the eleven who are no longer asked. */
function chain(): string {
  const dots = Array.from({ length: 11 }, (_, nth) => 46 + nth * 30.8);
  return drawing(
    400,
    60,
    html`
      <path d="M8 14h384" stroke="${colours.night}" stroke-width="3" />
      ${dots.map((x) =>
        html`
          <circle cx="${x.toFixed(1)}" cy="14" r="7" fill="${colours
            .rice}" stroke="${colours.bank}"
            stroke-width="2.2" stroke-dasharray="3 2.6" />
        `
      )}
      <circle cx="8" cy="14" r="8" fill="${colours.noon}" />
      <circle cx="392" cy="14" r="8" fill="${colours.oil}" />
    `,
  );
}

const words =
  "Kitchens in Surulere, Yaba and Ikeja now order straight from the pond, and the farm knows by Thursday noon what to net on Friday.";

/** The result as a poster. */
export const poster = scene(
  "full",
  "07",
  {
    alt: "“Eleven fewer middlemen.”",
    ground: colours.rice,
    css: `
      .claim { font-size: 86px; line-height: .93 }
      .told { width: 400px; font-size: 16px; font-weight: 500; line-height: 1.42 }
      .ends { display: flex; justify-content: space-between; width: 400px; font-size: 13.5px; font-weight: 600 }
    `,
  },
  at(
    { x: 166, y: 48 },
    html`<div class="display claim">Eleven<br>fewer<br>middlemen.</div>`,
  ),
  at(
    { x: 168, y: 308 },
    html`
      <p
        class="told">${words}</p>
    `,
  ),
  at({ x: 168, y: 410 }, chain()),
  at(
    { x: 168, y: 440 },
    html`<p class="ends"><span>Pond 12, Ikorodu</span><span>Kitchen, Yaba</span></p>`,
  ),
  at(
    { x: 640, y: 0, width: 360, height: 500 },
    html`
      <div
        style="height:100%;overflow:hidden;background:${colours
          .noon}">${drawing(
            360,
            500,
            ripples(186, 262, { count: 8, step: 46, thick: 7, opacity: 0.3 }),
            catfish({ x: 170, y: 248, length: 344, angle: 66, bend: -8 }),
          )}</div>
    `,
  ),
);

/** The same for phones. */
export const posterUpright = scene(
  "tall",
  "07-tall",
  {
    alt: "“Eleven fewer middlemen.”, upright",
    ground: colours.rice,
    css: `
      .claim { font-size: 118px; line-height: .9 }
      .told { font-size: 22.5px; font-weight: 500; line-height: 1.36 }
      .ends { display: flex; justify-content: space-between; font-size: 19px; font-weight: 600 }
    `,
  },
  at(
    { x: 0, y: 0, width: 640, height: 252 },
    html`
      <div
        style="height:100%;overflow:hidden;background:${colours
          .noon}">${drawing(
            640,
            252,
            ripples(318, 132, { count: 8, step: 50, thick: 8, opacity: 0.3 }),
            catfish({ x: 330, y: 128, length: 396, angle: -9, bend: -8 }),
          )}</div>
    `,
  ),
  at(
    { x: 40, y: 280 },
    html`<div class="display claim">Eleven<br>fewer<br>middlemen.</div>`,
  ),
  at(
    { x: 44, y: 614, width: 552 },
    html`<p class="told">${words}</p>`,
  ),
  at({ x: 38, y: 718, zoom: 1.4 }, chain()),
  at(
    { x: 44, y: 756, width: 552 },
    html`<p class="ends"><span>Pond 12, Ikorodu</span><span>Kitchen, Yaba</span></p>`,
  ),
);
