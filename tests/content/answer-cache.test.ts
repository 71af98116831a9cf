import assert from "node:assert/strict";
import { type Answer, failure, success } from "../../src/content/answer.ts";
import { createAnswerCache } from "../../src/content/answer-cache.ts";
import type { Ask, CallOptions } from "../../src/content/fetchers.ts";

/** A cache over asks that the test answers, with a clock that it moves. */
function fixture({ freshMs = 60, staleMs = 100, maxEntries = 10 } = {}) {
  const asked: { path: string; options: CallOptions }[] = [];
  const state = { now: 0, answer: success({ n: 0 }) as Answer<unknown> };
  const ask = ((path, _read, options = {}) => {
    asked.push({ path, options });
    return Promise.resolve(state.answer);
  }) as Ask;
  const cache = createAnswerCache({
    ask,
    freshMs,
    staleMs,
    maxEntries,
    now: () => state.now,
  });
  return {
    cache,
    asked,
    state,
    get: (path = "/a", options?: CallOptions) =>
      cache.ask(path, (body) => body, options),
  };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

Deno.test("a fresh answer is served without asking, and at once", async () => {
  const { get, asked } = fixture();
  await get();
  const again = get();
  assert.equal((again as { status?: string }).status, "fulfilled");
  assert.equal(asked.length, 1);
});

Deno.test("concurrent asks for one thing share one request", async () => {
  const { get, asked } = fixture();
  await Promise.all(Array.from({ length: 500 }, () => get()));
  assert.equal(asked.length, 1);
});

Deno.test("a stale answer is served while it is refreshed", async () => {
  const { get, asked, state } = fixture();
  await get();
  state.now = 80;
  state.answer = success({ n: 1 });
  assert.deepEqual(await get(), success({ n: 0 }));
  await turn();
  assert.deepEqual(await get(), success({ n: 1 }));
  assert.equal(asked.length, 2);
});

Deno.test("a stale answer is served while the service fails", async () => {
  const { get, state } = fixture();
  await get();
  state.answer = failure("down", 502);
  for (const now of [80, 120, 159]) {
    state.now = now;
    assert.deepEqual(await get(), success({ n: 0 }));
    await turn();
  }
  state.now = 161;
  assert.deepEqual(await get(), failure("down", 502));
});

Deno.test("a failure is not kept", async () => {
  const { get, asked, state } = fixture();
  state.answer = failure("down", 502);
  await get();
  state.answer = success({ n: 1 });
  assert.deepEqual(await get(), success({ n: 1 }));
  assert.equal(asked.length, 2);
});

Deno.test("both times at zero mean no cache at all", async () => {
  const { get, asked } = fixture({ freshMs: 0, staleMs: 0 });
  await get();
  await get();
  assert.equal(asked.length, 2);
});

Deno.test("an answer to a visitor with a token is neither kept nor shared", async () => {
  const { get, asked, cache } = fixture();
  const mine = { authorization: "Token a" };
  await Promise.all([get("/a", mine), get("/a", mine), get()]);
  assert.equal(asked.length, 3);
  await get("/a", mine);
  assert.equal(asked.length, 4);
  assert.equal(cache.size(), 1);
});

Deno.test("the least recently used answers go first when there are too many", async () => {
  const { get, asked, cache } = fixture({ maxEntries: 2 });
  await get("/a");
  await get("/b");
  await get("/a");
  await get("/c");
  assert.equal(cache.size(), 2);
  await get("/a");
  assert.deepEqual(asked.map(({ path }) => path), ["/a", "/b", "/c"]);
});

Deno.test("another answer counts up, the same one does not", async () => {
  const { get, state, cache } = fixture({ freshMs: 10, staleMs: 1000 });
  await get();
  const before = cache.generation();
  state.now = 20;
  await get();
  await turn();
  assert.equal(cache.generation(), before);
  state.now = 40;
  state.answer = success({ n: 1 });
  await get();
  await turn();
  assert.notEqual(cache.generation(), before);
});

Deno.test("work stops when the last visitor who waits for it has left", async () => {
  let signal: AbortSignal | undefined;
  const cache = createAnswerCache({
    ask: ((_path, _read, options = {}) => {
      signal = options.signal;
      return new Promise((resolve) =>
        options.signal?.addEventListener(
          "abort",
          () => resolve(failure("left", 499)),
        )
      );
    }) as Ask,
    freshMs: 60,
    staleMs: 0,
  });
  const [first, second] = [new AbortController(), new AbortController()];
  const waiting = Promise.all([
    cache.ask("/a", (body) => body, { signal: first.signal }),
    cache.ask("/a", (body) => body, { signal: second.signal }),
  ]);
  first.abort();
  assert.equal(signal?.aborted, false);
  second.abort();
  assert.equal(signal?.aborted, true);
  await waiting;
});
