const storageKey = "scroll-positions";

/** Where the visitor was on each step of the tab's history. */
export interface ScrollPositions {
  /** Notes where the visitor is now. */
  keep(place: Place): void;
  get(place: Place): number | undefined;
}

interface Place {
  key: string;
  pathname: string;
}

/** Positions that outlive the document, as long as the tab is open. */
export function createScrollPositions(): ScrollPositions {
  const positions = read();
  return {
    keep(place) {
      positions[nameOf(place)] = scrollY;
      write(positions);
    },
    get: (place) => positions[nameOf(place)],
  };
}

/** Whether the document was reached by a step in history or a reload. */
export function isReturn(): boolean {
  return performance.getEntriesByType("navigation").some((entry) =>
    ["back_forward", "reload"].includes(
      (entry as PerformanceNavigationTiming).type,
    )
  );
}

/** First pages of a document share one key. */
function nameOf({ key, pathname }: Place): string {
  return key === "default" ? pathname : key;
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

function write(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage a step back starts at the top.
  }
}
