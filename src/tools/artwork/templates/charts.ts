import { html, type Part } from "../markup.ts";

/** Size, colour and scale of a chart. */
interface ChartOptions {
  width: number;
  height: number;
  colour: string;
  /** Lowest and highest value of the scale. */
  low?: number;
  high: number;
}

/**
 * A bar chart: SVG for a `drawing`.
 * @param colourOf Colour of a single bar; the chart's by default.
 */
export function bars(
  { width, height, colour, low = 0, high }: ChartOptions,
  values: readonly number[],
  colourOf: (index: number) => string = () => colour,
): Part {
  const step = width / values.length;
  return values.map((value, index) => {
    const tall = Math.max(((value - low) / (high - low)) * height, 0);
    return html`
      <rect x="${(index + 0.12) * step}" y="${height - tall}" width="${step *
        0.76}" height="${tall}"
        fill="${colourOf(index)}" />
    `;
  });
}

/** A line chart of `values`, from edge to edge: SVG for a `drawing`. */
export function line(
  { width, height, colour, low = 0, high }: ChartOptions,
  values: readonly number[],
  thick = 3,
): Part {
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * width;
    const y = height - ((value - low) / (high - low)) * height;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return html`
    <polyline points="${points.join(" ")}" fill="none" stroke="${colour}"
      stroke-width="${thick}" stroke-linejoin="round" stroke-linecap="round" />
  `;
}
