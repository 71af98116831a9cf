import { Piers } from "./bridge.tsx";
import { DanfoBus } from "./danfo-bus.tsx";

interface GapBridgeProps {
  spans: number;
  /** Index of the first span with a gap; all later spans have one too. */
  from: number;
}

/**
 * A bridge whose missing pieces slide in while the visitor scrolls past,
 * followed by a bus. Complete if scroll animations are unsupported or disabled.
 */
export function GapBridge({ spans, from }: GapBridgeProps) {
  const gaps = Array.from({ length: spans - from }, (_, index) => from + index);
  return (
    <>
      <svg className="bridge gap-bridge" aria-hidden="true" focusable="false">
        <Piers spans={spans} />
        <rect width="100%" height="9" />
        <rect className="thin" y="12.5" width="100%" height="3" />
        {gaps.map((gap) => <Gap key={gap} at={gap / spans} of={spans} />)}
      </svg>
      <DanfoBus className="gap-bus" />
    </>
  );
}

/** The middle of a span: a dotted line, two posts, and the piece between. */
function Gap({ at, of }: { at: number; of: number }) {
  return (
    <svg
      x={`${Math.round(1e4 * (at + 0.28 / of)) / 100}%`}
      width={`${44 / of}%`}
      overflow="visible"
    >
      <path className="gap-posts" d="M0-6V22" />
      <rect className="gap-hole" width="100%" height="16" />
      <line x1="6" x2="100%" y1="7" y2="7" />
      <rect className="gap-piece" width="100%" height="15" />
      <svg x="100%" overflow="visible">
        <path className="gap-posts" d="M0-6V22" />
      </svg>
    </svg>
  );
}
