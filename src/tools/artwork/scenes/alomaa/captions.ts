import { html, type Part } from "../../markup.ts";
import { colours, scene } from "./brand.ts";
import { film } from "./film.ts";
import type { Shot } from "./footage.ts";

const styles: readonly (readonly [string, Shot, Part, string])[] = [
  ["Plain", "talk", "you never told me that", ""],
  ["Shout", "dance", "NO WAY!", "shout"],
  ["Sing along", "gele", html`every <i>wedding</i> season`, "sing"],
  ["Boxed", "canoe", html`<i>we row at five</i>`, "boxed"],
  [
    "Two voices",
    "shoes",
    html`<u>How much?</u><br><s>For you, 25,000.</s>`,
    "two",
  ],
  [
    "Pidgin first",
    "pot",
    html`e don soft well well<small>It is very tender now</small>`,
    "pidgin",
  ],
];

/** Ways to set the spoken word over a film. */
export const captions = scene(
  "square",
  "06",
  {
    alt: "caption styles",
    ground: colours.night,
    css: `
      .styles { display: grid; grid-template: repeat(3, 200px) / 1fr 1fr } .styles > div { position: relative }
      .styles em { position: absolute; left: 14px; top: 13px; padding: 4px 8px; background: ${colours.night}; color: ${colours.cream}; font: inherit; font-size: 12.5px; font-weight: 600; line-height: 1.2 }
      .spoken { position: absolute; left: 12px; right: 12px; bottom: 18px; text-align: center; color: #fff; font-size: 18px; font-weight: 700; font-stretch: 112%; line-height: 1.2; -webkit-text-stroke: 5px ${colours.night}; paint-order: stroke }
      .spoken i, .spoken u, .spoken s { font-style: normal; text-decoration: none }
      .spoken.shout { font-size: 38px; font-stretch: 150%; font-weight: 900; letter-spacing: -.04em; line-height: 1; color: ${colours.amber} }
      .spoken.sing { color: ${colours.cream} } .sing i { color: ${colours.amber} }
      .spoken.boxed, .spoken.pidgin { -webkit-text-stroke: 0 } .boxed i { padding: 5px 12px 6px; background: ${colours.cream}; color: ${colours.night} }
      .two u { color: #fff } .two s { color: ${colours.amber} }
      .spoken.pidgin { color: #fff; padding: 9px 10px; left: 0; right: 0; bottom: 0; background: ${colours.night} } .pidgin small { display: block; font-size: 13.5px; font-weight: 500; color: ${colours.cream} }
    `,
  },
  html`<div class="styles">${
    styles.map(([name, shot, words, kind]) =>
      html`<div>${
        film(shot, 300, 200)
      }<em>${name}</em><p class="spoken ${kind}">${words}</p></div>`
    )
  }</div>`,
);
