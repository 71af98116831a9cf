import { edgeHeader } from "./edge.ts";

/** What visitors met while they walked through the site. */
export interface Visits {
  requests: number;
  /** What went wrong, by its text. */
  failures: Map<string, number>;
  /** Requests that the edge answered from what it had stored. */
  hits: number;
  milliseconds: number[];
}

export interface Visitors {
  /** Ends the walks, and says what they met. */
  stop(): Promise<Visits>;
}

/** Scripts, styles and their like that a document asks for. */
const assetLink = /(?:href|src)="(\/assets\/[^"/]+)"/g;

/** Loads pages and all their files through the edge, one after the other. */
export function startVisitors(
  origin: string,
  { pages, count = 8 }: { pages: readonly string[]; count?: number },
): Visitors {
  const visits: Visits = {
    requests: 0,
    failures: new Map(),
    hits: 0,
    milliseconds: [],
  };
  let isOver = false;
  async function walk(first: number): Promise<void> {
    for (let step = first; !isOver; step++) {
      const html = await load(
        origin,
        pages[step % pages.length] ?? "/",
        visits,
      );
      // Browsers have kept most of them from the page before.
      const files = [...html.matchAll(assetLink)].map(([, path = ""]) => path);
      for (const path of new Set(files)) await load(origin, path, visits);
    }
  }
  const walks = Array.from({ length: count }, (_, index) => walk(3 * index));
  return {
    async stop() {
      isOver = true;
      await Promise.all(walks);
      return visits;
    },
  };
}

/** Loads one address to its last byte; returns its text. */
async function load(
  origin: string,
  path: string,
  visits: Visits,
): Promise<string> {
  const started = performance.now();
  visits.requests++;
  try {
    const response = await fetch(origin + path, { redirect: "manual" });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    if (response.headers.get(edgeHeader) === "HIT") visits.hits++;
    const isWhole = !response.headers.get("content-type")?.includes("html") ||
      text.endsWith("</html>");
    if (!isWhole) throw new Error("cut off");
    visits.milliseconds.push(performance.now() - started);
    return text;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const failure = `${path}: ${reason}`;
    visits.failures.set(failure, (visits.failures.get(failure) ?? 0) + 1);
    return "";
  }
}

/** How many of the visits' requests failed. */
export function failuresOf({ failures }: Visits): number {
  return [...failures.values()].reduce((sum, count) => sum + count, 0);
}

/** The time within which this share of the requests was answered, in ms. */
export function percentile({ milliseconds }: Visits, share: number): number {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
}
