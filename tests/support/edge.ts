/** A small edge cache that follows Deno Deploy's headers. */
import type { TestApp } from "./app.ts";

interface Stored {
  response: Response;
  /** When it came, by `performance.now()`. */
  at: number;
  freshMs: number;
  /** How much longer it is sent while it is asked for again. */
  staleMs: number;
  /** Headers of the request that it varies by. */
  vary: [string, string | null][];
  tags: string[];
}

export interface Edge extends Disposable {
  request(path: string, init?: RequestInit): Promise<Response>;
  /** The requests that reached the site, as path and query. */
  passed: string[];
}

const statuses = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414]);
/** Where the site purges it. */
const invalidation = "http://cache.localhost/invalidate/http";

/** Puts an edge cache before the site, until the end of the block. */
export function edgeBefore(site: Pick<TestApp, "request">): Edge {
  const passed: string[] = [];
  const stored = new Map<string, Stored[]>();
  const { fetch } = globalThis;
  globalThis.fetch = async (target, init) => {
    if (String(target) !== invalidation) return await fetch(target, init);
    const { tags } = JSON.parse(String(init?.body));
    for (const [address, all] of stored) {
      const isKept = (it: Stored) =>
        !tags.includes("*") && !it.tags.some((tag) => tags.includes(tag));
      stored.set(address, all.filter(isKept));
    }
    return new Response();
  };

  async function pass(path: string, init: RequestInit): Promise<Response> {
    passed.push(path);
    const response = await site.request(path, init);
    const body = await response.arrayBuffer();
    const { status, headers } = response;
    const whole = () =>
      new Response(body.byteLength === 0 ? null : body, { status, headers });
    const lifetime = lifetimeOf(response);
    if (lifetime && statuses.has(status)) {
      const asked = new Headers(init.headers);
      const vary = namesIn(headers.get("vary"))
        .map((name): [string, string | null] => [name, asked.get(name)]);
      const others = (stored.get(path) ?? []).filter((it) => !isFor(it, asked));
      const tags = namesIn(headers.get("deno-cache-tag"));
      const at = performance.now();
      const entry = { response: whole(), at, vary, tags, ...lifetime };
      stored.set(path, [...others, entry]);
    }
    return whole();
  }

  return {
    passed,
    async request(path, init = {}) {
      const asked = new Headers(init.headers);
      const isRead = ["GET", undefined].includes(init.method);
      const found = isRead
        ? stored.get(path)?.find((it) => isFor(it, asked))
        : undefined;
      const age = performance.now() - (found?.at ?? -Infinity);
      if (!found || age >= found.freshMs + found.staleMs) {
        return await pass(path, init);
      }
      const response = found.response.clone();
      response.headers.set("Cache-Status", "deno; hit");
      if (age >= found.freshMs) await pass(path, init);
      return response;
    },
    [Symbol.dispose]: () => void (globalThis.fetch = fetch),
  };
}

function isFor({ vary }: Stored, asked: Headers): boolean {
  return vary.every(([name, value]) => asked.get(name) === value);
}

/** How long a response may be kept; undefined if not at all. */
function lifetimeOf({ headers }: Response) {
  const policy = headers.get("deno-cdn-cache-control") ??
    headers.get("cdn-cache-control") ?? headers.get("cache-control") ?? "";
  const seconds = (name: string) =>
    new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(policy)?.[1];
  const isKept = !/no-store|no-cache|private/.test(policy) &&
    !headers.has("set-cookie") && headers.get("vary") !== "*";
  const freshMs = 1000 * Number(seconds("s-maxage") ?? seconds("max-age") ?? 0);
  if (!isKept || freshMs === 0) return undefined;
  return {
    freshMs,
    staleMs: 1000 * Number(seconds("stale-while-revalidate") ?? 0),
  };
}

function namesIn(list: string | null): string[] {
  return (list ?? "").split(",").map((it) => it.trim()).filter(Boolean);
}
