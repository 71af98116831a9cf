import { site } from "../../../../data/site.ts";

/** Width of the view box; the height follows from the name's length. */
const width = 1000;
/** Height of the letters above the line, as a share of their size. */
const ascent = 0.72;

/** The brand name, as wide as the content, on the footer's deck. */
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
