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

/** A deck whose middle is missing, for errors and the 404 page. */
export function BrokenDeck() {
  const [from, to] = [40, 60];
  return (
    <svg className="bridge bridge-cut" {...decorative}>
      <Piers spans={6} gap={[from, to]} />
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

interface PiersProps {
  spans: number;
  /** Start and end of the gap without piers, in per cent of the width. */
  gap?: readonly [number, number];
}

/** The piers at both ends of each span. */
export function Piers({ spans, gap = [101, 101] }: PiersProps) {
  const [from, to] = gap;
  return Array.from({ length: spans + 1 }, (_, index) => {
    const place = index / spans * 100;
    if (place > from && place < to) return null;
    return (
      <use
        key={index}
        href="#pier"
        x={`${Math.round(place * 100) / 100}%`}
        // Narrow windows show every second pier of long bridges.
        className={isBetween(index, spans) ? "pier-between" : undefined}
      />
    );
  });
}

/** Of an even number of spans, so that both ends keep their piers. */
function isBetween(index: number, spans: number): boolean {
  return spans > 2 && spans % 2 === 0 && index % 2 === 1;
}

const decorative = { "aria-hidden": true, focusable: false } as const;

function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
