import { house } from "../../house.ts";
import { html, type Part } from "../../markup.ts";

/** Ways to close a garment at the neck. */
export const collars = {
  notch: (fold, skin) =>
    html`
      <path fill="${skin}" d="M130 214h40l-20 40z" />
      <path fill="none" stroke="${fold}" stroke-width="9"
        d="m130 217 20 38 20-38" />
    `,
  round: (fold) =>
    html`
      <path fill="none" stroke="${fold}" stroke-width="8"
        d="M117 214c8 44 58 44 66 0" />
    `,
  lapels: (fold) =>
    html`
      <path fill="${house.paper}" d="M122 212h56l-28 88z" />
      <path fill="${fold}"
        d="m122 211-26 10 22 18-12 8 44 53v-10zM178 211l26 10-22 18 12 8-44 53v-10z" />
    `,
  stand: (fold) =>
    html`
      <path fill="${fold}" d="M118 196q32 26 64 0v32q-32 26-64 0z" />
      <path stroke="${fold}" stroke-width="7" d="M150 228v72" />
    `,
} satisfies Record<string, (fold: string, skin: string) => Part>;

/** Name of a collar. */
export type CollarName = keyof typeof collars;

/** Shoulders in one piece of cloth. */
export function shoulders(cloth: string): Part {
  return html`<path fill="${cloth}" d="M30 300c4-60 46-90 120-90s116 30 120 90z" />`;
}

/** White rings round both eyes. */
export const glasses = html`
  <g fill="none" stroke="${house.paper}" stroke-width="6">
    <circle cx="129" cy="117" r="20" />
    <circle cx="171" cy="117" r="20" />
  </g>
`;

/** A full beard from ear to ear. */
export function beard(fill: string): Part {
  return html`
    <path fill="${fill}"
      d="M101 144c4 12 14 18 24 16 8-5 42-5 50 0 10 2 20-4 24-16 2 40-14 60-49 60s-51-20-49-60z" />
  `;
}

/** Hair on the upper lip alone. */
export function moustache(fill: string): Part {
  return html`
    <path fill="${fill}"
      d="M126 161c4-11 16-13 24-9 8-4 20-2 24 9-14-3-34-3-48 0z" />
  `;
}

/** A disc under each ear. */
export function earrings(fill: string): Part {
  return html`
    <circle cx="98" cy="150" r="8" fill="${fill}" />
    <circle cx="202" cy="150" r="8" fill="${fill}" />
  `;
}
