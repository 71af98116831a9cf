import { html, type Part } from "../../markup.ts";

/** Head and shoulders; the head's middle is at `x`, `y`. */
export function bust(
  x: number,
  y: number,
  size: number,
  { skin, shade, hair, shirt }: {
    skin: string;
    shade: string;
    hair: Part;
    shirt: string;
  },
): Part {
  return html`
    <g transform="translate(${x} ${y}) scale(${size})">
      <path fill="${shirt}" d="M-26 56c0-22 10-31 26-31s26 9 26 31z" />
      <path fill="${shade}" d="M-6 10H6v18c-3 4-9 4-12 0z" />
      <circle r="14" fill="${skin}" />
      <path fill="${shade}" d="M0-14a14 14 0 0 1 0 28c6-8 6-20 0-28z" />
      ${hair}
    </g>
  `;
}
