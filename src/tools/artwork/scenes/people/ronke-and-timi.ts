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

/** Ronke's skin, also where she teaches. */
export const ronkeSkin: Skin = {
  base: "#46271a",
  shade: "#331a10",
  light: "#5d3826",
  nail: "#9a6a55",
  lips: ["#4f1c17", "#8c352e"],
};

export const braidsBehind = html`
  <path fill="${black}"
    d="M262 236C250 150 290 114 356 114c120 10 190 120 200 260l10 346H436l-4-300-208 66c0-100 0-170 38-250z" />
`;

const braids = html`
  <path fill="none" stroke="#5c3726" stroke-width="8" stroke-linecap="round"
    d="M342 122c60 16 100 70 108 136M302 138c70 12 110 50 126 102M274 178q40-16 74-8" />
  <path fill="none" stroke="#8a5a3c" stroke-width="9" stroke-dasharray="3 20"
    d="M446 290c10 150 18 290 40 430M480 280c20 150 24 290 56 430M512 330c20 140 30 260 66 380" />
  <path fill="${house.danfo}" stroke="${house.laterite}" stroke-width="5"
    d="M458 632h40v28h-40zM518 644h42v28h-42z" />
`;

function ronkeFace() {
  const { base, shade, light } = ronkeSkin;
  return html`
    <path fill="${base}" d="M296 420h140v90H290z" />
    <path fill="${shade}" d="M300 440q70 40 132-50v80H290z" />
    <path fill="${base}"
      d="M264 230q30-60 96-54 60 20 82 110l4 90q-10 70-84 76-60 2-76-60-26-60-22-162z" />
    <path fill="${shade}"
      d="M420 214q22 40 26 90v72q-10 70-84 76 66-70 58-238z" />
    <path fill="${light}"
      d="M286 210q20-24 36-30l4 20q-20 0-40 10zM342 338q22 10 40-12-2 30-22 28z" />
    ${brow("M274 236q22-8 40 12M346 246q30-30 70-8", black, 13)}
    ${eye(293, 282, 40, { look: -0.06, lash: -1 })} ${eye(377, 284, 54, {
      look: -0.06,
      lash: 1,
    })}
    <g transform="translate(322 254) scale(-1 1)">${nose(
      0,
      0,
      ronkeSkin,
      1.02,
      1,
    )}</g>
    <path fill="${ronkeSkin.lips[0]}"
      d="M290 372q20-16 38-6 20-10 40 6-4 40-38 46-36-8-40-46z" />
    <path fill="#2a0b09" d="M296 376h66q-4 32-32 36-30-6-34-36z" />
    <path fill="#f6ecdd" d="M297 375q32-6 60 0l-4 14q-26 4-52 0z" />
    <path fill="${ronkeSkin
      .lips[1]}" d="M300 402q30 14 54 0-6 20-26 20-20-2-28-20z" />
    <circle cx="440" cy="392" r="24" fill="none" stroke="${house.danfo}"
      stroke-width="8" />
  `;
}

const code = html`
  <path fill="#fffdf6" stroke="${house.ink}" stroke-width="6"
    d="m140 494 298-26 20 252H162z" />
  <g stroke-width="11">
    <path stroke="${house.laterite}" d="m172 532 54-5M240 526l112-10" />
    <path stroke="${house.ink}"
      d="m204 562 132-12M352 548l46-4M326 584l72-7M250 622l100-9" />
    <path stroke="${house.lagoon}" d="m236 592 76-7" />
  </g>
`;

/** Face and front braids; `braidsBehind` come before the clothes. */
export const ronkeHead = html`
  <path fill="${black}"
    d="M430 380q60-20 90 0l80 330-14 10h-34L500 500l20 220h-36L450 500l10 220h-30z" />
  ${ronkeFace()} ${braids}
`;

/** Fingers seen from inside. */
const palm: Skin = { ...ronkeSkin, nail: ronkeSkin.base };

export const ronke: Scene = portrait(
  {
    name: "ronke-bello",
    alt: "Ronke Bello with long braids, reading printed code aloud",
    ground: house.haze,
  },
  braidsBehind,
  html`
    <path fill="${house.danfo}"
      d="M38 720c10-90 60-170 190-220h220c160 20 240 90 256 220z" />
    <g fill="none" stroke="${house.lagoon}" stroke-width="12">
      <circle cx="122" cy="603" r="19" />
      <circle cx="72" cy="668" r="19" />
      <circle cx="532" cy="603" r="19" />
      <circle cx="580" cy="668" r="19" />
    </g>
  `,
  ronkeHead,
  html`<path fill="${ronkeSkin.base}" d="M148 560q-24 30-8 90l40 20z" />`,
  code,
  finger(186, 690, 86, 34, ronkeSkin, 38),
  html`
    <path fill="${ronkeSkin.base}"
      d="M606 656l-6-90q-30-10-48-34 14-22 36 0l22 14 10-20h70l10 40-6 92z" />
    <path fill="none" stroke="${ronkeSkin.shade}" stroke-width="5"
      stroke-linecap="round" d="M622 596q28 14 54 0" />
  `,
  fingers(632, 556, 136, -7, palm, 62),
  fingers(686, 566, 120, 14, palm, 58),
);

const timiSkin: Skin = {
  base: "#a2673c",
  shade: "#814e2b",
  light: "#b87f55",
  nail: "#efbb98",
  lips: ["#5f201b", "#9a463d"],
};

function timiFace() {
  const { base, shade, light } = timiSkin;
  return html`
    <path fill="${base}" d="M284 390h146l8 160q-80 50-160 0z" />
    <path fill="${shade}" d="M286 480q70 60 148-16l2 30q-70 50-152 10z" />
    <path fill="${base}" d="M262 270q-42-12-40 34 6 48 44 52z" />
    <path fill="none" stroke="${shade}" stroke-width="7"
      d="M258 288q-26 6-8 42" />
    <path fill="${base}"
      d="M258 290q-6-110 120-116 86 4 90 96l8 40q-4 60-30 124-50 80-110 12-64-60-78-156z" />
    <path fill="${shade}"
      d="M262 250q14-40 40-60c-10 100 10 200 70 276-60-10-110-90-112-176z" />
    <path fill="${light}"
      d="M408 178q34 6 40 34-26-16-46-14zM344 342q20 8 36-6 0 30-20 30z" />
    <path fill="#5a3320" d="M258 188l28 20-10 80h-14q-16-50-4-100z" />
    <path fill="${black}"
      d="M262 196q-12-110 30-140 90-26 174-4 24 80 6 160-40-40-110-38-60 4-86 72v40h-8z" />
    <path fill="none" stroke="#4d2c1c" stroke-width="10" stroke-linecap="round"
      d="M314 88q10-22 32-20M386 68q30-2 40 18M298 146q10-18 28-18M350 126q16-18 40-10M434 112q20 6 22 26" />
    ${brow("M304 254q34-24 82-4M412 248q28-20 56-2", black, 15)}
    ${eye(345, 290, 62, { look: 0.08 })} ${eye(436, 287, 48, { look: 0.08 })}
    ${nose(412, 256, timiSkin, 0.98, 1.08)} ${lips(400, 394, 96, timiSkin)}
    <path fill="${black}" d="M358 382q20-18 42-10 24-8 46 8-44 4-88 2z" />
    <path fill="none" stroke="${shade}" stroke-width="7" stroke-linecap="round"
      d="M334 370q-8 18 0 34" />
  `;
}

const calendar = html`
  <path fill="#fffdf6" stroke="${house.ink}" stroke-width="6"
    d="m22 500 226-26 24 246H56z" />
  <path fill="${house.lagoon}" d="m22 500 226-26 6 56-226 26z" />
  <path stroke="${house.ink}" stroke-width="11"
    d="m66 484 4 32M134 476l4 32M202 468l4 32" />
  <path stroke="#c3cabd" stroke-width="25" stroke-dasharray="25 13"
    d="m56 588 190-22M60 630l190-22M66 672l188-22" />
  <path fill="${house.laterite}" d="m174 604 25-3 3 25-25 3z" />
  <path stroke="#6f7a71" stroke-width="7" d="m72 716 108-12" />
`;

const keys = html`
  <g fill="none">
    <circle cx="588" cy="484" r="44" stroke="#c3cabd" stroke-width="9" />
    <circle cx="546" cy="436" r="23" stroke="${house
      .danfo}" stroke-width="12" />
    <path stroke="${house.danfo}" stroke-width="12"
      d="M536 414l-34-92M514 352l16-8M506 334l12-6M568 430l54-50M606 392l12 14" />
    <circle cx="606" cy="436" r="23" stroke="${house
      .paper}" stroke-width="12" />
    <path stroke="${house.paper}" stroke-width="12"
      d="M612 412l24-76M628 366l20 6M634 346l18 6" />
  </g>
`;

export const timi: Scene = portrait(
  {
    name: "timi-douglas",
    alt: "Timi Douglas with a high fade, a calendar and the generator’s keys",
    ground: house.laterite,
  },
  html`
    <path fill="${house.ink}"
      d="M14 720c20-110 100-180 240-206l220-6c130 20 210 90 234 212z" />
  `,
  timiFace(),
  html`
    <path fill="${house.haze}"
      d="m256 518 20-10q90 80 194 0l18 26-60 92-56-42-76 54z" />
  `,
  calendar,
  finger(250, 740, 90, -36, timiSkin, 40),
  keys,
  html`
    <path fill="${timiSkin.base}"
      d="M532 656q-20-70 14-116l30-10 60 14 12 110-50 20z" />
  `,
  finger(566, 572, 54, 20, timiSkin, 34),
  fingers(634, 574, 46, -90, timiSkin, 60),
  fingers(632, 636, 42, -88, timiSkin, 56),
);
