import type { RouteProbe } from "./deploy-file.ts";
import { table } from "./table.ts";

/** How a route answered. */
export interface RouteResult {
  path: string;
  /** 0 when there was no answer. */
  status: number;
  milliseconds: number;
  /** What is wrong with it; absent: nothing. */
  problem?: string;
}

export interface ProbeOptions {
  origin: string;
  fetch(url: string, init: RequestInit): Promise<Response>;
  timeoutMs?: number;
}

/** Asks every route in turn and compares what it shows. */
export async function probeRoutes(
  probes: readonly RouteProbe[],
  options: ProbeOptions,
): Promise<RouteResult[]> {
  const results: RouteResult[] = [];
  for (const probe of probes) results.push(await probeRoute(probe, options));
  return results;
}

/** The results, one row a route. */
export function resultTable(results: readonly RouteResult[]): string {
  return table(
    ["route", "status", "ms", "result"],
    results.map(({ path, status, milliseconds, problem }) => [
      path,
      status === 0 ? "-" : String(status),
      String(milliseconds),
      problem ?? "good",
    ]),
  );
}

async function probeRoute(
  probe: RouteProbe,
  { origin, fetch, timeoutMs = 15_000 }: ProbeOptions,
): Promise<RouteResult> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(origin + probe.path, {
      redirect: "manual",
      headers: { Accept: "*/*" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return {
      path: probe.path,
      status: response.status,
      milliseconds: took(),
      ...problemOf(probe, response.status, text),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return {
      path: probe.path,
      status: 0,
      milliseconds: took(),
      problem: `no answer: ${reason}`,
    };
  }
}

function problemOf(probe: RouteProbe, status: number, body: string) {
  if (status !== probe.status) {
    return { problem: `expected status ${probe.status}` };
  }
  const text = plain(body);
  const missing = probe.shows.find((wanted) => !text.includes(plain(wanted)));
  return missing === undefined ? {} : { problem: `does not show "${missing}"` };
}

/** Text as readers see it: no markup, single spaces, no character names. */
function plain(html: string): string {
  return html.replace(/<!--.*?-->/gs, "").replace(/<\/?[a-z!][^>]*>/gi, " ")
    .replaceAll("&#x27;", "'").replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&").replace(/\s+/g, " ").toLowerCase();
}
