interface RuleProps {
  /** How far along the bridge the section stands. */
  km: number;
  /** A name before the figure: "Idea" at the start. */
  place?: string;
}

/** The section marker: a deck with ticks and the distance at its end. */
export function Rule({ km, place }: RuleProps) {
  return (
    <p className="rule meta" aria-hidden="true">
      {place && `${place} · `}km {km.toFixed(1)}
    </p>
  );
}
