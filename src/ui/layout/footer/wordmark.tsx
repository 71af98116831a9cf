import { site } from "../../../../data/site.ts";
import { nameWidth } from "./name-width.ts";

/** Width of the view box; the height follows from the name's length. */
const width = 1000;
/** The size of the letters of a short name, which does not fill the width. */
const largest = 300;
/** Height of the letters above the line, as a share of their size. */
const ascent = 0.72;

/** The brand name, as wide as the content, on the footer's deck. */
export function Wordmark() {
  const size = Math.min(largest, Math.round(width / nameWidth(site.name)));
  const height = Math.round(size * ascent);
  return (
    <svg
      className="wordmark"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <text
        y={height}
        fontSize={size}
        // Fits the rest by the letter spacing, in another typeface too.
        textLength={size < largest ? width : undefined}
      >
        {site.name}
      </text>
    </svg>
  );
}
