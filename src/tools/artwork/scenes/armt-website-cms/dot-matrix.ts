import { html, type Part } from "../../markup.ts";

/** Letters of five by seven dots: a row of each letter is a number of five bits. */
const letters: Readonly<Record<string, readonly number[]>> = {
  " ": [0, 0, 0, 0, 0, 0, 0],
  ":": [0, 4, 4, 0, 4, 4, 0],
  "2": [14, 17, 1, 6, 8, 16, 31],
  "6": [6, 8, 16, 30, 17, 17, 14],
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  I: [14, 4, 4, 4, 4, 4, 14],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  W: [17, 17, 17, 21, 21, 27, 17],
};

/**
 * A board of `columns` letters a line whose dots are `step` apart; unlit ones
 * show. SVG at 0, 0.
 */
export function dotMatrix(
  lines: readonly string[],
  columns: number,
  step: number,
): Part {
  const lit: string[] = [];
  const unlit: string[] = [];
  lines.forEach((line, row) => {
    for (let column = 0; column < columns; column++) {
      const rows = letters[line[column] ?? " "] ?? letters[" "] ?? [];
      rows.forEach((bits, y) => {
        for (let x = 0; x < 6; x++) {
          const place = `M${((column * 6 + x) * step).toFixed(1)} ${
            ((row * 9 + y) * step).toFixed(1)
          }h0`;
          (x < 5 && bits >> (4 - x) & 1 ? lit : unlit).push(place);
        }
      });
    }
  });
  return html`
    <g fill="none" stroke-linecap="round" stroke-width="${step * 0.72}">
      <path stroke="#2a2414" d="${unlit.join("")}" />
      <path stroke="#ffb52e" d="${lit.join("")}" />
    </g>
  `;
}
