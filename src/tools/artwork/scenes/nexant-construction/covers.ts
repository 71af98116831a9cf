import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { isometric, type Projection } from "../../templates/solid.ts";
import { colours, poured, scene, shades, wordmark } from "./brand.ts";
import { crane } from "./crane.ts";
import { hut, mixer, steel } from "./site.ts";
import { tower } from "./tower.ts";

/** The lines of a drawing sheet under everything. */
function grid(width: number, height: number, step: number): Part {
  const across = Array.from(
    { length: Math.ceil(width / step) },
    (_, nth) => `M${nth * step} 0V${height}`,
  );
  const down = Array.from(
    { length: Math.ceil(height / step) },
    (_, nth) => `M0 ${nth * step}H${width}`,
  );
  return html`<path d="${
    [...across, ...down].join("")
  }" stroke="${colours.grid}" />`;
}

/** Plot 14: its ground, the tower and the crane beside it. */
function plot(space: Projection): Part {
  return [
    space.box([-3.4, -3.4, -1], [17.4, 20.4, 1], shades.ground),
    tower(space, { poured: 6, glazed: 4, seed: 14 }),
    hut(space, [-2.4, 12, 0]),
    mixer(space, [9.6, 11.2, 0]),
    steel(space, [3.6, 13, 0]),
    crane(space, {
      foot: [12, 4.2, 0],
      height: 24,
      reach: 13,
      back: 5,
      trolley: 8.4,
      drop: 4.6,
    }),
  ];
}

const css = `
  .promise { font-size: 19px; font-weight: 500; line-height: 1.36 }
  .date { height: 100%; padding: 22px 44px; background: ${colours.signal}; color: #fff; font-size: 18px; font-weight: 600; line-height: 1.35 }
  .date .poured { margin-top: 14px }
  .date .poured i { background: rgb(0 0 0 / .26) }
  .date .poured i.done { background: #fff }
`;

const promise = html`
  <p
    class="promise">Concrete frames, roads and drainage, delivered on the date we gave you.</p>
`;

const date = html`
  <div
    class="date">Plot 14, Epe Road<br>Level 6 of 9 poured, 10 March${poured(
      6,
      9,
    )}</div>
`;

/** The three pictures of the tower: cover, tall cover and first shot. */
export const covers = [
  scene(
    "cover",
    "cover",
    {
      alt:
        "the word nexant over a tower with six of nine floors poured and a crane above it",
      ground: colours.concrete,
      css,
    },
    drawing(
      800,
      600,
      grid(800, 600, 50),
      plot(isometric(560, 330, 18.6)),
    ),
    at({ x: 40, y: 34 }, wordmark(92)),
    at({ x: 44, y: 140, width: 215 }, promise),
    at({ x: 0, bottom: 0, width: 330, height: 118 }, date),
  ),
  scene(
    "tall",
    "tall",
    {
      alt:
        "a tower with six of nine floors poured, the crane’s jib across the picture",
      ground: colours.concrete,
      css,
    },
    drawing(
      640,
      800,
      grid(640, 800, 50),
      plot(isometric(352, 448, 17.6)),
    ),
    at({ x: 36, y: 34 }, wordmark(112)),
    at({ x: 0, bottom: 0, width: 340, height: 114 }, date),
  ),
  scene(
    "full",
    "01",
    { alt: "tower and crane", ground: colours.concrete, css },
    drawing(
      1000,
      500,
      grid(1000, 500, 50),
      plot(isometric(706, 286, 14)),
    ),
    at({ x: 166, y: 60 }, wordmark(96)),
    at({ x: 172, y: 168, width: 250 }, promise),
    // Wide windows crop the foot of the picture.
    at({ x: 128, y: 272, width: 340, height: 120 }, date),
  ),
];
