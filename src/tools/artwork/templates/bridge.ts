import { logoPath } from "../../../ui/art/logo-path.ts";
import { house } from "../house.ts";
import { html, type Part } from "../markup.ts";

/** A stretch of the bridge, in SVG. */
interface DeckOptions {
  /** Left end and top of the deck. */
  x?: number;
  y: number;
  width: number;
  /** Distances of the piers from the left end. */
  piers?: readonly number[];
  /** Height of the piers. */
  depth?: number;
  /** 1 is the size on the site's desktop pages. */
  scale?: number;
  fill?: string;
}

/** The deck, a thick line over a thin one, on its piers. */
export function deck(
  { x = 0, y, width, piers = [], depth = 300, scale = 1, fill = house.ink }:
    DeckOptions,
): Part {
  const pile = Math.max(0, depth / scale - 29);
  return html`
    <g fill="${fill}"
      transform="translate(${x} ${y}) scale(${scale})">
      <path d="M0 0h${width / scale}v9H0zM0 12.5h${width / scale}v3H0z" />
      ${piers.map((at) =>
        html`
          <path transform="translate(${at / scale})"
            d="M-34 14h68l-9 15h-50zM-20 29h9v${pile}h-9zM11 29h9v${pile}h-9z" />
        `
      )}
    </g>
  `;
}

/** The bus, 128 by 58, as on the site's pages; `y` is the bottom of its wheels. */
export function danfo(x: number, y: number, scale = 1): Part {
  return html`
    <g transform="translate(${x} ${y - 58 * scale}) scale(${scale})">
      <path stroke="${house.ink}" stroke-width="3"
        d="M16 2.5h74M22 3v6M54 3v6M84 3v6" />
      <path fill="${house.danfo}" stroke="${house.ink}" stroke-width="3"
        d="M3.5 48.5V16q0-7.5 7.5-7.5h84q7 0 11 6l13.5 18q5 6 5 12v4z" />
      <path fill="${house.ink}"
        d="M10 14h20v14H10zM34 14h18v14H34zM74 14h16v14H74zM94 14h5q3 0 5 3l9 11H94zM56 13h15v35H56zM3 33h121v2.5H3zM3 38.5h122V41H3z" />
      <path fill="#6b3a22"
        d="M16 28v-4q0-5 4-5t4 5v4zM39 28v-4q0-5 4-5t4 5v4zM78 28v-4q0-5 4-5t4 5v4zM97 28v-4q0-5 4-5t4 5v4zM59.5 20a4.5 4.5 0 0 1 9 0 4.5 4.5 0 0 1-9 0" />
      <path fill="${house.paper}"
        d="M60 26h9l9 10-3 2.5-6-5V48h-3.5l-1-8-1 8H60zM118 36.5h6v6h-6z" />
      <path fill="${house.paper}" stroke="${house.ink}" stroke-width="6"
        d="M21 49a6 6 0 0 1 12 0 6 6 0 0 1-12 0zM93 49a6 6 0 0 1 12 0 6 6 0 0 1-12 0z" />
    </g>
  `;
}

/** The agency's mark as part of a drawing. */
export function mark(
  { x, y, width, fill = house.ink }: {
    x: number;
    y: number;
    width: number;
    fill?: string;
  },
): Part {
  return html`
    <path d="${logoPath}" fill="${fill}"
      transform="translate(${x} ${y}) scale(${width / 42})" />
  `;
}

/** A lamp post with a curved arm; `y` is its foot, its head points right. */
export function lamp(
  x: number,
  y: number,
  height: number,
  { fill = house.ink, head = fill }: { fill?: string; head?: string } = {},
): Part {
  return html`
    <path fill="none" stroke="${fill}" stroke-width="4"
      d="M${x} ${y}v${-height + 16}q0-16 16-16h14" />
    <path fill="${head}" d="M${x + 28} ${y - height - 5}h22v10h-22z" />
  `;
}

/** The lagoon: a rectangle with rows of ripples. */
export function water(
  { y, width, height, fill = house.lagoon, ripple = house.ripple }: {
    y: number;
    width: number;
    height: number;
    fill?: string;
    ripple?: string;
  },
): Part {
  const rows = Array.from({ length: Math.floor(height / 64) }, (_, row) => row);
  const columns = Array.from({ length: Math.ceil(width / 240) }, (_, it) => it);
  return html`
    <path fill="${fill}" d="M0 ${y}h${width}v${height}H0z" />
    <g stroke="${ripple}" stroke-width="3">
      ${rows.map((row) =>
        columns.map((column) =>
          html`
            <path transform="translate(${column * 240} ${y + 18 + row * 64})"
              d="M0 8h58M158 8h34M118 30h42M22 48h28M182 50h58" />
          `
        )
      )}
    </g>
  `;
}
