/** How often a page was asked for. */
interface Reads {
  path: string;
  count: number;
}

/** How visits of one kind of page felt: values that three of four stay below. */
interface Felt {
  route: string;
  visits: number;
  /** Milliseconds until the largest part was painted. */
  lcp: number | undefined;
  /** Milliseconds until a press showed something. */
  inp: number | undefined;
  /** Layout shift, without a unit. */
  cls: number | undefined;
}

/** Page views and speed, counted from the server's log without visitor ids. */
export interface LogReport {
  from: string | undefined;
  to: string | undefined;
  /** Most first. */
  reads: Reads[];
  felt: Felt[];
}

interface Line {
  time?: string;
  message?: string;
  method?: string;
  route?: string;
  path?: string;
  status?: number;
  lcp?: number;
  inp?: number;
  cls?: number;
}

/**
 * Counts a log's lines.
 * @param lines JSON, one event a line; other lines are left out.
 * @param patterns The routes that are pages.
 */
export function reportOf(
  lines: readonly string[],
  patterns: ReadonlySet<string>,
): LogReport {
  const events = lines.flatMap((line) => parseLine(line) ?? [])
    .filter(({ route = "" }) => patterns.has(route));
  const times = events.flatMap(({ time }) => time ?? []).sort();
  const requests = events.filter(({ message, method, status }) =>
    message === "Request" && method === "GET" &&
    (status === 200 || status === 304)
  );
  const visits = events.filter(({ message }) => message === "Web vitals");
  return {
    from: times[0],
    to: times.at(-1),
    reads: [...Map.groupBy(requests, ({ path = "" }) => path)]
      .map(([path, { length: count }]) => ({ path, count }))
      .sort((a, b) => b.count - a.count || a.path.localeCompare(b.path)),
    felt: [...Map.groupBy(visits, ({ route = "" }) => route)]
      .map(([route, of]) => ({
        route,
        visits: of.length,
        lcp: upperQuartile(of.map(({ lcp }) => lcp)),
        inp: upperQuartile(of.map(({ inp }) => inp)),
        cls: upperQuartile(of.map(({ cls }) => cls)),
      }))
      .sort((a, b) => b.visits - a.visits),
  };
}

function parseLine(line: string): Line | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function upperQuartile(
  values: readonly (number | undefined)[],
): number | undefined {
  const known = values.flatMap((value) => value ?? []).sort((a, b) => a - b);
  return known[Math.ceil(known.length * 0.75) - 1];
}
