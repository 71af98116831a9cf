import { html, type Part, style } from "../../markup.ts";
import { seeded } from "../../seeded.ts";
import { colours, stamp } from "./brand.ts";

const css = style(`
  .slip-out { filter: drop-shadow(0 14px 22px rgb(60 30 0 / .3)) }
  .slip { position: relative; padding: 30px 30px 34px; background: ${colours.milk}; color: ${colours.rind};
    font-size: 15px; line-height: 1.3 }
  .slip-row { display: flex; justify-content: space-between; gap: 12px; padding: 4px 0 }
  .slip-row b { font-weight: 700 } .slip-to { padding: 14px 0 12px }
  .slip-cut { height: 0; margin: 10px 0; border-top: 2.5px dashed ${colours.rind} }
  .slip-sum { padding: 4px 0 12px; font-size: 3.1em; line-height: 1.05 }
  .slip-end { padding-top: 16px }
`);

/** What is printed on a receipt. */
export interface Receipt {
  number: string;
  date: string;
  to: string;
  goods: readonly (readonly [string, string])[];
  sum: string;
  stamp?: string;
  /** Colour of the stamp. */
  ink?: string;
  /** Under the sum: bars of the code, and a word of thanks. */
  thanks?: Part;
}

/** A paper receipt, its ends torn off in teeth; `size` is that of its text. */
export function receipt(
  width: number,
  size: number,
  { number, date, to, goods, sum, stamp: state, ink = colours.paid, thanks }:
    Receipt,
): string {
  const pad = size * 2;
  return html`
    ${css}
        <div class="slip-out">
      <div class="slip"
        style="width:${width}px;font-size:${size}px;padding:${pad}px ${pad}px ${pad *
          1.1}px;clip-path:${teeth(width, size * 0.55)}">
            <div class="slip-row"><b>Invoice ${number}</b><span>${date}</span></div>
            <div class="slip-to">To ${to}</div>
            <div class="slip-cut"></div>
            ${goods.map(([name, price]) =>
              html`<div class="slip-row"><span>${name}</span><span>${price}</span></div>`
            )}
            <div class="slip-cut"></div>
            <div class="sum slip-sum">₦${sum}</div>
            ${state &&
              html`<div style="transform:rotate(-4deg);transform-origin:0 50%">${
                stamp(state, size * 1.25, ink)
              }</div>`}
            ${thanks && html`<div class="slip-end">${thanks}</div>`}
          </div>
    </div>
  `;
}

/** The bars of a till code. */
export function bars(width: number, height: number, seed: number): string {
  const dice = seeded(seed);
  let way = "";
  for (let x = 0; x < width - 5;) {
    const thick = dice.pick([1.6, 2.4, 3.4]);
    way += `M${x.toFixed(1)} 0h${thick}v${height}h-${thick}z`;
    x += thick + dice.pick([1.8, 2.6, 3.8]);
  }
  return html`
    <svg width="${width}" height="${height}">
      <path fill="${colours.rind}" d="${way}" />
    </svg>
  `;
}

/** CSS polygon with teeth at the upper and the lower edge. */
function teeth(width: number, size: number): string {
  const count = Math.round(width / (size * 2)) * 2;
  const at = (index: number) => `${((index / count) * 100).toFixed(2)}%`;
  const deep = (index: number) => (index % 2 ? 0 : size).toFixed(1);
  const upper = Array.from(
    { length: count + 1 },
    (_, it) => `${at(it)} ${deep(it)}px`,
  );
  const lower = Array.from(
    { length: count + 1 },
    (_, it) => `${at(count - it)} calc(100% - ${deep(it)}px)`,
  );
  return `polygon(${[...upper, ...lower].join(",")})`;
}
