import type { RouteCheck } from "./deploy-file.ts";
import { table } from "../lib/text/table.ts";

/** The outcome of one route. */
export interface RouteResult {
  path: string;
  /** 0 when there was no response. */
  status: number;
  milliseconds: number;
  /** What is wrong; absent when the route passed. */
  problem?: string;
}

export interface SmokeTestOptions {
  origin: string;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** The most that one route may take, in milliseconds. */
  timeoutMs?: number;
}

/** Requests every route in turn and checks its status and its texts. */
export async function smokeTest(
  checks: readonly RouteCheck[],
  options: SmokeTestOptions,
): Promise<RouteResult[]> {
  const results: RouteResult[] = [];
  for (const check of checks) results.push(await checkRoute(check, options));
  return results;
}

/** The results as text, one row a route. */
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

async function checkRoute(
  check: RouteCheck,
  options: SmokeTestOptions,
): Promise<RouteResult> {
  const started = performance.now();
  const outcome = await requestRoute(check, options);
  const milliseconds = Math.round(performance.now() - started);
  return { path: check.path, milliseconds, ...outcome };
}

async function requestRoute(
  check: RouteCheck,
  { origin, fetch, timeoutMs = 15_000 }: SmokeTestOptions,
): Promise<Pick<RouteResult, "status" | "problem">> {
  try {
    const response = await fetch(origin + check.path, {
      redirect: "manual",
      headers: { Accept: "*/*" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    return { status, ...problemOf(check, status, await response.text()) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { status: 0, problem: `no answer: ${reason}` };
  }
}

function problemOf(check: RouteCheck, status: number, body: string) {
  if (status !== check.status) {
    return { problem: `expected status ${check.status}` };
  }
  const text = plain(body);
  const missing = check.shows.find((wanted) => !text.includes(plain(wanted)));
  return missing === undefined ? {} : { problem: `does not show "${missing}"` };
}

/** Visible text: no markup, entities decoded, single spaces, lower case. */
function plain(html: string): string {
  return html.replace(/<!--.*?-->/gs, "").replace(/<\/?[a-z!][^>]*>/gi, " ")
    .replaceAll("&#x27;", "'").replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&").replace(/\s+/g, " ").toLowerCase();
}
