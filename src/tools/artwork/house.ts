import { colours } from "../../../data/site.ts";
import { family } from "./faces.ts";
import type { Kind } from "./kinds.ts";
import { html, type Part, style } from "./markup.ts";
import type { Scene } from "./scene.ts";

/** The agency's own colours: those of the site in its light theme. */
export const house = {
  paper: colours.paper.light,
  band: colours.paper2.light,
  ink: colours.ink.light,
  danfo: colours.danfo.light,
  lagoon: colours.lagoon.light,
  ripple: colours.ripple.light,
  laterite: colours.laterite.light,
  haze: colours.haze.light,
  night: colours.night.light,
  steel: "#22302b",
} as const;

/** Properties of a picture in the agency's own style. */
interface HouseScene {
  kind: Kind;
  name: string;
  alt: string;
  ground: string;
  css?: string;
}

const type = style(`
body { color: ${house.ink}; font-family: ${
  family("instrument-sans")
}, sans-serif }
.head { font-family: ${family("bricolage-grotesque")}, sans-serif;
  font-weight: 700; font-variation-settings: "opsz" 96; letter-spacing: -.042em;
  line-height: .9 }
svg text.head { letter-spacing: -.036em }
`);

/** Builds a scene in the agency's own style, not in a client's. */
export function houseScene(
  { kind, name, alt, ground, css = "" }: HouseScene,
  ...body: Part[]
): Scene {
  return {
    kind,
    name,
    alt,
    ground,
    faces: ["bricolage-grotesque", "instrument-sans"],
    html: html`${body}${type}${css && style(css)}`,
  };
}
