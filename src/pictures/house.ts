import { family } from "./faces.ts";
import type { Kind } from "./kinds.ts";
import { html, type Part, style } from "./markup.ts";
import type { Scene } from "./scene.ts";

/** The agency's own colours, the light theme of `src/styles/tokens.css`. */
export const house = {
  paper: "#f3f5ee",
  band: "#e4e8dd",
  ink: "#0e1a16",
  danfo: "#fdb913",
  lagoon: "#0b4f4a",
  ripple: "#13665e",
  laterite: "#a63a1b",
  haze: "#c7d8d2",
  night: "#0a1310",
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
