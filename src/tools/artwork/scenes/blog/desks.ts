import { house } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import { writing } from "./hand.ts";
import { poster } from "./poster.ts";

const { ink, paper, danfo, laterite, lagoon, haze, night, ripple } = house;

/** Posters of what happens at a desk, or around a table. */
export const scenes = [
  poster(
    {
      name: "ai-feature-checks",
      alt:
        "A woman in a yellow vest holds back the answer Ibadan and waves the answer Abeokuta through",
      ground: lagoon,
    },
    checked(),
  ),
  poster(
    {
      name: "six-discovery-questions",
      alt:
        "A table from above with six chairs, five sheets and one empty place",
      ground: haze,
    },
    table(),
  ),
  poster(
    {
      name: "prompts-are-interface-copy",
      alt: "A hand with a pencil strikes two lines out of a typed sheet",
      ground: ripple,
    },
    struckOut(),
  ),
  poster(
    {
      name: "reading-a-proposal",
      alt: "A proposal whose three figures are circled by hand in blue",
      ground: laterite,
    },
    proposal(),
  ),
  poster(
    {
      name: "six-weeks-of-java",
      alt: "Six steps between two braces, the last one yellow",
      ground: night,
    },
    steps(),
  ),
];

/** What the model has answered. */
function bubble(x: number, y: number, wide: number, fill: string): Part {
  return html`
    <path fill="${fill}" stroke="${ink}" stroke-width="4"
      stroke-linejoin="round"
      d="M${x} ${y}h${wide}v78H${x + 44}l-20 20v-20H${x}z" />
  `;
}

/** A reviewer, who reads the answers before they are shown. */
function reader(): Part {
  const skin = "#7a4629";
  return html`
    <g transform="translate(262 62) scale(1.980)" fill="none"
      stroke-linecap="round" stroke-linejoin="round">
      <path fill="${paper}" d="M-8 126h9v6h-17q0-4 8-6zM7 126h9v6H-1q0-4 8-6z" />
      <path fill="${ink}" d="M-13 78h27l-1 48H3l-2-32-3 32h-10z" />
      <path fill="#160d09" d="M-4 0Q18-6 17 14q2 16 2 34l-9 3-6-22z" />
      <path fill="${paper}" d="M-14 48q1-8 9-9h11q8 1 9 9l1 33h-31z" />
      <path fill="${danfo}"
        d="M-14 49q1-9 8-10l5 42h-14zM15 49q-1-9-8-10l-5 42h14z" />
      <path fill="${haze}" d="M-15 64h31v5h-31z" />
      <g transform="translate(0 22)">
        <path fill="${skin}" d="M-4 8h9v13q-5 4-9 0z" />
        <path fill="#0004" d="M-4 12q5 4 9 0v5q-5 3-9-2z" />
        <path fill="${skin}"
          d="M-10-5q0-12 11-12 10 0 10 12v5q-1 13-9 14-9 1-12-11z" />
        <path fill="#0003" d="M3-17q8 2 8 12v5q-1 13-9 14 6-12 1-31z" />
        <path stroke="#150b08" stroke-width="1.900"
          d="M-6.500-4v2M1.500-4v2M-9-8q3-2 5-1M0-9q3-2 5 .500" />
        <path stroke="#0008" stroke-width="1.500" d="M-3-3l-2.500 6h3" />
        <path stroke="#7c352b" stroke-width="2.200" d="M-6 8h6" />
      </g>
      <path fill="${laterite}" d="M-12 11Q-12-6 3-6 16-6 15 11z" />
      <path fill="#7d2a12" d="M-17 13q2-5 8-5h14l-1 4z" />
      <path stroke="${paper}" stroke-width="9.500" d="M-11 50-27 57" />
      <path stroke="${skin}" stroke-width="6.500" d="M-28 57-38 42" />
      <g stroke="${skin}" stroke-width="2.800">
        <path d="M-42 34l-6-6M-41 32l-3-10M-39 31v-11M-37 32l3-9M-36 36l6-4" />
        <circle cx="-39" cy="36" r="5" fill="${skin}" stroke="none" />
      </g>
      <path stroke="${paper}" stroke-width="9.500" d="M12 50 26 60" />
      <path stroke="${skin}" stroke-width="6.500" d="M27 61 40 54" />
      <path stroke="${skin}" stroke-width="3"
        d="M42 53l9-4M43 55l7 0M42 57l6 2" />
      <circle cx="42" cy="54" r="4.500" fill="${skin}" />
    </g>
  `;
}

function checked(): Part {
  return html`
    <path fill="${ripple}" d="M0 342h600v58H0z" />
    <path fill="${ink}" d="M0 324h600v12H0zM0 342h600v5H0z" />
    ${bubble(-92, 96, 112, paper)} ${bubble(38, 104, 112, paper)}
    ${bubble(-40, 222, 128, paper)}
    <path stroke="${ink}" stroke-width="9"
      d="M56 132h76M56 154h48M-74 124h72M-74 146h48M-22 250h84M-22 274h60" />
    ${bubble(104, 222, 118, laterite)} ${bubble(344, 222, 154, danfo)}
    <g font-size="28">
      <text class="head" x="119" y="271" fill="${paper}">Ibadan</text>
      <text class="head" x="360" y="271" fill="${ink}">Abeokuta</text>
    </g>
    ${reader()}
  `;
}

function table(): Part {
  const seats = [110, 264, 418].flatMap((x) => [[x, 40], [x, 312]]);
  const sheets: readonly (readonly [number, number, number])[] = [
    [122, 122, -4],
    [276, 122, 3],
    [432, 122, -2],
    [122, 208, 4],
    [276, 208, -3],
  ];
  return html`
    ${seats.map(([x, y], index) =>
      html`
        <rect x="${x}" y="${y}" width="78" height="52" rx="16"
          fill="${index === 5 ? danfo : lagoon}" />
      `
    )}
    <path fill="#8f5a32" d="M66 106h468v196H66z" />
    <path fill="#a66b3d" d="M66 98h468v196H66z" />
    ${sheets.map(([x, y, turn], index) =>
      html`
        <g transform="rotate(${turn} ${x + 26} ${y + 34})">
          <path fill="${paper}" d="M${x} ${y}h54v70H${x}z" />
          <path stroke="${ink}" stroke-width="4"
            d="M${x + 9} ${y + 16}h36M${x + 9} ${y + 28}h36M${x + 9} ${y +
              40}h${12 + index * 6}" />
        </g>
      `
    )}
    <circle cx="388" cy="190" r="19" fill="${paper}" />
    <circle cx="388" cy="190" r="12" fill="#3a1f10" />
    <path stroke="${ink}" stroke-width="6" stroke-linecap="round"
      d="m220 180 30-26" />
    <rect x="440" y="214" width="36" height="64" rx="7" fill="${ink}" />
    <circle cx="458" cy="246" r="7" fill="${laterite}" />
  `;
}

function struckOut(): Part {
  return html`
    <path fill="${lagoon}" d="M0 318h600v82H0z" />
    <g transform="rotate(-4 280 200)">
      <path fill="#083b37" d="M106 46h330v380H106z" />
      <path fill="${paper}" d="M94 34h330v380H94z" />
      <path fill="${danfo}" d="M94 34h330v34H94z" />
      <path stroke="${ink}" stroke-width="15"
        d="M126 104h242M126 146h226M126 188h256M126 230h120M126 316h234M126 358h150" />
      <path fill="none" stroke="${laterite}" stroke-width="10"
        stroke-linecap="round"
        d="M116 148q60-16 120-2t128-4M118 192q70 12 140-4h42" />
      <path fill="none" stroke="#1d4fd1" stroke-width="10"
        stroke-linecap="round"
        d="M126 272q22-18 44 0t44 0 44 0 34-4" />
    </g>
    ${writing(pencil())}
  `;
}

function pencil(): Part {
  return html`
    <g transform="translate(0 22) rotate(220 304 164)">
      <path fill="#c88608" d="M284 208h40v240h-40z" />
      <path fill="${danfo}" d="M284 208h26v240h-26z" />
      <path fill="#e9c79a" d="M284 208h40l-20-44z" />
      <path fill="${laterite}" d="m295 184 9-20 9 20z" />
    </g>
  `;
}

function proposal(): Part {
  return html`
    <g transform="rotate(3 300 200)">
      <path fill="#7c2a13" d="M132 34h300v420H132z" />
      <path fill="${paper}" d="M120 24h300v420H120z" />
      <path fill="${ink}" d="M152 58h126v16H152z" />
      <path stroke="#6f7a71" stroke-width="7"
        d="M152 102h236M152 126h190M152 232h236M152 256h150M152 350h236" />
      <g fill="${ink}" font-size="58">
        <text class="head" x="160" y="206">6</text>
        <text class="head" x="298" y="206">30</text>
        <text class="head" x="214" y="330">₦</text>
      </g>
      <path stroke="${ink}" stroke-width="15" d="M258 312h110" />
      <path fill="none" stroke="#1d4fd1" stroke-width="8" stroke-linecap="round"
        d="M210 176q-8-38-44-28-36 14-24 52 16 28 50 14 28-18 14-50M388 170q-24-38-76-20-42 22-24 56 34 30 84 10 40-24 6-54M392 300q-40-30-130-14-78 14-62 46 40 28 120 16 96-18 66-54" />
    </g>
    <g transform="rotate(-32 470 250)">
      <path fill="${ink}" d="M458 70h30v210h-30z" />
      <path fill="${danfo}" d="M458 250h30v20h-30z" />
      <path fill="${haze}" d="m458 280 15 44 15-44z" />
      <path fill="#1d4fd1" d="m467 307 6 17 6-17z" />
    </g>
  `;
}

function steps(): Part {
  const bars = [0, 1, 2, 3, 4, 5].map((week) =>
    html`
      <path fill="${week === 5 ? danfo : week % 2 ? ripple : lagoon}"
        d="M${150 + week * 50} ${300 - week * 36}h50v${46 + week * 36}h-50z" />
      <path fill="${paper}" d="M${150 + week * 50} ${296 -
        week * 36}h50v6h-50z" />
    `
  );
  return html`
    <g transform="translate(60 40) scale(.8)">${bars}
    <g fill="none" stroke="${paper}" stroke-width="26" stroke-linejoin="round">
      <path d="M128 58q-52 0-52 46v44q0 46-42 52 42 6 42 52v44q0 46 52 46" />
      <path d="M472 58q52 0 52 46v44q0 46 42 52-42 6-42 52v44q0 46-52 46" />
    </g>
    <g transform="translate(425 38) scale(.62)" stroke-linecap="round" fill="none">
          <path fill="${haze}" d="M-12 80h24l-1 47H2L0 92l-2 35h-9z" />
          <path fill="${paper}" d="M-15 132q0-5 5-6h8v6zM2 132v-6h8q5 1 5 6z" />
          <path stroke="${laterite}" stroke-width="11" d="m-11 50-12-14M11 50l12-14" />
          <path stroke="#7a4227" stroke-width="7" d="m-24 34 5-20M24 34l-5-20" />
          <path fill="#7a4227"
            d="M-24 10a5 5 0 0 1 10 0 5 5 0 0 1-10 0M14 10a5 5 0 0 1 10 0 5 5 0 0 1-10 0M-5 28H5v13q-5 4-10 0z" />
          <path fill="${laterite}" d="M-14 48q1-8 9-9H5q8 1 9 9l1 33h-30z" />
          <path fill="#7a4227" d="M-10 15q0-12 10-12t10 12v6q-1 12-10 12t-10-12z" />
          <path fill="#3a2a22" d="M-11 18Q-13 0 0 0t11 18q-3-8-11-8t-11 8z" />
          <path stroke="#150b08" stroke-width="2.2" d="M-4 17v2M4 17v2" />
          <path fill="${paper}" d="M-5 24H5q-1 5-5 5t-5-5z" />
        </g></g>
  `;
}
