import { html } from "../../markup.ts";
import { at } from "../../templates/place.ts";
import { paper } from "../../templates/paper.ts";
import { phone } from "../../templates/phone.ts";
import { colours, mark, scene, wordmark } from "./brand.ts";
import { harvestScreen } from "./harvest-screen.ts";
import { ponds } from "./water.ts";

const label = html`
  ${at({ x: 32, y: 30 }, mark(60))}
  ${at({ x: 32, y: 122 }, wordmark(53))}
  ${at(
    { x: 32, y: 246, width: 228 },
    html`
      <p
        class="pitch">Catfish and tilapia, raised in open ponds at Ikorodu and delivered the morning they are harvested.</p>
    `,
  )}
  ${at(
    { x: 32, bottom: 26, right: 32 },
    html`<p class="batch"><b>Harvest No. 38</b><b>12 kg</b></p>`,
  )}
`;

const labelCss = `
  .pitch { font-size: 15px; font-weight: 500; line-height: 1.45; text-wrap: balance }
  .batch { display: flex; justify-content: space-between; padding-top: 13px;
    border-top: 2px solid; font-size: 14px }
  .batch b { font-weight: 600 }
`;

/** The three pictures that show the ponds: cover, tall cover and first shot. */
export const covers = [
  scene(
    "cover",
    "cover",
    {
      alt:
        "the harvest label and the order page on a phone, over square ponds seen from above",
      ground: colours.bank,
      css: labelCss,
    },
    at(
      { x: 8, y: 6 },
      ponds({ columns: 4, rows: 3, size: 180, gap: 16, seed: 11 }),
    ),
    at(
      { x: 74, y: 84 },
      paper({ width: 290, height: 432, kind: "lifted" }, label),
    ),
    at({ x: 478, y: 84, zoom: 0.655 }, phone("", harvestScreen)),
  ),
  scene(
    "tall",
    "tall",
    {
      alt: "the harvest label over square ponds seen from above",
      ground: colours.bank,
      css: labelCss,
    },
    at(
      { x: -4, y: 0 },
      ponds({ columns: 4, rows: 5, size: 146, gap: 16, seed: 5 }),
    ),
    at(
      { x: 130, y: 140, zoom: 1.2 },
      paper({ width: 317, height: 433, kind: "lifted" }, label),
    ),
  ),
  scene(
    "full",
    "01",
    {
      alt: "ponds and name",
      ground: colours.bank,
      css: `
        .lockup { display: flex; justify-content: center; align-items: center;
          gap: 38px; height: 100% }
      `,
    },
    at(
      { x: -1, y: 0 },
      ponds({ columns: 6, rows: 3, size: 151, gap: 16, seed: 23 }),
    ),
    at(
      { x: 220, y: 143 },
      paper(
        { width: 560, height: 214, kind: "lifted" },
        html`<div class="lockup">${mark(116)}${wordmark(67)}</div>`,
      ),
    ),
  ),
];
