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

const halimaSkin: Skin = {
  base: "#a46a41",
  shade: "#80502f",
  light: "#bd845a",
  nail: "#ecb795",
  lips: ["#7d2f27", "#ad4b40"],
};

const windowView = html`
  <path fill="${house.haze}" d="M0 0h260v366H0z" />
  <circle cx="80" cy="152" r="61" fill="${house.danfo}" />
  <path fill="${house.ripple}" d="M0 384h260v150H0z" />
  <path fill="${house.ink}"
    d="M258 0h26v560h-26zM0 366h270v12H0zM48 378h12v150H48zM166 378h12v150h-12zM0 528h280v24H0zM0 590h720v10H0zM0 618h720v10H0z" />
`;

const hijab = html`
  <path fill="${house.laterite}"
    d="M280 222C280 140 330 104 412 104c90 0 144 70 144 162-10 110 14 180 76 256 50 50 62 120 70 198H92c30-90 110-160 196-206 70-40 100-90 82-190-8-90-40-110-90-102z" />
  <path fill="#7c2a13"
    d="M280 222c30-40 84-34 108 10 24 60 16 160-6 206-26 60-60 76-100 82 40-30 84-90 88-180 4-80-20-130-90-118z" />
  <path fill="none" stroke="#7c2a13" stroke-width="9" stroke-linecap="round"
    d="M472 150c-12 170-8 340 72 486M526 206c-24 150-8 270 72 360M426 314c10 150-4 270-62 378M392 414c8 100-30 180-96 222" />
  <path fill="${house.danfo}" d="m376 162 13 13-13 14-13-14z" />
`;

function halimaFace() {
  const { base, shade, light, lips: [upper, lower] } = halimaSkin;
  return html`
    <path fill="${base}"
      d="M282 218q60-14 84 40 12 70-6 140-12 50-38 66-46 4-48-34l-4-20-8-22 2-14-4-16 2-14q-20-6-14-24l32-58z" />
    <path fill="${shade}" d="M360 398q-12 50-38 66-20 2-34-8 44-10 72-58z" />
    <path fill="${light}" d="M290 288l-2 26-22 6q6-14 24-32z" />
    <path fill="#b4553a" opacity=".45"
      d="M306 340q18 4 32-6-4 22-16 22-12-2-16-16z" />
    <path fill="#8a5430" d="M290 282q20-18 46 2-22 12-46-2z" />
    <path fill="none" stroke="${black}" stroke-width="8" stroke-linecap="round"
      d="M290 280q20 18 48 2M278 290l12-6M276 346q14 2 16-8" />
    ${brow("M286 244q28-10 56 2", black, 10)}
    <path fill="${upper}" d="M258 376q20-8 40 6l-34 8z" />
    <path fill="${lower}" d="M262 390l34-8q-4 24-28 30-10-8-6-22z" />
  `;
}

export const halima: Scene = portrait(
  {
    name: "halima-sule",
    alt: "Halima Sule at a bus window, counting kilobytes on her phone",
    ground: house.lagoon,
  },
  windowView,
  halimaFace(),
  hijab,
  html`
    <g transform="rotate(12 214 570)">
      <rect x="152" y="462" width="122" height="222" rx="20" fill="#0a120f" />
      <path fill="#f6f7f1" d="M164 482h98v170h-98z" />
      <text class="head" x="178" y="596" font-size="30"
        fill="${house.ink}">41 kB</text>
      <path fill="${house.laterite}"
        d="M176 622h16v18h-16zM200 608h16v32h-16zM224 628h16v12h-16z" />
    </g>
    <path fill="${halimaSkin.base}"
      d="M262 690q-22-60-18-90l50 0q4 60 4 84-14 20-36 6z" />
  `,
  fingers(166, 468, 58, 98, halimaSkin, 64),
  fingers(160, 533, 56, 96, halimaSkin, 60),
  finger(262, 640, 64, -20, halimaSkin, 38),
);

const keneSkin: Skin = {
  base: "#683a25",
  shade: "#4a2617",
  light: "#83523a",
  nail: "#bf8f79",
  lips: ["#54201a", "#7a2f27"],
};
const grey = "#d6d3c7";

function keneFace() {
  const { base, shade, light } = keneSkin;
  return html`
    <path fill="${base}" d="M322 400h150l6 100q-74 60-160 4z" />
    <path fill="${shade}" d="M322 440q80 80 150-6l2 30q-80 50-152 0z" />
    <path fill="${base}" d="M308 250q-46-6-44 40 8 50 46 48z" />
    <path fill="none" stroke="${shade}" stroke-width="7"
      d="M296 270q-24 8-4 40" />
    <path fill="${base}"
      d="M292 240C292 150 340 98 414 98c60 4 92 50 90 124l4 78q-2 60-34 120-60 80-126 0-40-50-56-180z" />
    <path fill="${shade}"
      d="M292 240C292 180 316 130 358 110c-26 80-30 200-10 280l-30-40q-20-40-26-110z" />
    <path fill="${light}"
      d="M420 114q44 4 56 40-30-16-58-18zM438 164q36 2 42 32-18-14-44-12zM386 330q18 12 34-2 0 24-16 24-16-4-18-22z" />
    <path fill="none" stroke="${shade}" stroke-width="7" stroke-linecap="round"
      d="M362 172q28-12 56-8M354 190q34-14 66-6M384 366q4-14 14-16" />
    ${brow("M342 232q34-28 76 4M450 234q22-20 48-8", grey, 15)}
    ${eye(385, 273, 52, { look: 0.1, lid: 6 })} ${eye(468, 270, 42, {
      look: 0.1,
      lid: 6,
    })}
    ${nose(440, 246, keneSkin, 0.96, 1)}
    <path fill="${grey}"
      d="M298 300h12q10 60 54 74 30-4 52-22 26-16 52 6l34-4q-6 70-38 94-60 40-106-6-52-60-60-142z" />
    <path fill="none" stroke="#a5a294" stroke-width="8" stroke-linecap="round"
      d="M334 376q20 44 48 66M366 384q14 36 34 58M462 400q-6 34-28 50" />
    ${lips(438, 380, 80, keneSkin)}
    <g fill="none" stroke="${house.ink}" stroke-width="10">
      <path
        d="M344 258h80v34q0 26-32 26h-14q-34 0-34-28zM442 256h56v30q0 24-26 24-30 0-30-26zM424 266h18M298 252l46 14" />
    </g>
  `;
}

export const kene: Scene = portrait(
  {
    name: "kene-umeh",
    alt:
      "Kene Umeh with square glasses and a grey beard, writing in a notebook",
    ground: house.danfo,
  },
  html`
    <path fill="${house.lagoon}"
      d="M56 720C66 590 150 520 290 492l220-8c130 20 200 100 210 236z" />
    <path fill="${house.paper}"
      d="m264 522 36-28q90 60 196-10l34 26-36 30q-50-30-90-14l-90 70z" />
  `,
  keneFace(),
  html`
    <path fill="${house.laterite}" d="m400 510 236 34-26 176H372z" />
    <path fill="#fffdf6" d="m412 526 208 30-26 164H386z" />
    <path stroke="${house.ink}" stroke-width="10"
      d="M386 526h14M380 566h14M374 606h14M370 646h14M364 686h14" />
    <path fill="none" stroke="#1d4fd1" stroke-width="8" stroke-linecap="round"
      d="M432 576c50-20 70 40 148 18M424 620c44-16 60 36 108 8M420 662q36-12 66 10" />
    <path fill="${house.ripple}"
      d="M90 720q20-90 110-140l60 20 20 80-40 40z" />
    <path fill="${keneSkin.base}"
      d="M210 604q40-46 96-30l44 24-4 56-46 46q-60 14-96-20z" />
  `,
  fingers(290, 676, 66, 84, keneSkin, 54),
  html`
    <path stroke="${house.ink}" stroke-width="22" d="M420 588 226 706" />
    <path fill="${house.danfo}" d="m408 582 36-14-24 32z" />
  `,
  fingers(302, 606, 92, 68, keneSkin, 58),
  finger(306, 684, 70, 48, keneSkin, 40),
  html`
    <path fill="${keneSkin
      .base}" d="M570 720q-6-60 30-92l40-12q20 40 14 104z" />
  `,
  finger(600, 700, 64, -32, keneSkin, 38),
);
