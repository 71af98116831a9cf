import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { upright } from "../../templates/upright.ts";
import { colours, notice, scene, track } from "./brand.ts";

const { green, deep, amber, mist, ink, white } = colours;

const halts: readonly (readonly [string, number])[] = [
  ["Kubwa", 0],
  ["Deidei", 6],
  ["Central", 17],
  ["Lakeside", 22],
  ["Parade Ground", 27],
  ["East Gate", 33],
];
const starts = [362, 386, 410, 434, 458, 482, 506, 530];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${
    String(minutes % 60).padStart(2, "0")
  }`;

/** When these trains, by their places, stop where. */
function times(trains: readonly number[]): Part {
  return html`
    <table class="times"><tr><th></th>${trains.map((index) =>
      html`<th class="mono ${index === 3 && "moved"}">K${
        String(11 + index * 2)
      }</th>`
    )}</tr>${halts.map(([name, after]) =>
      html`<tr><td>${name}</td>${
        trains.map((index) =>
          index === 3
            ? html`<td class="mono moved"><del>${
              clock((starts[index] ?? 0) + after)
            }</del>${clock((starts[index] ?? 0) + after + 6)}</td>`
            : html`<td class="mono">${clock((starts[index] ?? 0) + after)}</td>`
        )
      }</tr>`
    )}</table>
  `;
}

const timesCss = `
      .times-head { display: flex; align-items: center; gap: 12px; height: 74px; padding: 0 34px; background: ${green}; color: ${white}; font-size: 13.5px } .times-head h1 { margin-right: auto; font-size: 29px } .times-head .do { background: ${amber}; color: ${ink}; padding: 11px 16px }
      .times { width: 1000px; font-size: 15px } .times th { height: 38px; font-size: 12.5px; font-weight: 600; color: var(--soft); text-align: center } .times th:first-child, .times td:first-child { width: 158px; padding-left: 34px; text-align: left; font-size: 15px; font-weight: 650; color: ${ink} }
      .times td { height: 47px; border-top: 2px solid var(--line); text-align: center } .times .moved { background: ${amber}; border-color: #d9a300 } .times th.moved { color: ${ink}; font-weight: 700 } .times del { display: block; font-size: 11.5px; line-height: 1; color: #6e5300 }
      .clash { display: flex; justify-content: space-between; align-items: center; width: 1000px; height: 106px; padding: 0 170px 0 192px; background: ${ink}; color: ${white}; font-size: 15px; line-height: 1.4 } .clash b { font-size: 24px; letter-spacing: -.03em; line-height: 1.1 } .clash span { width: 340px }
    `;

/** Sunday's trains, one of them being moved. */
export const timetable = scene(
  "full",
  "04",
  {
    alt: "timetable grid",
    ground: mist,
    css: timesCss,
  },
  html`
    <div
      class="times-head"><h1 class="display">Sunday, Kubwa line, to East Gate</h1><span>1 train moved</span><span class="do">Publish Friday 18:00</span></div>
    ${times(starts.map((_, index) => index))}
  `,
  at(
    { x: 0, y: 394 },
    html`
      <p
        class="clash"><b>K17 leaves<br>six minutes later</b><span>It missed the Airport train at Central by a minute. Now there are five to walk across.</span></p>
    `,
  ),
);

/** The same for phones. */
export const timetableUpright = scene(
  "tall",
  "04-tall",
  {
    alt: "timetable grid, upright",
    ground: mist,
    css: timesCss + `
      .upright .times-head { height: 84px; padding: 0 20px }
      .upright .times-head h1 { font-size: 24px }
      .upright .times { width: 400px }
      .upright .times th:first-child, .upright .times td:first-child { width: 140px; padding-left: 20px }
      .upright .clash { position: absolute; inset: auto 0 0; width: 400px; height: 92px; padding: 0 20px }
    `,
  },
  upright(
    html`
      <div
        class="times-head"><h1 class="display">Sunday,<br>Kubwa line</h1><span class="do">Publish</span></div>
      ${times([2, 3, 4])}
      <p class="clash"><b>K17 leaves<br>six minutes later</b></p>
    `,
  ),
);

const roles: readonly (readonly [string, string, readonly number[]])[] = [
  ["Station staff", "41 people", [0]],
  ["Station manager", "9 people", [0, 1]],
  ["Control room", "6 people, day and night", [0, 1, 2]],
  ["Press desk", "2 people", [0, 2]],
  ["Translator", "3 people", [0]],
];

/** Who may write, approve and publish, as stops of one track. */
export const rolesSheet = scene(
  "square",
  "06",
  {
    alt: "roles sheet",
    ground: green,
    css:
      `.may { position: absolute; left: 30px; color: ${white}; font-size: 20px; font-weight: 700; letter-spacing: -.02em; line-height: 1.2 } .may span { display: block; padding-top: 3px; font-size: 14px; font-weight: 500; letter-spacing: 0; color: #d3eadd } .act { position: absolute; top: 150px; width: 120px; color: ${white}; font-size: 15.5px; font-weight: 650; text-align: center } .may-title { color: ${white}; font-size: 46px }`,
  },
  at(
    { x: 30, y: 32 },
    html`<p class="display may-title">Write, approve,<br>publish.</p>`,
  ),
  ["Write", "Approve", "Publish"].map((word, index) =>
    html`<p class="act" style="left:${230 + index * 120}px">${word}</p>`
  ).join(""),
  at(
    { x: 0, y: 0 },
    drawing(
      600,
      600,
      roles.map(([, , may], row) => {
        const y = 216 + row * 78;
        const last = may.at(-1) ?? 0;
        return html`
          <path stroke="${deep}" stroke-width="14" d="M290 ${y}h310" /><path
            stroke="${amber}" stroke-width="14"
            d="M290 ${y}h${last * 120}" />${[0, 1, 2].map((it) =>
              may.includes(it)
                ? html`
                  <circle cx="${290 + it * 120}" cy="${y}" r="15" fill="#fff"
                    stroke="${ink}" stroke-width="7" />
                `
                : html`
                  <circle cx="${290 +
                    it * 120}" cy="${y}" r="7" fill="#8fc4a9" />
                `
            )}
        `;
      }),
    ),
  ),
  roles.map(([who, note], row) =>
    html`<p class="may" style="top:${
      194 + row * 78
    }px">${who}<span>${note}</span></p>`
  ).join(""),
);

const places = [
  "Kubwa 1",
  "Kubwa 2",
  "Deidei 1",
  "Idu 1",
  "Idu 2",
  "Market 1",
  "Central 1",
  "Central 2",
  "Central 3",
  "Garki 1",
  "Stadium 1",
  "Stadium 2",
  "Univ. 1",
  "Airport 1",
] as const;

const wallCss = `
      .wall { display: grid; grid-template-columns: repeat(7, 122px); gap: 15px 10px } .wall p { padding-top: 6px; color: ${white}; font-size: 12px; font-weight: 600; line-height: 1.2 } .wall .screen { padding: 17px 10px; font-size: 10.600px; line-height: 1.4; white-space: pre; outline: 3px solid #05271a }
      .done { color: ${white} } .done h1 { font-size: 62px } .sent { color: ${white}; font-size: 16px; line-height: 1.4; text-align: right }
    `;

/** Fourteen screens that say the same within two seconds. */
export const published = scene(
  "full",
  "07",
  {
    alt: "notice published to 14 screens",
    ground: green,
    css: wallCss,
  },
  at(
    { x: 40, y: 34 },
    html`
      <div class="done">
        <h1 class="display">14 screens,<br>1.8 seconds.</h1>
      </div>
    `,
  ),
  at(
    { right: 46, y: 46, width: 300 },
    html`
      <p
        class="sent">Published by the control room<br>at 14:02:07. Website 14:02:07,<br>SMS 14:02:09.</p>
    `,
  ),
  at(
    { x: 0, y: 174 },
    track(
      1000,
      50,
      "M-20 25H1020",
      places.map((_, index): [number, number] => [70 + index * 66, 25]),
    ),
  ),
  at(
    { x: 43, y: 246 },
    html`<div class="wall">${
      places.map((place) => html`<div>${screenOf()}<p>${place}</p></div>`)
    }</div>`,
  ),
);

/** The same for phones: the first screens. */
export const publishedUpright = scene(
  "tall",
  "07-tall",
  {
    alt: "notice published to 14 screens, upright",
    ground: green,
    css: wallCss + `
      .upright { background: ${green} }
      .upright .done { padding: 18px 20px 12px }
      .upright .done h1 { font-size: 54px }
      .upright .wall { grid-template-columns: 1fr 1fr; gap: 14px; padding: 0 20px }
      .upright .wall p { font-size: 13.5px }
      .upright .wall .screen { padding: 10px 12px; font-size: 15px }
    `,
  },
  upright(
    html`
      <div class="done">
        <h1 class="display">14 screens,<br>1.8 seconds.</h1>
      </div>
      <div class="wall">${places.slice(0, 6).map((place) =>
        html`<div>${screenOf()}<p>${place}</p></div>`
      )}</div>
    `,
  ),
);

function screenOf(): Part {
  return html`<div class="screen mono">${notice.screen.join("\n")}</div>`;
}
