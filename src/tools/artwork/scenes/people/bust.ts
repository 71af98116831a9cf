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
import { brow, eye, lips } from "./features.ts";
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
 * A person cut from paper, 300 by 300: half of the face in shadow. SVG.
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
    ${mouth(has("beard"))}
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
    ${eye(130, 115, 27, { lid: 3.5 })} ${eye(172, 115, 25, { lid: 3.5 })}
    ${brow("M116 99q14-9 29-1M158 98q14-8 27 2", black, 5.5)}
    <path fill="none" stroke="#000" stroke-opacity=".45" stroke-width="4"
      d="m150 120-7 27h12" />
  `;
}

/** Two tones; a beard leaves less of them. */
function mouth(small: boolean): Part {
  return lips(151, 166, small ? 38 : 44, { lips: ["#4d1a15", "#94453a"] });
}
