import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { shadow, street } from "../../templates/street.ts";
import { colours, playhead, scene, wordmark } from "./brand.ts";
import { film } from "./film.ts";
import type { Shot } from "./footage.ts";

const { night, pink, cream, blue, amber, rust } = colours;

const rows: readonly (readonly [
  number,
  readonly (readonly [Shot, string, number, boolean])[],
])[] = [
  [-30, [["danfo", "", 210, false], ["market", "0:31", 170, true], [
    "pot",
    "0:12",
    150,
    false,
  ], ["canoe", "0:20", 200, false]]],
  [-90, [["dance", "", 190, false], ["gele", "0:09", 130, true], [
    "dawn",
    "0:27",
    210,
    true,
  ], ["bridge", "0:22", 240, false]]],
  [-4, [["talk", "1:02", 150, true], ["shoes", "0:16", 220, false], [
    "plate",
    "0:30",
    160,
    true,
  ], ["mic", "0:11", 180, false]]],
];

/** Clips laid side by side; the kept ones between handles. */
export const strip = scene(
  "square",
  "05",
  {
    alt: "clip strip",
    ground: pink,
    css: `
      .clips { display: flex; gap: 8px } .clip { position: relative; flex: none }
      .clip span { position: absolute; left: 10px; top: 10px; padding: 3px 6px; background: ${night}; color: ${cream}; font-size: 12.5px; line-height: 1.15 }
      .clip.kept { outline: 6px solid ${cream}; outline-offset: -6px } .clip.kept::before, .clip.kept::after { content: ""; position: absolute; z-index: 1; top: 0; bottom: 0; width: 18px; background: ${cream} }
      .clip.kept::after { right: 0 } .clip.kept span { left: 27px }
      .count { font-size: 32px; color: ${night} } .count-note { color: ${night}; font-size: 16px; font-weight: 600; line-height: 1.25; text-align: right }
    `,
  },
  rows.map(([x, clips], index) =>
    at(
      { x, y: 30 + index * 150 },
      html`<div class="clips">${
        clips.map(([shot, time, width, kept]) =>
          html`<div class="clip ${kept && "kept"}">${film(shot, width, 136)}${
            time && html`<span class="time">${time}</span>`
          }</div>`
        )
      }</div>`,
    )
  ).join(""),
  at({ x: 32, bottom: 38 }, html`<p class="wide count">14 kept<br>of 61</p>`),
  at(
    { right: 32, bottom: 42, width: 220 },
    html`<p class="count-note">Nothing is thrown away before breakfast.</p>`,
  ),
);

const cards: readonly (readonly [string, string, string, string])[] = [
  [cream, night, "left", "You film all day."],
  [blue, cream, "right", "We cut all night."],
  [amber, night, "left", "Ready at 6:30."],
];

/** Title cards of the launch film. */
export const titles = scene(
  "square",
  "07",
  {
    alt: "title cards",
    ground: night,
    css:
      `.card { display: flex; flex-direction: column; justify-content: center; width: 600px; height: 150px; padding: 0 30px; font-size: 47px }`,
  },
  cards.map(([ground, ink, side, words], index) =>
    at(
      { x: 0, y: index * 150 },
      html`
        <div class="card display"
          style="background:${ground};color:${ink};text-align:${side}">${words
            .replace(/ (\S+ \S+)$/, "<br>$1")}</div>
      `,
    )
  ).join(""),
  at({ x: 30, y: 489 }, wordmark(88)),
);

const board: readonly (readonly [string, string, string, string, Part])[] = [
  ["Midnight", "#150e12", cream, "0:00", "grounds, half of everything"],
  ["Playhead", "#ff5470", night, "1:30", "the name and what to press"],
  ["Subtitle", "#f7e9d0", night, "2:24", "words"],
  ["Waveform", "#3e63ff", "#fff", "3:00", "sound"],
  ["Breakfast", "#ffb52e", night, "3:18", "time, and things to settle"],
];

/** The colours as tracks of a cut, as long as their share. */
export const colourBoard = scene(
  "square",
  "08",
  {
    alt: "colour board",
    ground: "#2a1a22",
    css:
      `.hue { position: absolute; right: 0; height: 92px; padding: 15px 20px; font-size: 13.5px; line-height: 1.35 } .hue b { display: block; font-size: 21px; line-height: 1.2 } .hue span { position: absolute; right: 22px; top: 18px } .marks { display: flex; justify-content: space-between; font-size: 12.5px; color: var(--soft) }`,
  },
  at(
    { x: 30, y: 30, width: 478 },
    html`
      <div
        class="marks time"><span>0:00</span><span>1:00</span><span>2:00</span><span>3:00</span><span>4:00</span></div>
    `,
  ),
  board.map(([name, value, ink, , note], index) =>
    html`
      <div class="hue"
        style="left:${index * 58}px;top:${64 +
          index *
            104}px;background:${value};color:${ink}"><b class="wide">${name}</b>${value}, ${note}</div>
    `
  ).join(""),
  at(
    { x: 540, y: 26 },
    html`
      <svg width="30" height="574">
        <path fill="#fff" stroke="${night}" d="M13 0h4v580h-4z" />
      </svg>
    `,
  ),
  at({ x: 540, y: 20 }, playhead(39, "#fff")),
);

/** A bag for a tripod and a lunch. */
export const bag = scene(
  "square",
  "10",
  { alt: "tote bag", ground: amber },
  street(
    { width: 600, height: 600, wall: amber, floor: rust, horizon: 508 },
    html`<path fill="#e89a12" d="M0 0h150L0 330z" />`,
    shadow(320, 540, 190, 20),
    html`
      <g fill="none" stroke="${cream}" stroke-width="17">
        <path d="M232 214c0-170 132-170 136 0" stroke="#dcc59d" />
        <path d="M214 224c0-210 170-210 174 0" />
      </g>
    `,
    html`
      <path fill="${cream}" d="M138 204h326l22 338H116z" />
      <path fill="#e3d0ab"
        d="M464 204l22 338h-58c18-110 30-220 36-338zM138 204h326l1 14H137z" />
      <path fill="none" stroke="#d3bd93" stroke-width="3"
        d="M160 240c-4 90-8 180-18 290" />
    `,
  ),
  at(
    { x: 162, y: 264 },
    html`
      <div class="display"
        style="font-size:106px;line-height:.7;letter-spacing:-.06em;color:${pink}">al<br>om<br>aa</div>
    `,
  ),
  at(
    { x: 166, y: 506 },
    drawing(
      266,
      18,
      html`
        <path fill="${blue}" d="M0 0h96v18H0zM102 0h58v18h-58z" />
        <path fill="${amber}" d="M166 0h60v18h-60z" />
        <path fill="${night}" d="M232 0h34v18h-34z" />
      `,
    ),
  ),
);
