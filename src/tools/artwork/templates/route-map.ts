import { html, type Part } from "../markup.ts";

/** A stop on a line of a map. */
export interface Stop {
  at: Point;
  label?: string;
  /** Offset of the label from the stop, and its text anchor. */
  offset?: Point;
  anchor?: "start" | "middle" | "end";
}

/** A point: x, then y. */
export type Point = readonly [number, number];

/** One line of a map: its corners and its stops. */
export interface RouteLine {
  colour: string;
  points: readonly Point[];
  stops?: readonly Stop[];
}

/** Measures and colours of a map. */
export interface RouteMapOptions {
  /** Width of the lines, radius of their corners. */
  thick: number;
  corner: number;
  /** Colours of a stop's middle and edge, and of its label. */
  fill: string;
  edge: string;
  ink: string;
  /** Size of the labels; radius of the stops. */
  size: number;
  dot: number;
}

/** A transit map: SVG for a `drawing`. */
export function routeMap(
  options: RouteMapOptions,
  ...lines: RouteLine[]
): string {
  const { thick, size, ink } = options;
  const ways = lines.map(({ colour, points }) =>
    html`
      <path d="${roundedWay(
        points,
        options.corner,
      )}" fill="none" stroke="${colour}"
        stroke-width="${thick}" />
    `
  );
  const stops = lines.flatMap((line) => line.stops ?? []);
  return html`${ways}${stops.map((stop) => mark(stop))}`;

  function mark(
    { at: [x, y], label, offset = [0, 0], anchor = "start" }: Stop,
  ): Part {
    const { fill, edge, dot } = options;
    return html`
      <circle cx="${x}" cy="${y}" r="${dot}" fill="${fill}"
        stroke="${edge}" stroke-width="${dot * 0.5}" />${label && html`
          <text x="${x + offset[0]}" y="${y +
            offset[1]}" text-anchor="${anchor}"
            font-size="${size}" font-weight="600"
            fill="${ink}">${label}</text>
        `}
    `;
  }
}

/** Path data of a line with corners rounded by `radius`. */
export function roundedWay(points: readonly Point[], radius: number): string {
  const steps = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return `M${point[0]} ${point[1]}`;
    if (!after) return `L${point[0]} ${point[1]}`;
    const [inX, inY] = towards(point, before, radius);
    const [outX, outY] = towards(point, after, radius);
    return `L${inX} ${inY}Q${point[0]} ${point[1]} ${outX} ${outY}`;
  });
  return steps.join("");
}

/** The point at `distance` from `from` towards `to`, at most half-way. */
function towards(from: Point, to: Point, distance: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const part = Math.min(distance / Math.hypot(dx, dy), 0.5);
  return [round(from[0] + dx * part), round(from[1] + dy * part)];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
