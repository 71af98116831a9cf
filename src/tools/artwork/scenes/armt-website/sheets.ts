import { html } from "../../markup.ts";
import { at } from "../../templates/place.ts";
import { routeMap } from "../../templates/route-map.ts";
import { colours, scene } from "./brand.ts";
import { mapStyle, network } from "./network.ts";
import { type Pictogram, pictogram } from "./pictograms.ts";

const { mist, green, amber, blue, ink, white } = colours;

/** The middle of the map from near. */
export const mapDetail = scene(
  "square",
  "05",
  { alt: "map detail", ground: mist },
  at(
    { x: -240, y: -242 },
    html`<svg width="1900" height="1178" viewBox="0 0 1000 620">${
      routeMap({ ...mapStyle, thick: 26, dot: 14, size: 19 }, ...network)
    }</svg>`,
  ),
  at(
    { x: 433, y: 148 },
    html`<div style="display:flex;gap:8px">${
      (["lift", "ramp", "ticket"] as const).map((name) =>
        html`<div style="padding:5px;background:${ink}">${
          pictogram(name, 28, white, ink)
        }</div>`
      )
    }</div>`,
  ),
);

const signs: readonly (readonly [Pictogram, string])[] = [
  ["train", "Trains"],
  ["lift", "Lift"],
  ["ramp", "Step-free way"],
  ["stairs", "Stairs"],
  ["ticket", "Tickets"],
  ["bus", "Buses"],
  ["toilet", "Toilets"],
  ["water", "Drinking water"],
  ["bicycle", "Bicycles"],
];

/** The nine signs. */
export const pictograms = scene(
  "square",
  "08",
  {
    alt: "pictogram sheet",
    ground: blue,
    css:
      `.signs { display: grid; grid-template: repeat(3, 1fr) / repeat(3, 1fr); gap: 4px; width: 600px; height: 600px } .signs div { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 15px; background: ${blue}; color: ${white}; font-size: 15px; font-weight: 600 } .signs .lit { background: ${amber}; color: ${ink} }`,
  },
  html`
    <div style="background:${mist}">
      <div class="signs">${signs.map(([name, words], index) =>
        html`<div class="${index === 2 && "lit"}">${
          pictogram(name, 98, index === 2 ? ink : white, blue)
        }${words}</div>`
      )}</div>
    </div>
  `,
);

/** How large a name must be to be read from where one stands. */
export const distance = scene(
  "square",
  "09",
  {
    alt: "type read from 5 metres",
    ground: amber,
    css:
      `.read { position: absolute; left: 30px; right: 30px; display: flex; align-items: baseline; justify-content: space-between; padding-top: 12px; border-top: 4px solid ${ink} } .read b { font-weight: 700; letter-spacing: -.045em; line-height: 1 } .read span { font-size: 15.5px; font-weight: 650; white-space: nowrap }`,
  },
  html`
    <div class="read"
      style="top:30px"><b style="font-size:178px;margin:-2px 0 0 -8px">Idu</b><span>5 metres, 80 mm</span></div>
    <div class="read"
      style="top:250px"><b style="font-size:96px;margin-left:-4px">Kubwa</b><span>3 metres, 45 mm</span></div>
    <div class="read"
      style="top:380px"><b style="font-size:50px">Parade Ground</b><span>1.5 metres, 22 mm</span></div>
    <div class="read"
      style="top:464px"><b style="font-size:26px;letter-spacing:-.02em">Last train 22:40</b><span>In the hand, 6 mm</span></div>
  `,
  at(
    { x: 30, bottom: 26 },
    html`
      <svg width="540" height="46" viewBox="0 0 540 46">
        <path fill="${ink}" d="M0 40h540v6H0z" />
        <circle cx="10" cy="9" r="7" fill="${ink}" />
        <path fill="${ink}" d="M2 18h16v22H2z" />
        <path fill="${green}" d="M506 6h34v34h-34z" />
        <path stroke="${ink}" stroke-width="3" stroke-dasharray="3 7"
          d="M26 22h472" />
      </svg>
    `,
  ),
);
