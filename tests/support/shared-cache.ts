/** An HTTP cache between visitors and several instances, as an edge has one. */

/** What a shared cache keeps of a response. */
interface Stored {
  response: Response;
  storedAt: number;
  /** How long it may be sent without asking, and while it is asked for again. */
  freshMs: number;
  staleMs: number;
}

export interface SharedCache {
  /** Answers from the cache, or asks the next instance. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

/**
 * Creates a cache that keeps responses as long as their headers allow (RFC 9111,
 * RFC 5861), by the clock of `performance.now`. It asks the instances in turn.
 */
export function sharedCache(
  instances: readonly {
    request(path: string, init?: RequestInit): Promise<Response>;
  }[],
): SharedCache {
  const stored = new Map<string, Stored>();
  let turn = 0;

  async function ask(key: string, path: string, init?: RequestInit) {
    const response = await instances[turn++ % instances.length]?.request(
      path,
      init,
    ) ?? new Response(null, { status: 502 });
    // A body that fails is never stored.
    const body = await response.arrayBuffer();
    const whole = new Response(body, response);
    const policy = response.headers.get("cache-control") ?? "no-store";
    const freshMs = secondsOf("s-maxage", policy) * 1000;
    const isKept = !/no-store|private|no-cache/.test(policy) && freshMs > 0 &&
      !new Headers(init?.headers).has("authorization");
    if (isKept) {
      const staleMs = secondsOf("stale-while-revalidate", policy) * 1000;
      const storedAt = performance.now();
      stored.set(key, { response: whole.clone(), storedAt, freshMs, staleMs });
    }
    return whole;
  }
  return {
    async request(path, init) {
      // Every response varies by the encoding alone, or by the token as well.
      const { headers } = new Request("http://edge.test", init);
      const key = ["accept-encoding", "authorization"].map((name) =>
        headers.get(name)
      ).concat(path).join(" ");
      const found = stored.get(key);
      const age = performance.now() - (found?.storedAt ?? -Infinity);
      if (!found || age >= found.freshMs + found.staleMs) {
        return await ask(key, path, init);
      }
      if (age >= found.freshMs) await ask(key, path, init);
      return found.response.clone();
    },
  };
}

function secondsOf(directive: string, policy: string): number {
  return Number(new RegExp(`\\b${directive}=(\\d+)`).exec(policy)?.[1] ?? 0);
}
