import { type FaceName, family } from "./faces.ts";
import type { Kind } from "./kinds.ts";
import { html, style } from "./markup.ts";
import type { Scene } from "./scene.ts";

/** How a client sets its type. */
export interface TypeStyle {
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

/** Colours by the part they play in the client's interface. */
export interface Roles {
  /** Page and the text on it. */
  paper: string;
  ink: string;
  /** Secondary text. */
  soft: string;
  /** Hairlines. */
  line: string;
  /** The colour of things to press, and the text on it. */
  accent: string;
  onAccent: string;
  /** Browser bar and phone body, and the text on them. */
  frame: string;
  onFrame: string;
}

/** One client: how everything made for it looks. */
export interface Client {
  name: string;
  /** Address of its site, under an example domain. */
  address: string;
  roles: Roles;
  display: TypeStyle;
  text: TypeStyle;
  /** Further typefaces that its scenes name themselves. */
  faces?: readonly FaceName[];
  /** Corner radius of its fields and buttons in pixels. */
  radius: number;
  /** Rules of its own that all its scenes share. */
  css?: string;
}

/** What a scene adds to its client. */
export interface SceneOptions {
  alt: string;
  ground: string;
  css?: string;
}

/** Makes the function that builds the scenes of `client`. */
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
