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

const ifeSkin: Skin = {
  base: "#74452c",
  shade: "#56301d",
  light: "#8d5a3b",
  nail: "#a83a3a",
  lips: ["#5e1a18", "#a63a34"],
};

const fold = "#b98205";

const gele = html`
  <path fill="${house.danfo}"
    d="M206 276C120 262 76 210 82 150c6-58 62-96 132-88C236 12 300-14 372 4c40-4 70 6 100 16 66 10 106 56 104 112 18 62-20 122-116 120q-92-42-190 32l-10 24-46-40z" />
  <path fill="#e19c00"
    d="M98 94c28-34 74-42 118-30-22 40-30 84-22 122-40-20-70-54-96-92zM418 14c86-4 158 40 160 118-44-16-96-10-152 20 40-40 44-90-8-138z" />
  <path fill="none" stroke="${fold}" stroke-width="11" stroke-linecap="round"
    d="M98 94c50 40 84 104 114 170M214 68c-30 50-30 116 4 176M416 14c-48 40-80 84-102 134M426 154c52-26 102-34 150-20-50 24-86 54-108 98M240 262c50-56 132-74 214-40" />
  <path fill="#e19c00" d="M218 262q-8 74 44 110l4-76q16-26 34-42z" />
`;

const phone = html`
  <g transform="rotate(7 570 560)">
    <rect x="508" y="432" width="132" height="252" rx="22" fill="#0a120f" />
    <path fill="#f6f7f1" d="M520 450h108v198H520z" />
    <path fill="${house.haze}" d="M528 532h92v50h-92z" />
    <path fill="${house.danfo}" d="M562 594h58v40h-58z" />
    <path stroke="${house.ink}" stroke-width="8" d="M530 474h62M530 496h86" />
  </g>
`;

function ifeFace() {
  const { base, shade, light } = ifeSkin;
  return html`
    <path fill="${base}"
      d="M262 286q100-90 192-36c10 50 6 120-8 158-8 26-18 40-30 58l12 70q-70 70-146 6l2-96q-32-60-22-160z" />
    <path fill="${shade}"
      d="M262 286q20-20 38-32c-16 90 0 170 58 222q26 6 54-12l8 44q-76 4-136-62-34-70-22-160z" />
    <path fill="${light}" d="M334 346q22 6 40-4-2 36-24 34-16-6-16-30z" />
    ${brow("M302 270q30-22 68-4M404 264q22-14 44 2", black, 11)}
    ${eye(342, 302, 56, { look: 0.1, lash: -1 })}
    ${eye(424, 299, 42, { look: 0.1, lash: 1 })} ${nose(392, 274, ifeSkin)}
    ${lips(390, 399, 88, ifeSkin)}
    <path fill="none" stroke="${shade}" stroke-width="7" stroke-linecap="round"
      d="M328 378q-8 14 2 30" />
    <circle cx="260" cy="396" r="16" fill="${house.paper}" />
    <circle cx="260" cy="433" r="21" fill="${house.danfo}" />
  `;
}

const diamonds = [
  [98, 610, 1],
  [188, 610, 0],
  [278, 610, 0],
  [368, 610, 1],
  [458, 610, 0],
  [144, 672, 1],
  [234, 672, 0],
  [324, 672, 0],
  [414, 672, 1],
].map(([x = 0, y = 0, white]) =>
  html`
    <path fill="${white ? house.paper : house.danfo}"
      d="M${x} ${y - 20}l16 20-16 20-16-20z" />
  `
);

export const ife: Scene = portrait(
  {
    name: "ife-adeyemi",
    alt: "Ife Adeyemi in a yellow gele, with a message on her phone",
    ground: house.lagoon,
  },
  ifeFace(),
  gele,
  html`
    <path fill="${house.laterite}"
      d="M34 720c16-110 90-180 222-208q90 90 202-2c120 30 200 100 216 210z" />
    <path fill="none" stroke="${house.paper}" stroke-width="36"
      d="M250 524q104 84 204-10" />
  `,
  diamonds,
  phone,
  html`
    <path fill="${ifeSkin.base}"
      d="M470 720q-10-60 20-90l40-58 14 60-26 30 96 40-4 18z" />
  `,
  finger(500, 640, 66, 28, ifeSkin, 38),
  fingers(650, 586, 56, -84, ifeSkin, 74),
  fingers(648, 662, 52, -84, ifeSkin, 68),
);

const bashirSkin: Skin = {
  base: "#5c3522",
  shade: "#432315",
  light: "#75482f",
  nail: "#b98a72",
  lips: ["#5a2118", "#7d362a"],
};

const cap = html`
  <path fill="${house.lagoon}"
    d="M242 212q-2-70 16-116 98-48 196 0 24 60 20 142-110-72-232-26z" />
  <path fill="${house
    .paper}" d="M242 204v-32q110-46 232 22v34q-112-68-232-24z" />
  <path fill="none" stroke="${house.laterite}" stroke-width="8"
    d="m250 178 18 10 22-22 20 18 24-22 20 20 24-16 20 22 24-10 14 24 18-12" />
  <path fill="none" stroke="${house.danfo}" stroke-width="8"
    d="M282 124q28-22 56 0-28 22-56 0zM366 136q28-22 56 0-28 22-56 0z" />
`;

function bashirFace() {
  const { base, shade, light } = bashirSkin;
  return html`
    <path fill="${base}" d="M452 260q36-14 36 34-6 50-36 46z" />
    <path fill="none" stroke="${shade}" stroke-width="7"
      d="M460 278q14 16-4 38" />
    <path fill="${base}"
      d="M252 196q100-30 204 30v160l-22 40 2 120H278l4-90q-30-30-34-100-6-80 4-160z" />
    <path fill="${shade}"
      d="M414 206q24 6 42 20v160l-22 40 2 50q-70 40-156 4l2-30q130 20 132-130z" />
    <path fill="${black}"
      d="M246 324q10 30 34 26 40-22 82 4 60 10 90-28-6 120-68 144-40 14-76-6-60-40-62-140z" />
    <path fill="${light}" d="M344 334q20 4 34-10-2 30-22 28z" />
    ${brow("M260 240q18-18 44-4M336 240q34-26 76-2", black, 16)}
    ${eye(286, 272, 38, { look: 0 })} ${eye(371, 274, 54, { look: 0 })}
    <g transform="translate(332 240) scale(-1 1)">${nose(
      0,
      0,
      bashirSkin,
      1.08,
      1,
    )}</g>
    ${lips(315, 382, 76, bashirSkin)}
  `;
}

const drawer = html`
  <path fill="${house.ink}" d="m112 562 490-28 32 150-544 36z" />
  <path fill="${house.band}" d="m140 574 440-24 24 132-480 28z" />
  ${[
    ["#ff5470", 160, -7],
    ["#08814f", 250, 0],
    ["#bbd9f2", 334, -4],
    ["#d9d6cb", 426, 3],
    ["#f6a81c", 506, -6],
  ].map(([fill, x, angle]) =>
    html`
      <g transform="rotate(${angle} ${Number(x) + 30} 630)">
        <rect x="${x}" y="574" width="66" height="112" rx="12"
          fill="${house.ink}" />
        <path fill="${fill}" d="M${Number(x) + 7} 588h52v82h-52z" />
      </g>
    `
  )}
  <path fill="${house.laterite}" d="m88 708 554-26 12 38H86z" />
`;

/** His hand on the drawer's side: the thumb inside, the fingers outside. */
const grip = html`
  <path fill="#9db3ab" d="M8 700q0-90 50-150l46-44 70 34-40 70-60 110z" />
  <path fill="${bashirSkin.base}"
    d="M70 566q30-46 84-34 30 10 32 40l-18 22-34-4-14 34-58 6q-10-40 8-64z" />
  ${fingers(76, 612, 78, 184, bashirSkin, 56)} ${fingers(
    124,
    606,
    92,
    178,
    bashirSkin,
    60,
  )} ${finger(166, 566, 58, 154, bashirSkin, 38)}
`;

export const bashir: Scene = portrait(
  {
    name: "bashir-lawal",
    alt: "Bashir Lawal in an embroidered cap, with a drawer of phones",
    ground: house.danfo,
  },
  bashirFace(),
  cap,
  html`
    <path fill="${house.haze}"
      d="M14 720c20-130 110-210 250-232q100 90 210 10c130 20 200 110 222 222z" />
    <path fill="${house.lagoon}"
      d="m258 486-16 20 60 70h122l50-56-18-22q-100 70-198-12z" />
  `,
  drawer,
  grip,
  html`<g transform="translate(714 -24) scale(-1 1)">${grip}</g>`,
);
