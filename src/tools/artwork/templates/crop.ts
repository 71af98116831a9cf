import { html, type Part, style } from "../markup.ts";

const css = style(`
.crop { position: absolute; inset: 0; overflow: hidden }
.crop > div { position: absolute; transform-origin: 0 0 }
`);

/** The visible part of a larger screen. */
interface CropOptions {
  zoom: number;
  /** Point of the screen at the scene's upper left corner. */
  x: number;
  y: number;
  /** Layout size of the screen. */
  width: number;
  height: number;
}

/** A detail: a screen enlarged and cropped to the picture. */
export function crop(options: CropOptions, ...screen: Part[]): string {
  const { zoom, x, y, width, height } = options;
  return html`
    ${css}<div class="crop">
      <div
        style="width:${width}px;height:${height}px;transform:scale(${zoom}) translate(${-x}px,${-y}px)">${screen}</div>
    </div>
  `;
}
