import { html, type Part, style } from "../markup.ts";

const css = style(`
.crop { position: absolute; inset: 0; overflow: hidden }
.crop > div { position: absolute; transform-origin: 0 0 }
`);

/** Which part of a larger screen is shown, and how close. */
export interface CropOptions {
  zoom: number;
  /** Point of the screen that comes to the scene's upper left corner. */
  x: number;
  y: number;
  /** Size that the screen is laid out at. */
  width: number;
  height: number;
}

/** A detail: a screen looked at from near, running out of the picture. */
export function crop(options: CropOptions, ...screen: Part[]): string {
  const { zoom, x, y, width, height } = options;
  return html`
    ${css}<div class="crop">
      <div
        style="width:${width}px;height:${height}px;transform:scale(${zoom}) translate(${-x}px,${-y}px)">${screen}</div>
    </div>
  `;
}
