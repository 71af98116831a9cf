import { html, type Part, style } from "../markup.ts";

/** Position and size of an element in its scene, in CSS pixels. */
interface Place {
  x?: number;
  y?: number;
  right?: number;
  bottom?: number;
  width?: number;
  height?: number;
  /** Rotation in degrees, clockwise. */
  angle?: number;
  /** Scales the element with its content. */
  zoom?: number;
  /** Further classes. */
  kind?: string;
}

/** Positions markup in the scene, or in the element around it. */
export function at(place: Place, ...body: Part[]): string {
  const { x, y, right, bottom, width, height, angle, zoom = 1 } = place;
  // CSS `zoom` scales offsets too, but they are given in the scene's pixels.
  const offset = (name: string, value?: number) =>
    value === undefined ? "" : `${name}:${value / zoom}px;`;
  const rules = [
    offset("left", x),
    offset("top", y),
    offset("right", right),
    offset("bottom", bottom),
    width !== undefined && `width:${width}px;`,
    height !== undefined && `height:${height}px;`,
    angle !== undefined && `transform:rotate(${angle}deg);`,
    zoom !== 1 && `zoom:${zoom};`,
  ];
  return html`${css}<div class="at ${place.kind}" style="${rules}">${body}</div>`;
}

const css = style(`.at { position: absolute }`);

/** An SVG drawing with a view box of its size. */
export function drawing(
  width: number,
  height: number,
  ...body: Part[]
): string {
  return html`
    <svg width="${width}" height="${height}"
      viewBox="0 0 ${width} ${height}">${body}</svg>
  `;
}
