import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { phone } from "../../templates/phone.ts";
import { colours, mark, panels, scene, sun, wordmark } from "./brand.ts";
import { roof } from "./roof.ts";
import { dayScreen } from "./screens.ts";

/** A sky with the sun, and the roof along its lower edge. */
function sky(
  { width, height, roof, disc }: {
    width: number;
    height: number;
    /** Where the roof begins. */
    roof: number;
    disc: Part;
  },
): string {
  const columns = Math.ceil(width / 128) + 2;
  return drawing(
    width,
    height,
    disc,
    html`
      <path d="M0 ${roof}h${width}V${height}H0z" fill="${colours.haze}" />
      <g transform="translate(-60 ${roof + 7}) skewX(-24)">${panels({
        columns,
        rows: 3,
        width: 118,
        height: 62,
        gap: 9,
      })}</g>
    `,
  );
}

const cover = scene(
  "cover",
  "cover",
  {
    alt:
      "a phone before the sun over a roof of solar panels, with the line “See where last night’s power went.”",
    ground: colours.morning,
    css: `.claim { font-size: 44px }`,
  },
  sky({
    width: 800,
    height: 600,
    roof: 412,
    disc: sun(592, 196, { radius: 150, orbit: 204 }),
  }),
  at({ x: 42, y: 36 }, mark(42)),
  at({ x: 96, y: 36 }, wordmark(38)),
  at(
    { x: 42, y: 100 },
    html`<div class="display claim">See where<br>last night’s<br>power went.</div>`,
  ),
  at({ x: 436, y: 58, zoom: 0.74 }, phone("", dayScreen)),
);

const tall = scene(
  "tall",
  "tall",
  {
    alt: "a phone before the sun over a roof of solar panels",
    ground: colours.morning,
    css: `.claim { font-size: 44px }`,
  },
  sky({
    width: 640,
    height: 800,
    roof: 612,
    disc: sun(420, 392, { radius: 146, orbit: 180 }),
  }),
  at({ x: 40, y: 38 }, mark(44)),
  at({ x: 96, y: 38 }, wordmark(40)),
  at(
    { x: 40, y: 104 },
    html`<div class="display claim">See where last<br>night’s power went.</div>`,
  ),
  at({ x: 194, y: 240, zoom: 0.8 }, phone("", dayScreen)),
);

/** Both covers, and the roof that opens the gallery. */
export const covers = [cover, tall, roof];
