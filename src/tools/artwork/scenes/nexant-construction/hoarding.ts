import { html, type Part } from "../../markup.ts";
import { isometric } from "../../templates/solid.ts";
import { at } from "../../templates/place.ts";
import { street } from "../../templates/street.ts";
import { colours, helmet, scene, wordmark } from "./brand.ts";

const sky = "#c3d3d6";

/** Somebody who passes, 74 high, feet at the origin: SVG. */
interface Passer {
  x: number;
  y: number;
  coat: string;
  skin: string;
  size?: number;
  /** Stands and looks at the fence, and is seen from behind. */
  looks?: boolean;
}

const trousers = "#1f2a2e";
const hair = "#17110d";

function passer({ x, y, coat, skin, size = 1, looks = false }: Passer): Part {
  const body = looks ? behindOf(coat, skin) : stride(coat, skin);
  return html`
    <g transform="translate(${x} ${y}) scale(${size})"
      stroke-linecap="round" stroke-linejoin="round">
      <ellipse cx="1" cy="1" rx="19" ry="3.5" opacity=".25" />
      ${body}
    </g>
  `;
}

/** In stride, to the right. */
function stride(coat: string, skin: string): Part {
  return html`
    <path fill="none" stroke="${trousers}" stroke-width="7"
      d="M-1-34-6-18-14-4M1-34 7-18 11-3" />
    <path fill="${hair}"
      d="M-18-6-10-1-12 2-19-2q-2-2 1-4zM7-4h7q5 1 5 4v1H7z" />
    <path fill="none" stroke="${coat}" stroke-width="5"
      d="M2-53 10-43 16-37" />
    <circle cx="18" cy="-36" r="2.600" fill="${skin}" />
    <path fill="${coat}" d="M-6-56q6-4 11 0 4 10 3 25H-8q-1-16 2-25z" />
    <path fill="none" stroke="${trousers}" stroke-opacity=".35"
      stroke-width="1.200" d="M-2-50-6-38-5-32" />
    <path fill="none" stroke="${coat}" stroke-width="5"
      d="M-2-53-8-41-9-34" />
    <circle cx="-9.500" cy="-31" r="2.600" fill="${skin}" />
    <path fill="${skin}" d="M-2-61h6v6q-3 2-6 0z" />
    <path fill="${skin}"
      d="M-4-66q0-7 7-7 5 0 6 6l1.500 3-1.800.600q0 4-3.700 4H1q-5 0-5-6.600z" />
    <path fill="${hair}" d="M-5-62q-3-12 8-12 5 0 6 5-4 1-7 0l-1 4q-2 0-2 3z" />
  `;
}

/** From behind, hands in the pockets. */
function behindOf(coat: string, skin: string): Part {
  return html`
    <path fill="none" stroke="${trousers}" stroke-width="7.500"
      d="M-4-34-5-5M5-34 6-5" />
    <path fill="${hair}" d="M-10-4h9v5h-9zM2-4h9v5H2z" />
    <path fill="none" stroke="${coat}" stroke-width="5"
      d="M-8-53-13-42-9-33M9-53 14-42 10-33" />
    <path fill="${coat}" d="M-10-54q10-6 21 0l-1 24H-9z" />
    <path fill="none" stroke="${trousers}" stroke-opacity=".35"
      stroke-width="1.200" d="M.5-56v25" />
    <path fill="${skin}" d="M-3-62h7v6q-3.500 2-7 0z" />
    <circle cx=".5" cy="-66" r="7" fill="${skin}" />
    <path fill="${hair}"
      d="M-7-65q0-9.500 7.500-9.500T8-65q-1 5-3 6h-9q-2-1-3-6z" />
  `;
}

const zigzag = "M236 46" + "l8-12 8 12".repeat(36);

/** The floors that stand behind the fence, seen from the street: SVG. */
function behind(): Part {
  const storeys = [0, 1, 2].map((nth) => {
    const y = 122 - nth * 44;
    return html`
      <path d="M596 ${y}h330v9H596z" fill="#8f8d86" />
      <path
        d="M610 ${y + 9}h14v35h-14zM690 ${y + 9}h14v35h-14zM770 ${y +
          9}h14v35h-14zM850 ${y + 9}h14v35h-14zM898 ${y + 9}h14v35h-14z"
        fill="#6e6d67" />
    `;
  });
  const mast = isometric(486, 180, 13);
  return html`
    <path d="M596 131h330v40H596z" fill="#a9a79f" />
    <path d="M596 87h330v35H596zM596 43h330v35H596z" fill="#b5b8b4" />
    ${storeys}
    ${mast.box([0, 0, 0], [1, 1, 11.5], {
      top: colours.signal,
      left: "#b4330f",
      right: "#d63f15",
    })}
    <g fill="none" stroke="${colours.signal}" stroke-width="3">
      <path d="M236 34h576M236 46h576M236 34v12M812 34v12" />
      <path d="M486 6 330 34M486 6l190 28" stroke-width="2" />
      <path d="${zigzag}" stroke-width="2" />
    </g>
    <path d="M474 4h24v44h-24z" fill="#b4330f" />
    <path d="M236 46h46v24h-46z" fill="#6e6d67" />
    <path d="M724 46v30" stroke="${colours.ink}" stroke-width="2" />
    <path d="M712 76h24v14h-24z" fill="#6e6d67" />
  `;
}

const panels = Array.from(
  { length: 9 },
  (_, nth) => html`<path d="M${100 * (nth + 1)} 170V420" />`,
);

const numbers = Array.from({ length: 9 }, (_, nth) => {
  const done = nth < 6;
  const fill = done ? "#fff" : "none";
  const ink = done ? colours.signal : "#fff";
  return html`
    <path d="M${648 + (nth % 3) * 60} ${334 -
      Math.floor(nth / 3) * 60}h52v52h-52z"
      fill="${fill}" stroke="#fff" stroke-width="2.5" />
    <text x="${674 + (nth % 3) * 60}" y="${370 - Math.floor(nth / 3) * 60}"
      text-anchor="middle" font-size="28" class="display"
      fill="${ink}">${nth + 1}</text>
  `;
});

/** The fence around the site, as people pass it. */
export const hoarding = scene(
  "full",
  "04",
  {
    alt: "site hoarding",
    ground: sky,
    css: `
      .date { color: #fff; font-size: 21px; font-weight: 620; line-height: 1.25 }
      .date b { display: block; margin-bottom: 7px; font-size: 33px }
    `,
  },
  street(
    { width: 1000, height: 500, wall: sky, floor: "#6f6d68", horizon: 420 },
    behind(),
    html`
      <path d="M0 170h1000v250H0z" fill="${colours.signal}" />
      <path d="M0 170h1000v7H0z" fill="#f2683f" />
      <path d="M0 404h1000v16H0z" fill="${colours.ink}" />
      <g stroke="#b4330f" stroke-width="1.5">${panels}</g>
      ${numbers}
      <path d="M0 420h1000v30H0z" fill="#a9a59a" />
      <path d="M0 450h1000v5H0z" fill="#d9d6cb" />
      <path
        d="M40 474h120v6H40zM280 474h120v6H280zM520 474h120v6H520zM760 474h120v6H760z"
        fill="#d9d6cb" />
    `,
    passer({ x: 596, y: 440, coat: colours.lamp, skin: "#6b3f27" }),
    passer({ x: 112, y: 443, coat: "#2f6f73", skin: "#4a2a1b" }),
    passer({
      x: 900,
      y: 438,
      coat: colours.white,
      skin: "#7d4c30",
      looks: true,
    }),
  ),
  at({ x: 178, y: 200 }, html`<div style="color:#fff">${wordmark(94)}</div>`),
  at(
    { x: 184, y: 314 },
    html`
      <p
        class="date"><b class="display">Level 6, 10 March.</b>Level 7 on the 21st. Come and look.</p>
    `,
  ),
  at({ x: 36, y: 214 }, html`<div style="color:#fff">${helmet(104)}</div>`),
);

/** The same for phones: nearer, so that the fence fills the picture. */
export const hoardingUpright = scene(
  "tall",
  "04-tall",
  {
    alt: "site hoarding, upright",
    ground: sky,
    css: `
      .date { color: #fff; font-size: 27px; font-weight: 620; line-height: 1.25 }
      .date b { display: block; margin-bottom: 14px; font-size: 49px }
    `,
  },
  street(
    { width: 640, height: 800, wall: sky, floor: "#6f6d68", horizon: 700 },
    html`
      <g transform="scale(1.25) translate(-420 28)">${behind()}</g>
      <path d="M0 246h640v440H0z" fill="${colours.signal}" />
      <path d="M0 246h640v9H0z" fill="#f2683f" />
      <path d="M0 664h640v22H0z" fill="${colours.ink}" />
      <path d="M160 255v409M320 255v409M480 255v409" stroke="#b4330f"
        stroke-width="2" />
      <g transform="translate(-256 187) scale(1.05)">${numbers}</g>
      <path d="M0 686h640v60H0z" fill="#a9a59a" />
      <path d="M0 746h640v8H0z" fill="#d9d6cb" />
      <path d="M30 776h150v9H30zM330 776h150v9H330z" fill="#d9d6cb" />
    `,
    passer({ x: 92, y: 724, size: 1.7, coat: "#2f6f73", skin: "#4a2a1b" }),
    passer({
      x: 352,
      y: 722,
      size: 1.7,
      coat: colours.white,
      skin: "#7d4c30",
      looks: true,
    }),
  ),
  at({ x: 34, y: 288 }, html`<div style="color:#fff">${helmet(118)}</div>`),
  at({ x: 172, y: 278 }, html`<div style="color:#fff">${wordmark(108)}</div>`),
  at(
    { x: 36, y: 412 },
    html`
      <p
        class="date"><b class="display">Level 6,<br>10 March.</b>Level 7 on the 21st.<br>Come and look.</p>
    `,
  ),
);
