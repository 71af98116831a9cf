import { at } from "./place.ts";
import { html, type Part, style } from "../markup.ts";

const css = style(`
.upright { overflow: hidden; background: var(--paper); color: var(--ink) }
`);

/**
 * A wide screen in a "tall" picture for phones: laid out in 400 by 500 px, so
 * that its text has about the same size on a phone.
 */
export function upright(...screen: Part[]): string {
  return html`
    ${css}${at(
      { x: 0, y: 0, width: 400, height: 500, zoom: 1.6, kind: "upright" },
      screen,
    )}
  `;
}
