import { drawnWidth, kinds } from "./kinds.ts";
import type { Scene } from "./scene.ts";

const reset = `
*, *::before, *::after { box-sizing: border-box; margin: 0; padding: 0 }
html { overflow: hidden; -webkit-font-smoothing: antialiased; text-rendering: geometricPrecision }
body { position: relative; overflow: hidden; font-synthesis: none }
ul, ol { list-style: none }
table { border-collapse: collapse }
svg { display: block; overflow: visible }
`;

/**
 * The document that a scene is drawn from: sized to its kind, with every style
 * of its templates once and no script.
 *
 * It is zoomed to the pixels that are drawn. Were it the browser's device pixels
 * that are scaled, it would be painted at the product of two factors, one the
 * inverse of the other, which is not always exactly 1: so some scenes had one of
 * two results, by chance.
 */
export function documentOf(scene: Scene, faceRules: string): string {
  const { width, height } = kinds[scene.kind];
  const styles = new Set<string>();
  const body = scene.html.replace(
    /<style>([\s\S]*?)<\/style>/g,
    (_, rules: string) => {
      styles.add(rules);
      return "";
    },
  );
  const frame = `
    html { zoom: ${drawnWidth(scene.kind) / width} }
    body { width: ${width}px; height: ${height}px; background: ${scene.ground} }
  `;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${
    [faceRules, reset, frame, ...styles].join("\n")
  }</style><body>${body}</body></html>`;
}
