import { kinds } from "./kinds.ts";
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
 * The HTML document that a scene is drawn from: sized to its kind, with every
 * style of its templates once and without scripts.
 * @param drawn Width of the drawing in pixels.
 *
 * CSS `zoom` scales it to the drawn pixels. A device scale factor would paint
 * it at the product of two inverse factors, which is not always exactly 1: the
 * pixels of some scenes would not be reproducible.
 */
export function documentOf(
  scene: Scene,
  faceRules: string,
  drawn: number = kinds[scene.kind].drawn,
): string {
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
    html { zoom: ${drawn / width} }
    body { width: ${width}px; height: ${height}px; background: ${scene.ground} }
  `;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${
    [faceRules, reset, frame, ...styles].join("\n")
  }</style><body>${body}</body></html>`;
}
