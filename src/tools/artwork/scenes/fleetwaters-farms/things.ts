import { html } from "../../markup.ts";
import { isometric } from "../../templates/solid.ts";
import { shadow, street } from "../../templates/street.ts";
import { at } from "../../templates/place.ts";
import { colours, mark, scene, wordmark } from "./brand.ts";
import { catfish } from "./catfish.ts";

const wheel = (x: number) =>
  html`
    <circle cx="${x}" cy="430" r="41" fill="#0c1a1c" />
    <circle cx="${x}" cy="430" r="18" fill="${colours.rice}" />
    <circle cx="${x}" cy="430" r="6" fill="#0c1a1c" />
  `;

const vanBody = html`
  <path d="M54 416V210q0-16 16-16h310v222z" fill="${colours.rice}" />
  <path d="M54 362h326v17H54zM54 385h326v6H54z" fill="${colours.noon}" />
  <path
    d="M380 194h22q13 0 21 10l66 92 52 19q15 6 15 21v80H380z"
    fill="${colours.night}" />
  <path d="M400 220h8q8 0 13 7l52 73h-73z" fill="#a6cdc8" />
  <path d="M447 264 473 300h-50z" fill="#fff" opacity=".35" />
  <path d="M410 322h30v5h-30z" fill="${colours.rice}" />
  <path d="M536 344h20v20h-20z" fill="${colours.oil}" />
  <path d="M536 388h28v14h-28z" fill="#0c1a1c" />
  <path d="M54 400h326v16H54z" fill="#d9ccb1" />
`;

const skyline = html`
  <path d="M0 412V254h36v54h30V196h74v64h60v152zM470 412V292h36v-66h50v40h44v146z"
    fill="#b97f46" />
  <path d="M0 412v-74h24v-20h40v94zM520 412v-52h34v-34h46v86z" fill="#a56f38" />
`;

const van = scene(
  "square",
  "08",
  { alt: "delivery van", ground: colours.bank },
  street(
    {
      width: 600,
      height: 600,
      wall: colours.bank,
      floor: "#7f4d24",
      horizon: 412,
      sun: { x: 446, y: 128, radius: 76, colour: colours.oil },
    },
    skyline,
    html`<path d="M0 412h600v5H0z" fill="#6d401c" />`,
    html`
      <path d="M0 540h96v9H0zM190 540h150v9H190zM434 540h166v9H434z"
        fill="${colours.bank}" />
    `,
    shadow(306, 470, 274, 13),
    vanBody,
    wheel(142),
    wheel(458),
  ),
  at(
    { x: 80, y: 232 },
    html`<div style="color:${colours.night}">${mark(92)}</div>`,
  ),
  at({ x: 186, y: 236 }, wordmark(41)),
);

const space = isometric(300, 258, 1);
/** Outline of the shadow that the box throws to the left. */
const cast = [
  [0, 0, 0],
  [250, 0, 0],
  [250, 250, 0],
  [110, 278, 0],
  [-140, 278, 0],
  [-140, 28, 0],
] as const;
const front = space.on("left", [0, 250, 214]);
const side = space.on("right", [250, 250, 214]);
const lid = space.on("top", [0, 0, 214]);

const box = scene(
  "square",
  "09",
  {
    alt: "harvest box",
    ground: colours.noon,
    css: `
      .name { font-size: 46px; fill: ${colours.night} }
      .small { font-size: 14px; font-weight: 600; fill: ${colours.night} }
    `,
  },
  street(
    {
      width: 600,
      height: 600,
      wall: colours.noon,
      floor: colours.deep,
      horizon: 268,
    },
    space.face(cast, "rgb(0 0 0 / .2)"),
    space.box([0, 0, 0], [250, 250, 214], {
      top: "#fffaf0",
      left: colours.rice,
      right: "#d8caac",
    }),
    html`
      <g transform="${lid}">
        <path d="M0 106h250v38H0z" fill="${colours.oil}" />
        <path d="M0 124.5h250v1.6H0z" fill="${colours.clay}" opacity=".5" />
      </g>
      <g transform="${front}">
        <g color="${colours.night}" transform="translate(20 20)">${mark(58)}</g>
        <text x="230" y="36" text-anchor="end" class="small">Harvest No. 38</text>
        <text x="230" y="56" text-anchor="end" class="small">12 kg, on ice</text>
        <text x="18" y="122" class="display name">Fleetwaters</text>
        <text x="18" y="165" class="display name">Farms</text>
        <path d="M0 182h250v14H0zM0 202h250v4H0z" fill="${colours.night}" />
      </g>
      <g transform="${side}">
        ${catfish({
          x: 126,
          y: 92,
          length: 168,
          angle: 0,
          fill: colours.night,
        })}
        <path d="M0 182h250v14H0zM0 202h250v4H0z" fill="${colours.night}" />
      </g>
    `,
  ),
);

/** The van and the box, in their places. */
export const things = [van, box];
