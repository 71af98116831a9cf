import { house } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import { danfo, deck, lamp, water } from "../../templates/bridge.ts";
import { finger, type Skin } from "../people/features.ts";
import { poster } from "./poster.ts";

/** The skin of the hand that holds the phone. */
const dark: Skin = {
  base: "#6b3a22",
  shade: "#4a2616",
  light: "#83502f",
  nail: "#b07a5f",
  lips: ["", ""],
};

/** The bridge by night. */
const dusk = "#4a5a53";

/** Posters on which something crosses. */
export const bridges = [
  poster(
    {
      name: "one-round-trip",
      alt:
        "A mast across the water sends one parcel of 14 kB to a phone in a hand",
      ground: house.haze,
    },
    roundTrip(),
  ),
  poster(
    {
      name: "quiet-launch",
      alt:
        "One bus crossing the bridge at night, a full moon and a single lamp lit",
      ground: house.night,
    },
    html`
      <circle cx="420" cy="130" r="74" fill="${house.haze}" />
      ${water({ y: 330, width: 600, height: 70 })}
      ${deck({
        y: 270,
        width: 600,
        piers: [80, 300, 520],
        depth: 140,
        scale: 1.3,
        fill: dusk,
      })}
      <path fill="#2c2a12" d="M250 86h22l76 184H174z" />
      ${lamp(42, 270, 190, { fill: dusk })}
      ${lamp(222, 270, 190, { fill: dusk, head: house.danfo })}
      ${danfo(176, 270, 1.45)}
    `,
  ),
  poster(
    {
      name: "fallback",
      alt: "The deck of a bridge on its piers, black on yellow",
      ground: house.danfo,
    },
    deck({ y: 150, width: 600, piers: [80, 300, 520], depth: 260, scale: 1.9 }),
  ),
];

/** From the mast over the lagoon to the phone: one parcel, one way. */
function roundTrip(): Part {
  const { ink, paper, danfo, laterite, lagoon } = house;
  return html`
    <circle cx="330" cy="206" r="92" fill="${danfo}" />
    ${water({ y: 282, width: 600, height: 118 })}
    <path fill="${ink}" d="M366 282c20-26 54-30 84-28 60-16 110 0 150 6v22z" />
    ${deck({
      x: 150,
      y: 258,
      width: 270,
      piers: [194],
      depth: 90,
      scale: .8,
    })}
    <g transform="translate(16 46) scale(.83)">
      <g fill="none" stroke-width="9" stroke="${laterite}">
        <path d="M498 262l26-206 26 206M502 226h44M507 186h34M512 146h24" />
        <path stroke="${paper}"
          d="M509 172l5-40M539 172l-5-40M500 246l5-40M548 246l-5-40" />
      </g>
      <path stroke="${ink}" stroke-width="7" d="M524 60V24" />
      <path fill="${ink}" d="M500 70h16v34h-16zM532 70h16v34h-16z" />
    </g>
    <g fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round">
      <path
        d="M420 62q-10 15 0 30M400 52q-18 25 0 50M482 62q10 15 0 30M502 52q18 25 0 50" />
      <path stroke-dasharray="1 16" d="M386 82q-12-2-20 4M266 162q-10 8-12 20" />
    </g>
    <g transform="translate(8 24) rotate(-12 310 98)">
      <path fill="#c98b52" d="M262 62h96v76h-96z" />
      <path fill="#a66b3d" d="M262 62h96v14h-96z" />
      <path fill="${paper}" d="M274 86h72v40h-72z" />
      <path stroke="${ink}" stroke-width="5" d="M262 62h96v76h-96z"
        fill="none" />
      <text class="head" x="310" y="115" font-size="27" text-anchor="middle"
        fill="${ink}">14 kB</text>
    </g>
    <g
      transform="translate(50)"><path fill="${dark
        .base}" d="M46 300l4 60 4 40h118l6-40 26-40z" />
    <path fill="${dark.shade}" d="M150 352l44-14-16 22-6 40h-30z" />
    <path fill="${laterite}" d="M40 378h150l6 22H36z" />
    <g transform="rotate(7 130 214)">
      <rect x="62" y="92" width="132" height="250" rx="18" fill="${ink}" />
      <path fill="${paper}" d="M74 112h108v206H74z" />
      <path fill="${lagoon}" d="M74 112h108v30H74z" />
      <path fill="${ink}" d="M86 158h84v17H86zM86 182h58v17H86z" />
      <path stroke="#6f7a71" stroke-width="6"
        d="M86 220h84M86 236h84M86 252h48" />
      <path fill="${danfo}" d="M86 272h84v32H86z" />
    </g>
    ${finger(64, 306, 92, 26, dark, 34)}
    ${[246, 278, 310, 340].map((y, index) =>
      finger(206 - index * 5, y, 46, -84, dark, 31)
    )}</g>
  `;
}
