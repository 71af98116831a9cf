/** What a visit has loaded so far, as the browser counts it. */
export interface VisitWeight {
  bytes: number;
  /** The browser does not tell the size of some file of another website. */
  isLeast: boolean;
}

/** The visit ends with its tab. */
const storageKey = "weight";

/**
 * Calls back with the weight of the visit, now and whenever the page has loaded
 * more, by Resource Timing and Navigation Timing.
 */
export function weighVisit(onChange: (weight: VisitWeight) => void): void {
  let weight = stored();
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    weight = stored() ?? weight ?? { bytes: 0, isLeast: false };
    for (const entry of entries) {
      weight.bytes += entry.transferSize;
      weight.isLeast ||= isUntold(entry);
    }
    try {
      sessionStorage[storageKey] = JSON.stringify(weight);
    } catch {
      // Without storage the sum is that of this document.
    }
    onChange(weight);
  });
  // Two calls: with a list of types there are no earlier entries.
  observer.observe({ type: "navigation", buffered: true });
  observer.observe({ type: "resource", buffered: true });
}

/** What earlier documents of the visit have loaded. */
function stored(): VisitWeight | undefined {
  try {
    return JSON.parse(sessionStorage[storageKey]);
  } catch {
    return undefined;
  }
}

/** Whether a file of another website has no `Timing-Allow-Origin`. */
function isUntold(entry: PerformanceResourceTiming): boolean {
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
