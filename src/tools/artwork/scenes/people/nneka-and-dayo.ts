import { house } from "../../house.ts";
import { html } from "../../markup.ts";
import type { Scene } from "../../scene.ts";
import {
  black,
  brow,
  eye,
  finger,
  fingers,
  lips,
  nose,
  portrait,
  type Skin,
} from "./features.ts";

const nnekaSkin: Skin = {
  base: "#8f5a36",
  shade: "#6f4226",
  light: "#a97049",
  nail: "#e0a88c",
  lips: ["#6d2a24", "#9c4a40"],
};

const afro = html`
  <path fill="${black}"
    d="M376 12c120-14 200 60 204 180 30 100-14 180-78 190H290c-100 10-146-90-122-180 6-110 90-184 208-190z" />
  <path fill="none" stroke="#40261b" stroke-width="11" stroke-linecap="round"
    d="M278 80q26-22 54-18M206 162q16-26 44-26M456 92q32 14 44 44M420 56q18 0 34 10" />
`;

function nnekaFace() {
  const { base, shade, light } = nnekaSkin;
  return html`
    <path fill="${base}" d="M290 282q-44-12-44 30 6 44 44 46z" />
    <path fill="none" stroke="${shade}" stroke-width="7"
      d="M278 298q-24 6-8 36" />
    <path fill="${base}"
      d="M286 290q20-76 108-82 78 8 84 90 2 60-16 116l-22 34v40H304v-84q-24-50-18-114z" />
    <path fill="${shade}"
      d="M286 290q10-40 38-62c-14 80-2 170 62 232h-82v-56q-24-50-18-114z" />
    <path fill="${light}" d="M352 352q22 6 40-4-2 24-24 22-14-4-16-18z" />
    ${brow("M316 254q34-24 74 2M414 258q26-22 50-6", black, 12)}
    ${eye(356, 297, 58, { lash: -1 })} ${eye(438, 294, 44, { lash: 1 })}
    ${nose(412, 274, nnekaSkin, 0.86, 0.94)} ${lips(410, 400, 74, nnekaSkin)}
    <g fill="none" stroke="${house.danfo}" stroke-width="11">
      <circle cx="357" cy="298" r="45" />
      <circle cx="446" cy="294" r="36" />
      <path d="M272 282l40 12" />
    </g>
    <path fill="${house.danfo}" d="m272 364 14 62h-26z" />
  `;
}

const card = html`
  <path fill="#fffdf6" stroke="${house.ink}" stroke-width="7"
    d="m163 480 380-40 22 226-380 38z" />
  <path fill="${house.laterite}" d="m194 514 40-4 4 38-40 4z" />
  <path stroke="#fff" stroke-width="7" d="m214 518 2 16m1 6 .6 6" />
  <text class="head" font-size="40" fill="${house.ink}"
    transform="translate(256 536) rotate(-6)">It did not save.</text>
  <path fill="none" stroke="#6f7a71" stroke-width="8"
    d="m202 584 272-28M252 608l150-16" />
  <path fill="${house.ink}" d="m210 642 134-14 4 38-136 14z" />
`;

/** Fingers seen from behind. */
const knuckles: Skin = { ...nnekaSkin, nail: nnekaSkin.base };

export const nneka: Scene = portrait(
  {
    name: "nneka-obi",
    alt:
      "Nneka Obi with round yellow glasses, and a card that says “It did not save.”",
    ground: house.laterite,
  },
  afro,
  nnekaFace(),
  html`
    <path fill="${house.paper}"
      d="M50 720c10-100 70-180 190-210l150-10c180 0 280 80 306 220z" />
    <path fill="none" stroke="${house.ink}" stroke-width="12"
      d="M78 646h20l-6 0M106 634l90 34M92 692l96 26M566 646h106M566 708h126M62 706h18" />
  `,
  fingers(204, 568, 78, -98, knuckles, 66),
  fingers(206, 634, 74, -92, knuckles, 62),
  card,
  html`
    <path fill="${nnekaSkin.base}"
      d="M118 720q-2-40 26-66l50-26 30 40q4 30-6 52z" />
  `,
  finger(206, 664, 82, 40, nnekaSkin, 44),
);

const dayoSkin: Skin = {
  base: "#4b2a1b",
  shade: "#321a10",
  light: "#65402b",
  nail: "#a97861",
  lips: ["#45160f", "#7c352b"],
};

const locs = html`
  <path fill="${black}"
    d="M214 214c20-70 90-100 160-76 30 16 36 40 28 66l-60 8-58 52-4 52q30 60 12 160l-20 30c-40 8-92 0-104-74-40-40-48-90-28-130-20-60 20-110 88-96z" />
  <path fill="none" stroke="#5c3726" stroke-width="8" stroke-linecap="round"
    d="M300 146C222 180 180 280 180 452M346 144c-60 26-104 90-108 180-10 60-4 120-30 180M388 166c-50 18-80 40-96 76M164 254c-24 60-10 130 16 190M232 326q4 90-24 178" />
  <path fill="${house.laterite}"
    d="M160 330v-32q50-44 138-44v30q-90 4-138 46z" />
`;

function dayoFace() {
  const { base, shade, light } = dayoSkin;
  return html`
    <path fill="${base}"
      d="M282 300v-90q50-34 116-24l4 16 4 40 6 24 32 60q2 12-20 16l2 26-4 26-6 42q-10 26-52 26v90H234l-2-100q40-20 50-152z" />
    <path fill="${shade}" d="M262 400q40 70 140 58l-38 4v38q-70 6-100-24z" />
    <path fill="${black}"
      d="M290 396q40 56 124 22v28q-20 20-54 14-50-10-70-64z" />
    <path fill="${base}" d="M298 278q-38 0-32 38 10 34 34 38z" />
    <path fill="none" stroke="${shade}" stroke-width="7"
      d="M294 294q-20 8-6 36" />
    <circle cx="288" cy="364" r="8" fill="${house.danfo}" />
    <path fill="${light}"
      d="M346 310q18 10 32 2-4 26-20 28zM400 270l16 42-18 10z" />
    <path fill="#f6ecdd" d="M352 274q20-20 38-2l-6 10q-20 2-32-8z" />
    <circle cx="380" cy="272" r="9" fill="${black}" />
    <path fill="none" stroke="${black}" stroke-width="7" stroke-linecap="round"
      d="M352 274q20-20 40-2M394 338q8 8 18 2M388 380l36 0" />
    ${brow("M346 244q24-16 52-4", black, 13)}
    <path fill="${dayoSkin.lips[0]}" d="M388 379q18-14 34-10l2 10z" />
    <path fill="${dayoSkin.lips[1]}" d="M396 382l26-1q2 20-8 24-12-8-18-23z" />
  `;
}

export const dayo: Scene = portrait(
  {
    name: "dayo-fashola",
    alt: "Dayo Fashola, locs tied back, painting a mark on a bus door",
    ground: house.haze,
  },
  html`
    <path fill="${house.danfo}" d="M572 0h148v720H552z" />
    <path fill="${house.ink}"
      d="M566 0h12l-22 720h-14zM594 55h126v162H588zM604 278h90v22h-66v54h-24zM562 408h158v18H561zM560 444h160v18H559z" />
  `,
  dayoFace(),
  locs,
  html`
    <path fill="${house.ink}"
      d="M0 720v-66q60-100 200-130l170-8q120 30 166 204z" />
    <path fill="${house.laterite}"
      d="M54 634h62v64h172v-90h62v50l-32 62H46v-22h8z" />
    <path fill="none" stroke="${house.danfo}" stroke-width="38"
      d="M192 536q100 70 178-6" />
    <path fill="#c3cabd" d="m518 396 34-42 30 20-30 46z" />
    <path fill="${house.ink}" d="m546 356 62-58q-4 50-30 80z" />
    <path fill="${dayoSkin.base}" d="M444 474q-60 30-44 110l74 32 30-80z" />
    <path stroke="#a06a40" stroke-width="24" stroke-linecap="round"
      d="m532 412-120 196" />
  `,
  fingers(538, 516, 76, -118, dayoSkin, 68),
  fingers(562, 580, 74, -118, dayoSkin, 66),
);
