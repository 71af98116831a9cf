import assert from "node:assert/strict";
import {
  ContentCache,
  contentCacheLimits,
} from "../../src/content/content-cache.ts";
import type { QueryKey } from "../../src/content/query-keys.ts";
import {
  type ContentResult,
  failure,
  success,
  timedOut,
  unreachable,
} from "../../src/lib/content-result.ts";
import { endedTimers, laterBy, slowTimers } from "../support/clock.ts";

const freshMs = 60_000;
const staleMs = 100_000;
const [first, second] = [success("first"), success("second")];
const down = failure("Out of ink", 502);

/** A cache over a service whose answers the test controls. */
function fixture(options: { freshMs?: number; staleMs?: number } = {}) {
  const asked: QueryKey[] = [];
  const service: {
    result: ContentResult<unknown>;
    bytes: number;
    /** Delays the answers of calls that start from now on. */
    gate?: Promise<void>;
  } = { result: first, bytes: 1 };
  const cache = new ContentCache({
    async call(key) {
      asked.push(key);
      const { gate, result, bytes } = service;
      await gate;
      return { result, bytes };
    },
    nextDate: () => Promise.resolve(undefined),
  }, { freshMs, staleMs, ...options });
  /** Delays the next answers until the returned function is called. */
  function hold(): () => void {
    const gate = Promise.withResolvers<void>();
    service.gate = gate.promise;
    return () => {
      service.gate = undefined;
      gate.resolve();
    };
  }
  const resultOf = async (key: QueryKey = "articles") =>
    (await cache.get(key)).result;
  return { cache, service, asked, hold, resultOf };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Whether an answer still waits after timers have ended. */
async function isPending(answer: Promise<unknown>): Promise<boolean> {
  let isPending = true;
  answer.then(() => isPending = false);
  await turn();
  await turn();
  return isPending;
}

Deno.test("a fresh answer needs no call", async () => {
  const { asked, resultOf } = fixture();
  await resultOf();
  assert.deepEqual(await resultOf(), first);
  assert.equal(asked.length, 1);
});

Deno.test("concurrent visitors share a call", async () => {
  const { asked, resultOf } = fixture();
  await Promise.all(Array.from({ length: 500 }, () => resultOf()));
  assert.equal(asked.length, 1);
});

Deno.test("caches each call separately", async () => {
  const { asked, resultOf } = fixture();
  const keys: QueryKey[] = [
    "articles",
    "articles/all",
    "article/a",
    "article/b",
  ];
  for (const key of [...keys, ...keys]) await resultOf(key);
  assert.deepEqual(asked, keys);
});

Deno.test("the age of a slow answer counts from the start of its call", async () => {
  const { asked, hold, resultOf } = fixture();
  const release = hold();
  const slow = resultOf();
  {
    using _later = laterBy(freshMs / 2);
    release();
    await slow;
    assert.equal(await resultOf(), first);
    assert.equal(asked.length, 1);
  }
  using _later = laterBy(freshMs);
  await resultOf();
  assert.equal(asked.length, 2);
});

Deno.test("waits briefly for a refetch instead of serving a stale answer", async () => {
  const { service, resultOf } = fixture();
  await resultOf();
  using _later = laterBy(freshMs);
  using _slow = slowTimers();
  service.result = second;
  assert.deepEqual(await resultOf(), second);
});

Deno.test("serves a stale answer, marked as stale, while the refetch is slow", async () => {
  const { cache, service, asked, hold, resultOf } = fixture();
  await resultOf();
  using _later = laterBy(freshMs);
  assert.equal(cache.peek("articles").state, "stale");
  const release = hold();
  service.result = second;
  assert.deepEqual(await cache.get("articles"), {
    result: first,
    freshUntil: 0,
  });
  {
    using _wait = laterBy(50);
    const answer = cache.get("articles").then(() => "answer");
    const first = await Promise.race([answer, turn()]);
    assert.equal(first, "answer", "only the first one waits");
  }
  release();
  await turn();
  assert.deepEqual(await resultOf(), second);
  assert.equal(cache.peek("articles").state, "fresh");
  assert.equal(asked.length, 2);
});

Deno.test("serves a stale answer during an outage until it expires", async () => {
  const { service, resultOf } = fixture();
  await resultOf();
  service.result = down;
  for (const ms of [freshMs, freshMs + staleMs / 2]) {
    using _later = laterBy(ms);
    using _slow = slowTimers();
    assert.deepEqual(await resultOf(), first);
  }
  using _later = laterBy(freshMs + staleMs);
  assert.deepEqual(await resultOf(), down);
});

Deno.test("a failure is not stored", async () => {
  const { service, asked, resultOf } = fixture();
  service.result = down;
  assert.deepEqual(await resultOf(), down);
  service.result = first;
  assert.deepEqual(await resultOf(), first);
  assert.equal(asked.length, 2);
});

Deno.test("stores nothing when both lifetimes are zero", async () => {
  const { cache, asked, resultOf } = fixture({ freshMs: 0, staleMs: 0 });
  await resultOf();
  await resultOf();
  assert.equal(asked.length, 2);
  assert.equal(cache.size(), 0);
});

Deno.test("a jump of the system clock changes nothing", async () => {
  const { asked, resultOf } = fixture();
  const { now } = Date;
  try {
    await resultOf();
    for (const jump of [-1e10, 1e10]) {
      Date.now = () => now() + jump;
      await resultOf();
    }
    assert.equal(asked.length, 1);
  } finally {
    Date.now = now;
  }
});

for (const purged of ["articles", "all"] as const) {
  Deno.test(`after a purge of ${purged} a call waits for the new answer`, async () => {
    const { cache, service, hold, resultOf } = fixture();
    await resultOf();
    cache.purge(purged);
    const release = hold();
    service.result = second;
    using _ended = endedTimers();
    const asked = resultOf();
    assert.ok(await isPending(asked));
    release();
    assert.deepEqual(await asked, second);
    assert.equal(cache.peek("articles").state, "fresh");
  });

  Deno.test(`after a purge of ${purged} serves the old answer while the service fails`, async () => {
    const { cache, service, resultOf } = fixture();
    await resultOf();
    cache.purge(purged);
    service.result = down;
    for (const ms of [1, freshMs, freshMs + staleMs / 2]) {
      using _later = laterBy(ms);
      const { result, freshUntil } = await cache.get("articles");
      assert.deepEqual([result, freshUntil], [first, 0]);
    }
    service.result = second;
    assert.deepEqual(await resultOf(), second, "it answers again");
  });

  Deno.test(`a purge of ${purged} makes the result of a call in flight stale`, async () => {
    const { cache, service, asked, hold, resultOf } = fixture();
    const release = hold();
    const early = cache.get("articles");
    await turn();
    cache.purge(purged);
    service.gate = undefined;
    service.result = second;
    assert.deepEqual(await resultOf(), second);
    release();
    assert.deepEqual(await early, { result: first, freshUntil: 0 });
    assert.deepEqual(await resultOf(), second);
    assert.equal(asked.length, 2);
  });
}

for (const purged of ["article/a", "all"] as const) {
  Deno.test(`after a purge of ${purged} requests an unknown id again`, async () => {
    const { cache, service, resultOf } = fixture();
    service.result = success(null);
    await resultOf("article/a");
    cache.purge(purged);
    service.result = second;
    assert.deepEqual(await resultOf("article/a"), second);
  });

  Deno.test(`a purge of ${purged} makes an unknown id that is in use stale`, async () => {
    const { cache, service } = fixture();
    service.result = success(null);
    const used = await cache.get("article/a");
    cache.purge(purged);
    assert.equal(used.freshUntil, 0);
  });
}

Deno.test("a purge does not affect other answers", async () => {
  const { cache, asked, resultOf } = fixture();
  await resultOf("articles");
  await resultOf("article/a");
  cache.purge("article/a");
  await resultOf("articles");
  assert.deepEqual(asked, ["articles", "article/a"]);
});

Deno.test("purges do not extend how long an answer is served in an outage", async () => {
  const { cache, service, resultOf } = fixture();
  await resultOf();
  service.result = down;
  for (const ms of [freshMs, freshMs + staleMs / 2]) {
    using _later = laterBy(ms);
    cache.purge("all");
    assert.deepEqual(await resultOf(), first);
  }
  using _later = laterBy(freshMs + staleMs);
  assert.deepEqual(await resultOf(), down);
});

Deno.test("after a purge only the first call waits for a hanging service", async () => {
  const { cache, service, hold, resultOf } = fixture();
  await resultOf();
  cache.purge("articles");
  service.result = timedOut;
  assert.deepEqual(await resultOf(), first);
  const release = hold();
  assert.deepEqual(await resultOf(), first);
  release();
});

for (const status of [403, 404, 410, 451]) {
  Deno.test(`a record answered with ${status} is no longer served`, async () => {
    const { service, resultOf } = fixture();
    await resultOf("article/a");
    using _later = laterBy(freshMs);
    using _slow = slowTimers();
    const gone = failure("Gone", status);
    service.result = gone;
    assert.deepEqual(await resultOf("article/a"), gone);
    service.result = unreachable;
    using _evenLater = laterBy(freshMs);
    assert.deepEqual(await resultOf("article/a"), unreachable);
  });

  Deno.test(`serves a stale list when the service answers ${status}`, async () => {
    for (const key of ["articles", "articles/all"] as const) {
      const { service, resultOf } = fixture();
      await resultOf(key);
      using _later = laterBy(freshMs);
      service.result = failure("Gone", status);
      assert.deepEqual(await resultOf(key), first);
    }
  });
}

for (
  const [what, unknown] of [
    ["404", failure("Not found", 404)],
    ["an empty record", success(null)],
  ] as const
) {
  Deno.test(`caches an id answered with ${what} while fresh, then waits for a refetch`, async () => {
    const { service, asked, hold, resultOf } = fixture();
    service.result = unknown;
    for (let visit = 0; visit < 3; visit++) {
      assert.deepEqual(await resultOf("article/a"), unknown);
    }
    assert.equal(asked.length, 1);
    using _later = laterBy(freshMs);
    const release = hold();
    service.result = first;
    using _ended = endedTimers();
    const published = resultOf("article/a");
    assert.ok(await isPending(published));
    release();
    assert.deepEqual(await published, first);
  });

  Deno.test(`ids answered with ${what} do not evict records`, async () => {
    const { cache, service, resultOf } = fixture();
    await resultOf("article/known");
    service.result = unknown;
    for (let id = 0; id < contentCacheLimits.max + 10; id++) {
      await resultOf(`article/unknown-${id}`);
    }
    assert.equal(cache.peek("article/known").state, "fresh");
    assert.equal(cache.size(), 1 + contentCacheLimits.max);
  });
}

Deno.test("stays within its byte limit and evicts the least recently used answer", async () => {
  const { cache, service, resultOf } = fixture();
  service.bytes = contentCacheLimits.maxSize / 2;
  await resultOf("article/a");
  await resultOf("article/b");
  await resultOf("article/a");
  await resultOf("article/c");
  assert.deepEqual(
    (["article/a", "article/b", "article/c"] as const)
      .map((name) => cache.peek(name).state),
    ["fresh", "missing", "fresh"],
  );
});
