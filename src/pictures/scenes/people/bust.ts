import { houseScene } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import type { Scene } from "../../scene.ts";
import {
  beard,
  type CollarName,
  collars,
  earrings,
  glasses,
  moustache,
  shoulders,
} from "./clothes.ts";
import { hair, type HairName, type HairShape } from "./hair.ts";

/** One person, as a choice of parts. */
export interface Person {
  /** File name: the person's name in kebab case. */
  name: string;
  alt: string;
  ground: string;
  skin: string;
  head: HairName;
  /** Colour of hair or headwear; hair is black without. */
  headFill?: string;
  /** Colour of the headwear's folds. */
  headFold?: string;
  cloth: string;
  collar: CollarName;
  /** Colour of the collar. */
  trim: string;
  face?: readonly ("glasses" | "beard" | "moustache")[];
  /** Colour of earrings. */
  earrings?: string;
}

const black = "#150b08";

/** A portrait: the person before a flat field. */
export function bust(person: Person): Scene {
  const { name, alt, ground } = person;
  return houseScene(
    { kind: "portrait", name, alt, ground },
    html`
      <svg width="240" height="240" viewBox="0 0 300 300">${figure(
        person,
      )}</svg>
    `,
  );
}

/**
 * A person cut from paper, 300 by 300: half of the face in shadow, eyes as two
 * bars. SVG.
 */
export function figure(person: Omit<Person, "name" | "alt" | "ground">): Part {
  const { skin, cloth, trim } = person;
  const shape: HairShape = hair[person.head];
  const headFill = person.headFill ?? black;
  const colours = { fill: headFill, fold: person.headFold ?? "#3a241b" };
  const has = (it: "glasses" | "beard" | "moustache") =>
    person.face?.includes(it) ?? false;
  const beardFill = person.head === "fila" || person.head === "hijab"
    ? black
    : headFill;
  return html`
    ${shape.behind?.(colours)} ${shoulders(cloth)} ${neck(skin)}
    ${collars[person.collar](trim, skin)} ${face(skin)}
    ${has("beard") && beard(beardFill)} ${has("moustache") &&
      moustache(beardFill)}
    ${mouth(has("beard") ? skin : "rgb(0 0 0 / .5)", has("beard"))}
    ${person.earrings && earrings(person.earrings)} ${shape.before(colours)}
    ${has("glasses") && glasses}
  `;
}

function neck(skin: string): Part {
  return html`
    <path fill="${skin}" d="M126 180h48v42q-24 34-48 0z" />
    <path fill="#000" opacity=".2"
      d="M126 190c14 16 34 16 48 0v18c-14 10-34 10-48 0z" />
  `;
}

function face(skin: string): Part {
  return html`
    <path fill="${skin}"
      d="M99 112c0-44 20-66 51-66s51 22 51 66c0 52-20 88-51 88s-51-36-51-88z" />
    <path fill="#000" opacity=".16"
      d="M158 46c26 4 43 26 43 66 0 52-20 88-51 88 10-30 18-98 8-154z" />
    <path fill="${black}"
      d="M119 111h23q3 0 3 3t-3 3h-23q-3 0-3-3t3-3zM160 111h23q3 0 3 3t-3 3h-23q-3 0-3-3t3-3z" />
    <path fill="none" stroke="#000" stroke-opacity=".45" stroke-width="4"
      d="m150 120-7 27h12" />
  `;
}

function mouth(stroke: string, small: boolean): Part {
  const line = small ? "M137 171q13 8 26 0" : "M132 168q18 14 36 0";
  return html`
    <path fill="none" stroke="${stroke}" stroke-width="5.5" stroke-linecap="round"
      d="${line}" />
  `;
}
