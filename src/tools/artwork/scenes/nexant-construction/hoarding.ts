import { html, type Part } from "../../markup.ts";
import { isometric } from "../../templates/solid.ts";
import { at } from "../../templates/place.ts";
import { street } from "../../templates/street.ts";
import { colours, helmet, scene, wordmark } from "./brand.ts";

const sky = "#c3d3d6";

/** Somebody who walks past, 74 high, feet at the origin: SVG. */
function walker(x: number, y: number, coat: string, skin: string): Part {
  return html`
    <g transform="translate(${x} ${y})">
      <ellipse cx="2" cy="1" rx="17" ry="3.5" opacity=".25" />
      <path d="M-4-32-9-1h6l5-24 5 24h6L7-32z" fill="#1f2a2e" />
      <path d="M-7-58q9-5 17 0l2 29H-8z" fill="${coat}" />
      <circle cx="1.5" cy="-65" r="6.5" fill="${skin}" />
      <path d="M-5.5-66a7 7.5 0 0 1 14 0z" fill="#17110d" />
    </g>
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
    walker(596, 440, colours.lamp, "#6b3f27"),
    walker(112, 443, "#2f6f73", "#4a2a1b"),
    walker(900, 438, colours.white, "#7d4c30"),
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
