import { html, type Part } from "../../markup.ts";
import { colours } from "./brand.ts";

/** A battery with `full` of its ten cells charged: SVG, 120 by 268. */
export function battery(full: number): Part {
  const cells = Array.from({ length: 10 }, (_, nth) => {
    const fill = nth >= 10 - full ? colours.sun : colours.dusk;
    return html`<path d="M11 ${
      24 + nth * 23.8
    }h98v18.5h-98z" fill="${fill}" />`;
  });
  return html`
    <path d="M38 0h44v14H38z" fill="#fff" />
    <path d="M2 14h116v252H2z" fill="none" stroke="#fff" stroke-width="4" />
    ${cells}
  `;
}
