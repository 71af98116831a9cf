import { type FaceName, family } from "../../faces.ts";
import { house } from "../../house.ts";
import { html, type Part, style } from "../../markup.ts";
import type { Scene } from "../../scene.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours as night } from "../alomaa/brand.ts";
import { colours as cheese, holes } from "../chedar-website/brand.ts";
import { bars, receipt } from "../chedar-website/receipt.ts";
import { colours as farm, mark as fish } from "../fleetwaters-farms/brand.ts";
import { figure } from "../people/bust.ts";

const { ink, danfo, haze, paper } = house;

interface Thing {
  name: string;
  alt: string;
  ground: string;
  faces: readonly FaceName[];
  css: string;
}

/** An upright picture of one thing, 640 by 800. */
function thing({ css, ...rest }: Thing, ...body: Part[]): Scene {
  return { kind: "tall", ...rest, html: html`${body}${style(css)}` };
}

/** A pouch of smoked fish with its printed label. */
const label = thing(
  {
    name: "label",
    alt: "The label of Fleetwaters Farms on a pouch of smoked catfish",
    ground: farm.noon,
    faces: ["fraunces", "instrument-sans"],
    css: `
      .label { position: absolute; inset: 0; padding: 30px 28px; background: ${farm.rice};
        color: ${farm.night}; font: 600 21px/1.3 ${family("instrument-sans")} }
      .label b { display: block; margin: 22px 0 0; font: 600 56px/.96 ${
      family("fraunces")
    };
        font-variation-settings: "opsz" 144, "SOFT" 0, "WONK" 0; letter-spacing: -.035em }
      .label p { display: flex; justify-content: space-between; margin-top: 92px }
      .label i { position: absolute; left: 0; right: 0; top: 268px; padding: 9px 28px 11px;
        background: ${farm.oil}; font-style: normal; font-size: 25px }
    `,
  },
  drawing(
    640,
    800,
    html`
      <path fill="${farm.deep}" d="M0 640h640v160H0z" />
      <path fill="#000" opacity=".22" d="M96 700h470l60 46q-230 50-460 0z" />
      <path fill="#a9743d" d="M108 78h424l14 640q-226 30-452 0z" />
      <path fill="${farm
        .bank}" d="M108 78h424v92H108zM104 250h432l4 250H100z" />
      <path fill="#b98045"
        d="M108 170h424l4 80H104zM100 500h440l6 218q-226 30-452 0z" />
      <path fill="#8a5a2b" d="M108 78h424v22H108zM108 164h424v7H108z" />
      <path stroke="#8a5a2b" stroke-width="3"
        d="M128 78v22M148 78v22M168 78v22M188 78v22M208 78v22M228 78v22M248 78v22M268 78v22M288 78v22M308 78v22M328 78v22M348 78v22M368 78v22M388 78v22M408 78v22M428 78v22M448 78v22M468 78v22M488 78v22M508 78v22" />
      <circle cx="320" cy="132" r="17" fill="${farm.noon}" />
      <path fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="9"
        stroke-linecap="round" d="M126 200l-10 470M520 196l6 120" />
    `,
  ),
  at(
    { x: 152, y: 226, width: 336, height: 418, angle: -1.5 },
    html`
      <div class="label">${fish(92)}<b>Fleetwaters<br>Farms</b>
          <i>Smoked catfish</i><p><span>500 g</span><span>Harvest No. 38</span></p></div>
    `,
  ),
);

/** The sliding door of a danfo, with somebody at its window. */
const door = thing(
  {
    name: "door",
    alt: "The name of Alomaa, painted on the door of a danfo bus",
    ground: danfo,
    faces: ["anybody"],
    css: `
      .painted { color: ${night.night}; font: 800 76px/.72 ${family("anybody")};
        font-stretch: 150%; letter-spacing: -.06em }
      .promise { color: ${night.night}; font: 650 23px/1 ${
      family("anybody")
    }; font-stretch: 125% }
    `,
  },
  drawing(
    640,
    800,
    html`
      <path fill="#0000001f" d="M0 0h58v800H0z" />
      <clipPath id="window">
        <path d="M112 70q0-22 22-22h372q22 0 22 22v246H112z" />
      </clipPath>
      <path fill="${ink}" d="M92 56q0-28 28-28h400q28 0 28 28v280H92z" />
      <g clip-path="url(#window)">
        <path fill="#1c3a36" d="M112 48h416v268H112z" />
        <g transform="translate(176 48) scale(.96)">${figure({
          skin: "#6b3a22",
          head: "gele",
          headFill: house.laterite,
          headFold: "#7d2a12",
          cloth: house.lagoon,
          collar: "round",
          trim: paper,
          earrings: danfo,
        })}</g>
        <path fill="${haze}" opacity=".18"
          d="M112 48h150L150 316h-38zM470 48h46L404 316h-46z" />
      </g>
      <path fill="${ink}" d="M432 28h9v300h-9z" />
      <path fill="${ink}"
        d="M0 560h640v30H0zM0 612h640v14H0zM0 720h640v80H0zM58 0h10v800H58zM576 0h10v800h-10z" />
      <rect x="470" y="356" width="84" height="26" rx="13" fill="${ink}" />
      <rect x="480" y="362" width="64" height="8" rx="4" fill="${haze}" />
      <path fill="#a9b3ac" d="M0 740h640v14H0z" />
      <g fill="#c88a00">
        <circle cx="92" cy="690" r="6" />
        <circle cx="548" cy="690" r="6" />
        <circle cx="92" cy="376" r="6" />
      </g>
      <path fill="none" stroke="#d89b06" stroke-width="5" stroke-linecap="round"
        d="M120 664l86-6M138 680l44-3M430 660l70 6" />
    `,
  ),
  at({ x: 94, y: 424 }, html`<div class="painted">alomaa</div>`),
  at({ x: 96, y: 516 }, html`<div class="promise">Cut by breakfast.</div>`),
);

/** A receipt as it comes out of a till. */
const slip = thing(
  {
    name: "receipt",
    alt: "The mark of Chedar on a paid receipt in a till",
    ground: cheese.paid,
    faces: ["schibsted-grotesk"],
    css: `
      body { font: 450 16px/1.35 ${family("schibsted-grotesk")} }
      .sum { font-weight: 800; letter-spacing: -.045em }
      .stamp { display: inline-block; padding: .34em .62em .38em; border: .13em solid;
        border-radius: .28em; font-weight: 800; line-height: 1; white-space: nowrap }
      .display { font-weight: 900 }
      .name { display: flex; align-items: center; gap: 16px; color: ${cheese.rind};
        font-weight: 900; font-size: 60px; line-height: 1; letter-spacing: -.055em }
    `,
  },
  holes(
    640,
    800,
    [
      [74, 120, 92],
      [590, 300, 60],
      [38, 470, 40],
      [612, 560, 110],
    ],
    "#196640",
    "#114c2f",
  ),
  at(
    { x: 122, y: 74, angle: 1.5 },
    receipt(396, 20, {
      number: "0148",
      date: "9 Nov",
      to: "Bola &amp; Sons Catering",
      goods: [
        ["Menu photography", "180,000"],
        ["Website, 4 pages", "650,000"],
        ["Copy and editing", "95,000"],
        ["Hosting, 12 months", "60,000"],
      ],
      sum: "985,000",
      stamp: "Paid 13 Nov",
      thanks: html`<div class="name">chedar</div><br>${bars(310, 60, 3)}`,
    }),
  ),
  at(
    { x: 0, y: 0 },
    drawing(
      640,
      800,
      html`
        <path fill="${cheese
          .rind}" d="M40 724q0-26 26-26h508q26 0 26 26v76H40z" />
        <path fill="${cheese.slice}" d="M40 764h560v12H40z" />
      `,
    ),
  ),
);

/** A label, a bus door and a receipt. */
export const things = [label, door, slip];
