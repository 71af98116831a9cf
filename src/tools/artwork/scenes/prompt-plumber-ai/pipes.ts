import { html, type Part } from "../../markup.ts";
import { type Point, roundedWay } from "../../templates/route-map.ts";
import { colours } from "./colours.ts";

/** One pipe: its way in corners. */
export interface PipeOptions {
  points: readonly Point[];
  colour: string;
  /** Width of the pipe without its outline. */
  width?: number;
  corner?: number;
}

/** A thick outlined pipe with a shine along it: SVG. */
export function pipe(
  { points, colour, width = 44, corner = 62 }: PipeOptions,
): Part {
  const way = roundedWay(points, corner);
  const shine = -width * 0.2;
  const inner = roundedWay(trimmed(points, -shine * 1.1), corner);
  return html`
    <g fill="none">
      <path d="${way}" stroke="${colours.soot}" stroke-width="${width +
        edge(width) * 2}" />
      <path d="${way}" stroke="${colour}" stroke-width="${width}" />
      <path d="${inner}" stroke="#fff" stroke-opacity=".55"
        stroke-width="${width *
          0.13}" transform="translate(${shine} ${shine})" />
    </g>
  `;
}

/**
 * A collar over a joint: SVG.
 * @param way Which way the pipe runs under it.
 */
export function collar(
  x: number,
  y: number,
  way: "across" | "down",
  width = 44,
  colour: string = colours.valve,
): Part {
  const [thick, long] = [width * 0.5, width * 1.5];
  const [w, h] = way === "across" ? [thick, long] : [long, thick];
  return html`
    <rect x="${x - w / 2}" y="${y - h /
        2}" width="${w}" height="${h}"
      fill="${colour}" stroke="${colours.soot}"
      stroke-width="${edge(width)}" />
  `;
}

/** A drop of what leaks: SVG. */
export function drop(x: number, y: number, size: number): Part {
  return html`
    <path transform="translate(${x} ${y}) scale(${size / 100})"
      d="M0-50c16 30 30 44 30 64a30 30 0 0 1-60 0c0-20 14-34 30-64z"
      fill="${colours.water}" stroke="${colours.soot}" stroke-width="8"
      stroke-linejoin="round" />
  `;
}

/** A pressure gauge whose needle stands at `value`, 0 to 100: SVG. */
export function gauge(
  x: number,
  y: number,
  radius: number,
  value: number,
): Part {
  const turn = (share: number) => -135 + share * 2.7;
  const ticks = Array.from({ length: 11 }, (_, index) =>
    html`
      <rect x="${-radius * 0.025}" y="${-radius * 0.8}" width="${radius *
        0.05}" height="${radius * (index % 5 ? 0.12 : 0.2)}"
        transform="rotate(${turn(index * 10)})" />
    `);
  return html`
    <g transform="translate(${x} ${y})" fill="${colours.soot}">
      <circle r="${radius}" fill="${colours.apron}" stroke="${colours.soot}"
        stroke-width="${radius * 0.1}" />
      ${ticks}
      <path transform="rotate(${turn(value)})" d="M${-radius * 0.11} ${radius *
        0.16}L0 ${-radius * 0.66}L${radius * 0.11} ${radius * 0.16}z"
        fill="${colours.copper}" stroke="${colours
          .soot}" stroke-width="${radius *
          0.03}" stroke-linejoin="round" />
      <circle r="${radius * 0.12}" />
    </g>
  `;
}

/** A valve's wheel seen from the front: SVG. */
export function wheel(x: number, y: number, radius: number): Part {
  const spokes = [0, 60, 120].map((angle) =>
    html`
      <rect x="${-radius}" y="${-radius * 0.1}" width="${radius *
        2}" height="${radius * 0.2}"
        transform="rotate(${angle})" />
    `
  );
  return html`
    <g transform="translate(${x} ${y})" fill="${colours.soot}">
      <circle r="${radius * 0.92}" fill="none" stroke="${colours.soot}"
        stroke-width="${radius * 0.4}" />
      ${spokes}
      <circle r="${radius * 0.92}" fill="none" stroke="${colours.copper}"
        stroke-width="${radius * 0.2}" />
      <circle r="${radius * 0.28}" fill="${colours.brass}" stroke="${colours
        .soot}"
        stroke-width="${radius * 0.1}" />
    </g>
  `;
}

/** The same way without `end` at its start and its end. */
function trimmed(points: readonly Point[], end: number): readonly Point[] {
  return points.map((point, index) => {
    const next = index === 0
      ? points[1]
      : index === points.length - 1 && points[index - 1];
    if (!next) return point;
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    return [
      point[0] + ((next[0] - point[0]) / length) * end,
      point[1] + ((next[1] - point[1]) / length) * end,
    ];
  });
}

/** Width of the outline of a pipe that is `width` wide. */
function edge(width: number): number {
  return Math.max(2.5, width * 0.115);
}
