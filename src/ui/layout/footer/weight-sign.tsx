import { useEffect, useRef, useState } from "react";

/** What a visit has loaded so far, as the browser counts it. */
interface VisitWeight {
  bytes: number;
  /** The browser does not tell the size of some file of another website. */
  isLeast: boolean;
}

/** The visit ends with its tab. */
const storageKey = "weight";

/**
 * A weight limit, as signs before a bridge have: what the visit has loaded each
 * time that the footer comes into view. Its place is there from the start.
 */
export function WeightSign() {
  const sign = useRef<HTMLParagraphElement>(null);
  const [weight, setWeight] = useState<VisitWeight>();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((it) => it.isIntersecting)) setWeight(visitWeight());
    });
    if (sign.current) observer.observe(sign.current);
    addEventListener("pagehide", storeWeight);
    return () => {
      observer.disconnect();
      removeEventListener("pagehide", storeWeight);
    };
  }, []);
  if (!weight) return <p ref={sign} className="weight-sign" />;
  const amount = roundedUp(weight.bytes);
  const least = weight.isLeast ? "at least " : "";
  return (
    <p
      ref={sign}
      className="weight-sign"
      role="img"
      aria-label={`This visit has loaded ${least}${amount}.`}
    >
      {least && <small>{least}</small>}
      <strong>{amount}</strong>
    </p>
  );
}

/** What this document had loaded when its weight was stored. */
let storedOfDocument = 0;

/** What the visit has loaded, by Navigation Timing and Resource Timing. */
function visitWeight(): VisitWeight {
  const { bytes, isLeast } = storedWeight();
  const own = documentWeight();
  return {
    bytes: bytes + own.bytes - storedOfDocument,
    isLeast: isLeast || own.isLeast,
  };
}

/** Adds the document that is left; it may come back by Back. */
function storeWeight(): void {
  try {
    sessionStorage[storageKey] = JSON.stringify(visitWeight());
    storedOfDocument = documentWeight().bytes;
  } catch {
    // Without storage the sum is that of each document.
  }
}

function storedWeight(): VisitWeight {
  try {
    return JSON.parse(sessionStorage[storageKey]);
  } catch {
    return { bytes: 0, isLeast: false };
  }
}

function documentWeight(): VisitWeight {
  const entries = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ] as PerformanceResourceTiming[];
  return {
    bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0),
    isLeast: entries.some(isOpaque),
  };
}

/** Whether a file of another website has no `Timing-Allow-Origin`. */
function isOpaque(entry: PerformanceResourceTiming): boolean {
  return !entry.name.startsWith(`${location.origin}/`) &&
    entry.transferSize + entry.encodedBodySize === 0;
}

/** A weight in kilobytes or megabytes, rounded up. */
export function roundedUp(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000
    ? `${kilobytes} kB`
    : `${Math.ceil(bytes / 1e5) / 10} MB`;
}
