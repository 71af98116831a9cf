import { html } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { routeMap, type Stop } from "../../templates/route-map.ts";
import { street } from "../../templates/street.ts";
import { colours, fromCentral, scene, trains } from "./brand.ts";
import { mapStyle, network } from "./network.ts";

const { mist, green, deep, amber, blue, ink, white } = colours;

/** The sign over the platform, and the train under it. */
export const platformSign = scene(
  "full",
  "04",
  {
    alt: "platform sign",
    ground: "#c9d6cf",
    css: `
      .sign { display: grid; grid-template-columns: 150px 1fr auto; width: 640px; height: 176px; background: ${ink}; color: ${white}; box-shadow: 0 10px 0 #071410 }
      .sign-no { display: grid; place-items: center; background: ${amber}; color: ${ink}; font-size: 150px; font-weight: 700; letter-spacing: -.05em; line-height: 1 }
      .sign-to { padding: 28px 0 0 30px; font-size: 68px } .sign-to p { padding-top: 12px; font-size: 23px; font-weight: 600; letter-spacing: 0; line-height: 1.2; color: #c5d5cc } .sign-in { padding: 28px 30px 0 0; font-size: 68px; color: ${amber}; text-align: right } .sign-in p { padding-top: 12px; font-size: 23px; font-weight: 600; letter-spacing: 0; line-height: 1.2 }
    `,
  },
  drawing(
    1000,
    500,
    html`
      <path fill="#dfe7e2" d="M0 0h1000v330H0z" />
      <path fill="#b4c4bb" d="M0 0h1000v34H0z" />
      <path fill="#9fb2a8" d="M0 34h1000v6H0z" />
      <path fill="${ink}" d="M268 34h10v36h-10zM722 34h10v36h-10z" />
      <path fill="${white}" d="M0 318h1000v150H0z" />
      <path fill="${green}" d="M0 404h1000v22H0z" />
      <path fill="${amber}" d="M0 430h1000v8H0z" />
      <g fill="${ink}">
        <path
          d="M20 338h130v52H20zM262 338h130v52H262zM414 338h130v52H414zM656 338h130v52H656zM808 338h130v52H808z" />
      </g>
      <path fill="#cfdad3" d="M174 330h64v108h-64zM568 330h64v108h-64z" />
      <path fill="${ink}"
        d="M184 340h20v58h-20zM208 340h20v58h-20zM578 340h20v58h-20zM602 340h20v58h-20z" />
      <path fill="#7d9187" d="M0 462h1000v38H0z" />
      <path fill="${amber}" d="M0 462h1000v9H0z" />
    `,
  ),
  at(
    { x: 180, y: 68 },
    html`
      <div class="sign">
        <div class="sign-no">3</div>
        <div class="sign-to display">Kubwa<p>calls at Deidei</p></div>
        <div class="sign-in display">6 min<p>4 coaches</p></div>
      </div>
    `,
  ),
);

const people: readonly (readonly [number, number, string, string])[] = [
  [110, 1.4, blue, "#5b3120"],
  [186, 1.2, white, "#8d5432"],
  [526, 1.42, amber, "#4a2616"],
  [890, 1.32, ink, "#6a3a22"],
];

/** Stops that the wall's map has room to name. */
const named = ["Kubwa", "Idu", "Stadium", "Airport", "Central"];

/** A stop as on the wall: its name, if any, clear of its larger dot. */
function onWall({ at, label = "", offset = [0, 0], anchor }: Stop): Stop {
  if (!named.includes(label)) return { at };
  return { at, label, offset: [offset[0], offset[1] - 8], anchor };
}

/** The hall at Central, with its map and its board. */
export const hall = scene(
  "full",
  "10",
  {
    alt: "ticket hall",
    ground: green,
    css:
      `.hall-board { width: 318px; padding: 18px 22px 20px; background: ${ink}; color: ${white}; --line: #2c443c } .hall-board h1 { font-size: 28px; padding-bottom: 8px } .hall-map { width: 400px; height: 230px; overflow: hidden; background: ${mist} }`,
  },
  street(
    { width: 1000, height: 500, wall: green, floor: "#d8e0da", horizon: 392 },
    html`
      <path fill="${deep}" d="M0 0h1000v30H0z" />
      <path fill="#b9c7be" d="M0 392h1000v10H0z" />
      <path fill="#c8d3cb" d="m260 500 60-98h70l-20 98zM640 500l-20-98h70l60 98z" />
      <path fill="${white}" d="M0 360h1000v32H0z" />
      <path fill="${amber}" d="M0 352h1000v8H0z" />
    `,
  ),
  at(
    { x: 146, y: 56 },
    html`
      <div class="hall-map">
        <svg width="400" height="230" viewBox="-20 22 960 552">${routeMap(
          { ...mapStyle, thick: 24, dot: 13, size: 29 },
          ...network.map((line) => ({
            ...line,
            stops: line.stops?.map(onWall) ?? [],
          })),
        )}</svg>
      </div>
    `,
  ),
  at(
    { x: 578, y: 56 },
    html`<div class="hall-board"><h1 class="display">Central</h1>${
      trains(fromCentral.slice(0, 4), 14, 9.5)
    }</div>`,
  ),
  at(
    { x: 0, y: 0 },
    drawing(
      1000,
      500,
      html`
        <g transform="translate(300 300)">
          <path fill="${ink}" d="M0 0h78v128H0zM96 0h78v128H96z" />
          <path fill="${amber}" d="M10 12h58v36H10zM106 12h58v36h-58z" />
          <path fill="${white}"
            d="M14 60h30v6H14zM110 60h30v6h-30zM14 78h50v26H14zM110 78h50v26h-50z" />
        </g>${people.map(([x, size, coat, skin]) =>
          html`
            <g transform="translate(${x} ${484 - 130 * size}) scale(${size})">
              <ellipse cx="0" cy="130" rx="32" ry="7" fill="#000" opacity=".16" />
              <circle cy="11" r="13" fill="${skin}" />
              <path fill="${ink}" d="M-14 9C-14-8 14-8 14 9 6 2-6 2-14 9z" />
              <path fill="${coat}" d="M-22 72c0-34 4-46 22-46s22 12 22 46z" />
              <path fill="#24382f" d="M-17 72h34l-3 56H3L0 84l-3 44h-11z" />
            </g>
          `
        )}
      `,
    ),
  ),
);
