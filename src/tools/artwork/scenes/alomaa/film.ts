import { html, type Part } from "../../markup.ts";
import { colours } from "./brand.ts";
import { footage, type Shot } from "./footage.ts";

/** A frame of film in a window of `width` by `height`. */
export function film(
  shot: Shot,
  width: number,
  height: number,
  ...over: Part[]
): string {
  return html`
    <div
      style="position:relative;overflow:hidden;width:${width}px;height:${height}px"><svg width="${width}" height="${height}" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" style="overflow:hidden">${footage[
        shot
      ]}</svg>${over}</div>
  `;
}

/** A spoken line, as burnt into the picture. */
export function caption(words: string, size: number, bottom: number): string {
  return html`
    <p
      style="position:absolute;left:0;right:0;bottom:${bottom}px;text-align:center;font-size:${size}px;font-weight:700;font-stretch:120%;line-height:1.15;color:#fff;letter-spacing:0;-webkit-text-stroke:5px ${colours
        .night};paint-order:stroke">${words}</p>
  `;
}

/** Corners of a viewfinder inside a window. */
export function finder(width: number, height: number, inset: number): string {
  const [w, h, i, l] = [width, height, inset, inset * 1.1];
  return html`
    <svg width="${w}" height="${h}" style="position:absolute;inset:0">
      <path fill="none" stroke="#fff" stroke-width="2.5"
        d="M${i} ${i + l}V${i}h${l}M${w - i - l} ${i}h${l}v${l}M${w - i} ${h -
          i - l}v${l}h${-l}M${i + l} ${h - i}h${-l}v${-l}" />
    </svg>
  `;
}
