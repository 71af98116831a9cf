import { site } from "../../../data/site.ts";

interface SectionDividerProps {
  /** Distance of the section along the bridge, as a share of its length. */
  at: number;
  /** A label before the distance, such as "Idea" at the start. */
  place?: string;
}

/** A section's divider: a deck with ticks, and the distance at the end. */
export function SectionDivider({ at, place }: SectionDividerProps) {
  const km = at * site.kilometres;
  return (
    <p className="section-divider meta" aria-hidden="true">
      {`${place ? `${place} · ` : ""}km ${km.toFixed(1)}`}
    </p>
  );
}
