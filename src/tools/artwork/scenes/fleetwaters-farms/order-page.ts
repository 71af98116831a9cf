import { html, type Part } from "../../markup.ts";
import { browser } from "../../templates/browser.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, fleetwaters, mark, scene } from "./brand.ts";
import { catfish } from "./catfish.ts";
import { ripples, smokedFish } from "./water.ts";

/** What is sold, and how much of this week's harvest is left. */
const goods: readonly Good[] = [
  {
    name: "Live catfish",
    price: "₦4,800 a kilo",
    left: "214 kg left",
    ground: colours.noon,
    picture: [
      ripples(80, 52, { count: 6, step: 16 }),
      catfish({ x: 98, y: 54, length: 122, angle: -8, bend: 6, cut: 0.5 }),
    ],
  },
  {
    name: "Smoked catfish",
    price: "₦6,500 a box",
    left: "38 boxes left",
    ground: colours.oil,
    picture: smokedFish(176, 108),
  },
  {
    name: "Tilapia, cleaned",
    price: "₦4,200 a kilo",
    left: "90 kg left",
    ground: "#cfe0d8",
    picture: tilapia(),
  },
];

interface Good {
  name: string;
  price: string;
  left: string;
  ground: string;
  picture: Part;
}

function tilapia(): Part {
  return html`
    <g fill="${colours.night}">
      <path
        d="M28 56c16-30 66-36 96-4l30-22c-7 17-7 33 2 50l-34-18C92 92 44 86 28 56z" />
      <path d="M58 31c20-15 44-14 58 2l-8 6zM66 78c8 10 22 12 30 4z" />
    </g>
    <circle cx="46" cy="52" r="3.4" fill="#cfe0d8" />
    <path d="M64 44c7 8 7 17 1 25" fill="none" stroke="#cfe0d8"
      stroke-width="2.4" />
  `;
}

function card({ name, price, left, ground, picture }: Good): string {
  return html`
    <div class="card">
      <div style="background:${ground}">${drawing(176, 108, picture)}</div>
      <b>${name}</b>
      <p>${price}</p>
      <i>${left}</i>
    </div>
  `;
}

const css = `
  .page { padding: 20px 32px }
  .nav { display: flex; align-items: center; gap: 26px; font-size: 14px; font-weight: 500 }
  .nav svg { margin-right: 8px }
  .page h1 { margin-top: 20px; font-size: 54px; font-weight: 600 }
  .lead { width: 370px; margin-top: 18px; font-size: 16px; font-weight: 500 }
  .order { display: flex; align-items: center; gap: 22px; margin-top: 20px; font-size: 15px; font-weight: 600 }
  .cards { display: flex; gap: 14px; margin-top: 26px }
  .card { flex: none; width: 176px; font-size: 14px; line-height: 1.4 }
  .card div { height: 104px; margin-bottom: 8px; overflow: hidden }
  .card b { font-size: 15px; font-weight: 600 }
  .card i { color: var(--soft); font-style: normal }
`;

/** The weekly order page on a desktop, running out of the picture. */
export const orderPage = scene(
  "square",
  "02",
  { alt: "order page", ground: colours.oil, css },
  at(
    { x: 44, y: 34 },
    browser(
      { address: fleetwaters.address, width: 640, height: 640 },
      html`
        <div class="page">
          <div
            class="nav">${mark(
              38,
            )}<span>This week</span><span>Our ponds</span><span>For kitchens</span></div>
          <h1 class="display">Harvested at five.<br>Yours by nine.</h1>
          <p
            class="lead">Order before Thursday noon. We net on Friday morning and deliver across Lagos.</p>
          <div
            class="order"><span class="button">Order for Friday</span><span>Closes in 19 h</span></div>
          <div class="cards">${goods.map(card)}</div>
        </div>
      `,
    ),
  ),
);
