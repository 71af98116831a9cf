import { html } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, scene } from "./brand.ts";
import { type Receipt, receipt } from "./receipt.ts";

const { rind, slice, pale } = colours;

const wall: readonly (readonly [string, string, string, string, string?])[] = [
  ["Bola &amp; Sons Catering", "Photographs", "180,000", "Paid 13 Nov"],
  ["Ikeja Dental", "Signboard", "246,500", "Paid 6 Nov"],
  ["Mama Put No. 4", "Menus, 200", "58,000", "3 days late", "#b4490f"],
  ["Kudi Tailors", "Labels, 900", "112,000", "Paid 20 Nov"],
  ["Ojota Motors", "Website", "650,000", "Sent", rind],
  ["Ade’s Barbers", "Window", "34,000", "Paid 20 Nov"],
  ["Yaba Chess Club", "Trophies", "76,000", "Thank you"],
  ["Femi Electric", "Van lettering", "140,000", "Due Friday", "#b4490f"],
  ["Surulere Swimming", "Pump", "212,500", "Paid 27 Nov"],
  ["Grace Bakery", "Boxes, 400", "96,000", "Seen 09:12", rind],
];

const slips = wall.map(([to, goods, price, state, ink], index): Receipt => ({
  number: String(131 + index * 2).padStart(4, "0"),
  date: `${3 + index} Nov`,
  to,
  goods: [[goods, price]],
  sum: price,
  stamp: state,
  ...(ink && { ink }),
}));

const angles = [-3, 2, -1.5, 3.5, -2, 2.5, -3, 1, -2, 3];

/** A month of receipts on their wall. */
export const receiptWall = scene(
  "full",
  "09",
  {
    alt: "wall of receipts",
    ground: rind,
    css:
      `.slip-sum { font-size: 30px } body > .at:nth-child(3n + 2) .slip { background: ${pale} }`,
  },
  slips.map((slip, index) => {
    const place = {
      x: 10 + (index % 5) * 198,
      y: index > 4 ? 258 : 14,
      angle: angles[index] ?? 0,
    };
    return at(place, receipt(188, 11.8, slip));
  }).join(""),
  at(
    { x: 0, y: 0 },
    drawing(
      1000,
      500,
      html`<g fill="${slice}">${
        wall.map((_, index) =>
          html`
            <circle cx="${104 + (index % 5) * 198}" cy="${index > 4
              ? 272
              : 28}" r="8" />
          `
        )
      }</g>`,
    ),
  ),
);

/** The same for phones: the first six of them. */
export const receiptWallUpright = scene(
  "tall",
  "09-tall",
  {
    alt: "wall of receipts, upright",
    ground: rind,
    css:
      `.slip-sum { font-size: 52px } body > .at:nth-child(4n + 2) .slip, body > .at:nth-child(4n + 3) .slip { background: ${pale} }`,
  },
  slips.slice(0, 6).map((slip, index) => {
    const place = {
      x: 14 + (index % 2) * 312,
      y: 10 + Math.floor(index / 2) * 330,
      angle: angles[index] ?? 0,
    };
    return at(place, receipt(300, 18, slip));
  }).join(""),
  at(
    { x: 0, y: 0 },
    drawing(
      640,
      800,
      html`<g fill="${slice}">${
        slips.slice(0, 6).map((_, index) =>
          html`
            <circle cx="${164 + (index % 2) * 312}" cy="${29 +
              Math.floor(index / 2) * 330}" r="12" />
          `
        )
      }</g>`,
    ),
  ),
);
