interface BridgeProps {
  /** Number of spans; there is one pier more. */
  spans: number;
  /** Full bleed: the deck extends past the content to the window's edges. */
  wide?: boolean;
  className?: string;
}

/** A deck on piers, as wide as its container; CSS sets its height. */
export function Bridge({ spans, wide, className }: BridgeProps) {
  return (
    <svg
      className={classNames("bridge", wide && "bridge-wide", className)}
      {...decorative}
    >
      <Piers spans={spans} />
      <rect width="100%" height="9" />
      <rect className="thin" y="12.5" width="100%" height="3" />
    </svg>
  );
}

interface BrokenDeckProps {
  /** Number of spans: a single one, or a whole bridge. */
  spans?: number;
  className?: string;
}

/** A deck whose middle is missing, for problems, errors and the 404 page. */
export function BrokenDeck({ spans = 1, className }: BrokenDeckProps) {
  const [from, to] = spans === 1 ? [30, 70] : [40, 60];
  return (
    <svg
      className={classNames(
        "bridge bridge-cut",
        spans === 1 && "deck-span",
        className,
      )}
      {...decorative}
    >
      <Piers spans={spans} gap={[from, to]} />
      <rect width={`${from}%`} height="9" />
      <rect className="thin" y="12.5" width={`${from}%`} height="3" />
      <rect x={`${to}%`} width={`${100 - to}%`} height="9" />
      <rect
        className="thin"
        x={`${to}%`}
        y="12.5"
        width={`${100 - to}%`}
        height="3"
      />
      <line x1={`${from + 1}%`} x2={`${to}%`} y1="7" y2="7" />
    </svg>
  );
}

/** One span whose missing middle is filled in with the bus's yellow. */
export function FilledDeck({ className }: { className?: string }) {
  return (
    <svg
      className={classNames("bridge bridge-cut deck-span", className)}
      {...decorative}
    >
      <Piers spans={1} />
      <rect width="100%" height="9" />
      <rect className="thin" y="12.5" width="100%" height="3" />
      <rect className="deck-filling" x="30%" width="40%" height="16" />
    </svg>
  );
}

interface PiersProps {
  spans: number;
  /** Start and end of the gap without piers, in per cent of the width. */
  gap?: readonly [number, number];
}

function Piers({ spans, gap = [101, 101] }: PiersProps) {
  const [from, to] = gap;
  return Array.from({ length: spans + 1 }, (_, index) => {
    const place = index / spans * 100;
    if (place > from && place < to) return null;
    return (
      <use
        key={index}
        href="#pier"
        x={`${Math.round(place * 100) / 100}%`}
        // Long bridges on phones show every second pier.
        className={spans > 2 && index % 2 ? "pier-between" : undefined}
      />
    );
  });
}

const decorative = { "aria-hidden": true, focusable: false } as const;

function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
