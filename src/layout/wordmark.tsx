import { site } from "../../data/site.ts";

/** The width of the drawing; everything else in it follows from the name. */
const width = 1000;
/** Height of the letters above the line, as a share of their size. */
const ascent = 0.72;

/** The name as wide as the content, standing on the footer's deck. */
export function Wordmark() {
  const size = width * site.wordmarkScale;
  const height = Math.round(size * ascent);
  return (
    <svg
      className="wordmark"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <text y={height} fontSize={size}>{site.name}</text>
    </svg>
  );
}
