import { optimize } from "svgo";

/**
 * An SVG with the shortest path data that looks the same: two decimals of a
 * mark of some 30 pixels.
 */
export function withShortPaths(svg: string): string {
  return optimize(svg, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 2 } }],
  }).data;
}
