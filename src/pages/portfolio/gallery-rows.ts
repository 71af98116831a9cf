import type { ProjectDetails } from "../../agency/projects/project-views.ts";

/** How wide a picture is: the row, or seven or five of its twelve columns. */
export type Look = "full" | "seven" | "five";

/** A picture's place in the gallery. */
interface GalleryPlace {
  /** From 1. */
  position: number;
  look: Look;
  /** Whether the client's words stand above it. */
  hasQuote?: boolean;
}

/** The client's words stand beside this picture. */
const quoted = 5;

/**
 * The places of a project's pictures after the first. Those that do not span
 * the row come in pairs; every second pair has its large picture on the right.
 */
export function galleryRows(
  { showcase, fullSpanIndices }: Pick<
    ProjectDetails,
    "showcase" | "fullSpanIndices"
  >,
): GalleryPlace[] {
  const positions = showcase.map((_, index) => index + 1);
  const shared = positions.filter((it) => !fullSpanIndices.includes(it));
  // Without a pair at that place, the last one.
  const quotePair = Math.floor(
    (shared.includes(quoted) ? shared.indexOf(quoted) : shared.length - 1) / 2,
  );
  return positions.slice(1).map((position) => {
    const index = shared.indexOf(position);
    if (index < 0) return { position, look: "full" };
    const pair = Math.floor(index / 2);
    const hasQuote = pair === quotePair;
    const isWide = hasQuote && shared.includes(quoted)
      ? position === quoted
      : index % 2 === pair % 2;
    return isWide ? { position, look: "seven" } : {
      position,
      look: "five",
      hasQuote,
    };
  });
}
