import { html } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, scene } from "./brand.ts";
import { wallCard } from "./roof.ts";

const paletteBoard = scene(
  "square",
  "08",
  {
    alt: "palette board",
    ground: colours.morning,
    css: `
      .big { font-size: 74px }
      .named { font-size: 14.5px; line-height: 1.35 }
      .named b { display: block; font-size: 18px; font-weight: 680 }
      .light { color: ${colours.cloud} }
      .pairs { display: flex; gap: 10px; font-size: 15px; font-weight: 640 }
      .pairs span { padding: 10px 14px; border-radius: 10px }
    `,
  },
  drawing(
    600,
    600,
    html`
      <circle cx="412" cy="330" r="190" fill="${colours.sun}" />
      <path d="M0 240h236q34 0 34 30t-34 30H0z" fill="${colours.cloud}" />
      <path d="M0 404h600v196H0z" fill="${colours.night}" />
    `,
  ),
  at(
    { x: 34, y: 30 },
    html`<p class="display big">One question<br>per screen.</p>`,
  ),
  at({ x: 34, y: 246 }, html`<p class="named"><b>Cloud</b>#F5F9FD</p>`),
  at({ x: 34, y: 340 }, html`<p class="named"><b>Morning</b>#BBD9F2</p>`),
  at({ x: 374, y: 290 }, html`<p class="named"><b>Sun</b>#FF8A1E</p>`),
  at({ x: 34, y: 424 }, html`<p class="named light"><b>Night</b>#13204A</p>`),
  at(
    { x: 196, y: 428, width: 370 },
    html`
      <p
        class="named light">Hanken Grotesk, 720 for answers and 480 for the rest. The sun is never used for text, and never for anything but power.</p>
    `,
  ),
  at(
    { x: 34, y: 530 },
    html`
      <p
        class="pairs"><span style="background:${colours
          .morning}">Night on morning 10.7</span><span style="background:${colours
          .sun}">Night on sun 6.7</span></p>
    `,
  ),
);

/** The card on the wall, and colours. */
export const boards = [wallCard, paletteBoard];
