import { type FaceName, family } from "./faces.ts";
import type { Kind } from "./kinds.ts";
import { html, style } from "./markup.ts";
import type { Scene } from "./scene.ts";

/** A client's typography. */
interface TypeStyle {
  face: FaceName;
  weight: number;
  /** Letter spacing in em. */
  tracking?: number;
  /** Line height as a multiple of the size. */
  leading?: number;
  /** `font-stretch` in percent, for faces that have it. */
  stretch?: number;
  /** `font-variation-settings`, for axes that CSS has no property for. */
  axes?: string;
}

/** Colours by their role in the client's interface. */
interface Roles {
  /** Background and text of the page. */
  paper: string;
  ink: string;
  /** Secondary text. */
  soft: string;
  /** Hairlines. */
  line: string;
  /** Background and text of buttons and other controls. */
  accent: string;
  onAccent: string;
  /** Background and text of the browser's bar and the phone's body. */
  frame: string;
  onFrame: string;
}

/** One client's visual identity. */
export interface Client {
  name: string;
  /** Host name of its site, under an example domain. */
  address: string;
  roles: Roles;
  display: TypeStyle;
  text: TypeStyle;
  /** Further typefaces that its scenes use. */
  faces?: readonly FaceName[];
  /** Corner radius of its fields and buttons in pixels. */
  radius: number;
  /** CSS rules that all its scenes share. */
  css?: string;
}

/** What a scene adds to its client's identity. */
interface SceneOptions {
  alt: string;
  ground: string;
  css?: string;
}

/** Returns the function that builds the scenes of `client`. */
export function scenesOf(client: Client) {
  const faces = [
    ...new Set([client.display.face, client.text.face, ...client.faces ?? []]),
  ];
  return (
    kind: Kind,
    name: string,
    { alt, ground, css = "" }: SceneOptions,
    ...body: string[]
  ): Scene => ({
    name,
    kind,
    alt: `${client.name}: ${alt}`,
    ground,
    faces,
    html: html`${body}${style(clientRules(client))}${style(css)}`,
  });
}

function clientRules({ roles, display, text, radius, css }: Client): string {
  const colours = Object.entries(roles)
    .map(([name, value]) =>
      `--${name.replace(/[A-Z]/g, (it) => "-" + it.toLowerCase())}: ${value};`
    );
  return `
    :root { ${colours.join(" ")} --radius: ${radius}px }
    body { color: var(--ink); ${typeRules(text)} }
    .display { ${typeRules(display)} }
    ${css ?? ""}
  `;
}

function typeRules(type: TypeStyle): string {
  const rules = [
    `font-family: ${family(type.face)}, sans-serif`,
    `font-weight: ${type.weight}`,
    `letter-spacing: ${type.tracking ?? 0}em`,
    `line-height: ${type.leading ?? 1.4}`,
    type.stretch && `font-stretch: ${type.stretch}%`,
    type.axes && `font-variation-settings: ${type.axes}`,
  ];
  return rules.filter(Boolean).join("; ");
}
