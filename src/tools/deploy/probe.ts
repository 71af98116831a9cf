import { isRecord, parseJson } from "../../lib/text/json.ts";
import {
  articlePath,
  feedPaths,
  healthPath,
  paths,
  readinessPath,
} from "../../paths.ts";

export interface ProbeOptions {
  /** The origin that is asked. */
  origin: string;
  ask?: (address: string, init: RequestInit) => Promise<Response>;
  wait?: (ms: number) => Promise<void>;
}

/** What is asked, and the answer. */
export type Finding = readonly [question: string, answer: string];

/** Longer than a shared cache keeps a fixed page by `Cache-Control`. */
const longMs = 65_000;
/** Enough for a cache to renew what it has sent meanwhile. */
const renewalMs = 2_000;
/** An edge may have several nodes, each with a cache of its own. */
const maxVisits = 4;

/** A response that was read to its end. */
interface Visit {
  status: number;
  headers: Headers;
  text: string;
  /** When its first byte came, and its last, in milliseconds. */
  firstMs: number;
  lastMs: number;
}

/**
 * Asks a deployed site what only the platform can tell. It takes a little more
 * than a minute.
 * @throws {Error} If the site cannot be reached, or a page is not 200.
 */
export async function probe(
  {
    origin,
    ask = fetch,
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }: ProbeOptions,
): Promise<Finding[]> {
  async function read(path: string, asked = {}): Promise<Visit> {
    const started = performance.now();
    const init = { headers: asked, redirect: "manual" } as const;
    const response = await ask(origin + path, init);
    const firstMs = performance.now() - started;
    const text = await response.text();
    const lastMs = performance.now() - started;
    const { status, headers } = response;
    return { status, headers, text, firstMs, lastMs };
  }
  const compressed = { "Accept-Encoding": "br, gzip" };
  async function visit(path: string): Promise<Visit> {
    const page = await read(path, compressed);
    if (page.status === 200) return page;
    throw new Error(`${path} answered ${page.status}`);
  }
  const mark = crypto.randomUUID();
  const health = await read(healthPath);
  const ready = await read(readinessPath);
  const robots = await read(feedPaths.robots);
  const known = await visit(paths.home);
  // The same page, at an address that no cache has yet.
  const page = `${paths.home}?probe=${mark}`;
  const first = await visit(page);
  const again = await visitUntilStored();
  await wait(longMs);
  const late = await visit(page);
  await wait(renewalMs);
  const renewed = await visit(page);
  // Always takes a call of the content service, and streams if that is slow.
  const unknown = await read(articlePath(mark), compressed);

  async function visitUntilStored(): Promise<Visit> {
    for (let count = 1; count < maxVisits; count++) {
      const again = await visit(page);
      if (isSame(again, first)) return again;
    }
    return await visit(page);
  }
  const isStored = isSame(again, first);
  const isObeyed = [late, renewed].every((it) => isSame(it, first));
  return [
    ["address", addressOf(robots, origin)],
    ["version", versionOf(health)],
    [readinessPath, ready.text],
    ["coding", first.headers.get("content-encoding") ?? "none"],
    ["first visit", `first byte after ${rounded(first.firstMs)}`],
    [
      "second visit",
      `${isStored ? "from the edge" : "from the process"}, Cache-Status: ${
        statusOf(again)
      }`,
    ],
    [`visit after ${longMs / 1000} s`, edgeFinding({ isStored, isObeyed })],
    ["Deno-CDN-Cache-Control", shown(first, "deno-cdn-cache-control")],
    ["stream", streamOf(unknown)],
    [
      "purge",
      shown(known, "etag") === shown(first, "etag")
        ? "not needed: the edge and the process send the same home page"
        : 'needed: the edge sends an older home page; run "deno task content purge all"',
    ],
  ];
}

/** Whether a response is one that was sent before. */
function isSame({ headers }: Visit, first: Visit): boolean {
  // Each response of the process has an id of its own; a log level above info
  // leaves it out.
  const id = /id;desc="([^"]+)"/;
  const [, own] = id.exec(headers.get("server-timing") ?? "") ?? [];
  const [, other] = id.exec(first.headers.get("server-timing") ?? "") ?? [];
  return own === undefined
    ? /\bhit\b/.test(headers.get("cache-status") ?? "")
    : own === other;
}

function edgeFinding(
  { isStored, isObeyed }: { isStored: boolean; isObeyed: boolean },
): string {
  if (!isStored) return "the edge keeps nothing";
  return isObeyed
    ? "the edge obeys Deno-CDN-Cache-Control"
    : "the edge obeys Cache-Control alone, or EDGE_CACHE is off";
}

/** Whether the site knows the address that it was asked at. */
function addressOf({ text }: Visit, origin: string): string {
  const [, known = "nothing"] = /^Sitemap: (https?:\/\/[^/]+)/m.exec(text) ??
    [];
  return known === origin ? known : `asked at ${origin}, links say ${known}`;
}

function versionOf({ text }: Visit): string {
  const body = parseJson(text);
  return isRecord(body)
    ? `Deno ${body.deno}, release ${body.release}`
    : "unknown";
}

function statusOf(visit: Visit): string {
  return shown(visit, "cache-status");
}

function shown({ headers }: Visit, name: string): string {
  return headers.get(name) ?? "none";
}

/** How the page came of an article that does not exist. */
function streamOf(visit: Visit): string {
  const { headers, firstMs, lastMs } = visit;
  const times = `first byte after ${rounded(firstMs)}, last after ${
    rounded(lastMs)
  }, coding ${shown(visit, "content-encoding")}`;
  // Only complete pages have an entity tag.
  return headers.has("etag")
    ? `none, as the content came at once: ${times}`
    : times;
}

function rounded(ms: number): string {
  return `${Math.round(ms)} ms`;
}
