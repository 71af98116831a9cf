import { house } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import { finger, type Skin } from "../people/features.ts";
import { poster } from "./poster.ts";

const { ink, paper, danfo, laterite, lagoon, haze, night, ripple } = house;

/** The skin of the hand with the pencil. */
const writer: Skin = {
  base: "#8f5a36",
  shade: "#6f4226",
  light: "#a97049",
  nail: "#e0a88c",
  lips: ["", ""],
};

/** Posters of what happens at a desk, or around a table. */
export const scenes = [
  poster(
    {
      name: "ai-feature-checks",
      alt:
        "A barrier lets one answer pass and keeps four back, one of them red",
      ground: lagoon,
    },
    barrier(),
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

function bubble(x: number, y: number, fill: string, bars: string): Part {
  return html`
    <path fill="${fill}"
      d="M${x} ${y}h112v74H${x + 40}l-22 20v-20H${x}z" />
    <path stroke="${bars}" stroke-width="9"
      d="M${x + 16} ${y + 26}h80M${x + 16} ${y + 48}h52" />
  `;
}

function barrier(): Part {
  return html`
    <path fill="${ripple}" d="M0 326h600v74H0z" />
    <path fill="${ink}" d="M0 318h600v12H0zM0 336h600v5H0z" />
    <g transform="translate(62 64) scale(.8)">${bubble(
      24,
      224,
      paper,
      ink,
    )} ${bubble(150, 224, paper, ink)}
    ${bubble(60, 116, laterite, paper)} ${bubble(186, 116, paper, ink)}
    ${bubble(456, 190, danfo, ink)}
    <path fill="${ink}" d="M330 196h30v122h-30z" />
    <g transform="rotate(-38 345 204)">
      <path fill="${paper}" d="M330 192h250v24H330z" />
      <path fill="${laterite}"
        d="M376 192h34l-14 24h-34zM446 192h34l-14 24h-34zM516 192h34l-14 24h-34z" />
    </g>
    <circle cx="345" cy="204" r="22" fill="${danfo}" stroke="${ink}"
      stroke-width="8" /></g>
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
    ${finger(470, 240, 66, -84, writer, 36)}
    ${finger(462, 208, 76, -82, writer, 37)}
    ${finger(452, 172, 84, -78, writer, 38)}
    <path fill="${writer.base}"
      d="M424 116q34-26 66 4l46 48 64 88v84l-44-6-82-66q-42-20-50-90z" />
    <path fill="${writer
      .shade}" d="M470 262l30 6q50 20 100 10v62l-44-6-82-66z" />
    <path fill="${laterite}" d="M540 338l60-84v146h-90z" />
    <path fill="#7d2a12" d="M540 338l14-20 46 34v48h-90z" />
    <g transform="translate(0 22) rotate(220 304 164)">
      <path fill="#c88608" d="M284 208h40v240h-40z" />
      <path fill="${danfo}" d="M284 208h26v240h-26z" />
      <path fill="#e9c79a" d="M284 208h40l-20-44z" />
      <path fill="${laterite}" d="m295 184 9-20 9 20z" />
    </g>
    ${finger(436, 206, 92, -50, writer, 40)}
    ${finger(446, 128, 90, -97, writer, 39)}
    <path fill="${writer
      .base}" d="M424 112l50-2 24 60-20 60-40 4-26-28 22-40z" />
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
