import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { mark, scene } from "./brand.ts";
import { colours } from "./colours.ts";
import { collar, drop, gauge, pipe, wheel } from "./pipes.ts";

const { apron, brass, copper, soot, water, valve } = colours;

/** A sticker: something on a field with a white edge, cut and put on askew. */
function sticker(
  place: Parameters<typeof at>[0],
  kind: string,
  ...body: Part[]
): string {
  return at({ ...place, kind: `pps ${kind}` }, body);
}

const stickerCss = `
  .pps { display: grid; place-items: center; border: 8px solid #fff; font-weight: 700;
    line-height: .95; text-align: center; letter-spacing: -.03em; box-shadow: 0 3px 7px rgb(0 0 0 / .3) }
  .pps.round { border-radius: 50% }
  .pps.pill { border-radius: 99px }
  .pps.soft { border-radius: 26px }
  .pps.copper { background: ${copper} } .pps.brass { background: ${brass} }
  .pps.valve { background: ${valve}; color: #fff } .pps.water { background: ${water} }
  .pps.apron { background: ${apron} }
`;

const face = html`
  ${drop(0, 0, 120)}<g fill="${soot}">
    <circle cx="-13" cy="12" r="5.500" />
    <circle cx="13" cy="12" r="5.500" />
  </g><path d="M-12 27c7 8 17 8 24 0" fill="none" stroke="${soot}"
    stroke-width="5" stroke-linecap="round" />
`;

const stickers = [
  sticker(
    { x: 44, y: 46, width: 236, height: 236, angle: -7 },
    "round brass",
    html`<span style="font-size:44px">No leaks<br>on my<br>watch</span>`,
  ),
  sticker(
    { x: 312, y: 40, width: 238, height: 108, angle: 4 },
    "soft valve",
    html`<span style="font-size:34px">Ask me about<br>line one</span>`,
  ),
  sticker(
    { x: 304, y: 164, width: 142, height: 172, angle: -4 },
    "soft copper",
    html`<svg width="110" height="140" viewBox="-55 -70 110 140">${face}</svg>`,
  ),
  sticker(
    { x: 466, y: 184, width: 104, height: 104, angle: 9 },
    "round water",
    drawing(84, 84, wheel(42, 42, 32)),
  ),
  sticker(
    { x: 40, y: 312, width: 172, height: 172, angle: 5 },
    "soft water",
    mark(116),
  ),
  sticker(
    { x: 236, y: 370, width: 170, height: 170, angle: -8 },
    "round apron",
    drawing(130, 130, gauge(65, 65, 58, 92)),
  ),
  sticker(
    { x: 428, y: 346, width: 140, height: 140, angle: 6 },
    "soft brass",
    html`<span style="font-size:36px">Job<br>done<br>0217</span>`,
  ),
  sticker(
    { x: 40, y: 510, width: 196, height: 62, angle: -3 },
    "pill copper",
    html`<span style="font-size:26px">Holds at 92</span>`,
  ),
  sticker(
    { x: 424, y: 514, width: 144, height: 64, angle: -5 },
    "pill valve",
    html`<span style="font-size:26px">“soon”</span>`,
  ),
];

const palette = [
  ["Copper", copper, 68, 372, "walls and warnings"],
  ["Brass", brass, 58, 340, "pipes, what is fitted"],
  ["Apron", apron, 50, 308, "paper"],
  ["Water", water, 44, 276, "meaning"],
  ["Valve", valve, 38, 244, "joints, things to press"],
  ["Soot", soot, 30, 212, "words and outlines"],
] as const;

/** The colours as pipes, as thick as they are used much. */
function palettePipes(): Part {
  let y = 26;
  return palette.map(([name, colour, width, length, use]) => {
    const middle = y + width * 0.75;
    const x = length + width * 0.25 + 22;
    y += width * 1.5 + 24;
    return html`
      ${pipe({ points: [[-10, middle], [length, middle]], colour, width })}
            ${collar(
              length,
              middle,
              "across",
              width,
              colour === valve ? brass : valve,
            )}
            <g fill="${soot}">
        <text x="${x}" y="${middle - 2}" font-size="25"
          font-weight="700">${name}</text>
        <text x="${x}" y="${middle + 20}" font-size="15"
          font-weight="500">${use}</text>
      </g>
    `;
  });
}

/** Shots 07 and 08: stickers, palette. */
export const sheets = [
  scene(
    "square",
    "07",
    { alt: "sticker sheet", ground: "#cfe3ea", css: stickerCss },
    stickers.join(""),
  ),
  scene(
    "square",
    "08",
    { alt: "palette board", ground: "#ffe3a3" },
    drawing(600, 600, palettePipes()),
  ),
];
