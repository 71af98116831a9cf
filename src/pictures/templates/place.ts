import { html, type Part, style } from "../markup.ts";

/** Where a thing stands in its scene, in CSS pixels. */
export interface Place {
  x?: number;
  y?: number;
  right?: number;
  bottom?: number;
  width?: number;
  height?: number;
  /** Degrees, clockwise. */
  angle?: number;
  /** Scales the thing with all that is in it. */
  zoom?: number;
  /** Further classes. */
  kind?: string;
}

/** Puts something at a place of the scene, or of whatever holds it. */
export function at(place: Place, ...body: Part[]): string {
  const { x, y, right, bottom, width, height, angle, zoom = 1 } = place;
  // CSS `zoom` scales the offsets too; they are meant in the scene's pixels.
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

/** A drawing that fills the scene, in its own coordinates. */
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
