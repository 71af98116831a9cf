import { html } from "../../markup.ts";
import { at } from "../../templates/place.ts";
import { paper } from "../../templates/paper.ts";
import { phone } from "../../templates/phone.ts";
import { colours, scene, wordmark } from "./brand.ts";
import { printedFish } from "./catfish.ts";
import { harvestScreen } from "./harvest-screen.ts";
import { ponds } from "./water.ts";

const label = html`
  ${at({ x: 18, y: 62 }, printedFish(254, colours.rice))}
  ${at({ x: 32, y: 236 }, wordmark(53))}
  ${at(
    { x: 32, bottom: 26, right: 32 },
    html`<p class="batch"><b>Harvest No. 38</b><b>12 kg</b></p>`,
  )}
`;

const labelCss = `
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
        .lockup { display: grid; justify-items: center; align-content: center;
          gap: 14px; height: 100% }
      `,
    },
    at(
      { x: -1, y: 0 },
      ponds({ columns: 6, rows: 3, size: 151, gap: 16, seed: 23 }),
    ),
    at(
      { x: 190, y: 75 },
      paper(
        { width: 620, height: 350, kind: "lifted" },
        html`<div class="lockup">${printedFish(520, colours.rice)}
          <div class="display" style="font-size:64px">Fleetwaters Farms</div></div>`,
      ),
    ),
  ),
];
