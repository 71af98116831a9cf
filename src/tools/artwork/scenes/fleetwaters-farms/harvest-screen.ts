import { html, style } from "../../markup.ts";
import { drawing } from "../../templates/place.ts";
import { colours } from "./brand.ts";
import { catfish } from "./catfish.ts";
import { ripples } from "./water.ts";

const goods = [
  ["Live catfish", "1.2 kg each", "₦4,800"],
  ["Smoked catfish", "500 g box", "₦6,500"],
  ["Tilapia, cleaned", "per kg", "₦4,200"],
] as const;

const css = style(`
  .harvest-title { font-size: 34px; margin-bottom: 16px }
  .harvest-water { flex: none; height: 186px; overflow: hidden; background: ${colours.noon} }
  .good { display: flex; justify-content: space-between; align-items: center;
    padding: 13px 0 12px; border-bottom: 1.5px solid var(--line); line-height: 1.3 }
  .good b { display: block; font-size: 16.5px; font-weight: 600 }
  .good span { font-size: 14px; color: var(--soft) }
  .harvest-end { margin-top: auto; font-size: 16.5px }
`);

/** The weekly order page on a phone. */
export const harvestScreen = html`${css}
  <div class="display harvest-title">Friday’s<br>harvest</div>
  <div class="harvest-water">${
  drawing(
    258,
    186,
    ripples(176, 96, { count: 7, step: 27, thick: 4 }),
    catfish({ x: 118, y: 88, length: 190, angle: 4, bend: 5 }),
    catfish({ x: 206, y: 44, length: 92, angle: -24, bend: -4 }),
  )
}</div>
  ${
  goods.map(([name, unit, price]) =>
    html`
      <div
        class="good"><div><b>${name}</b><span>${unit}</span></div><b>${price}</b></div>
    `
  )
}
  <div class="harvest-end button oil">Order for Friday</div>`;
