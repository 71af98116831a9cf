import assert from "node:assert/strict";
import { createParseCache } from "../../../src/content/cache/parse-cache.ts";
import { createResultCache } from "../../../src/content/cache/result-cache.ts";
import {
  failure,
  success,
  unreachable,
} from "../../../src/content/transport/content-result.ts";
import type { ContentRequest } from "../../../src/content/transport/request.ts";
import { settledValue } from "../../../src/lib/promises/settled-promise.ts";
import { cacheFixture, turn } from "../../support/content/cache-fixture.ts";

Deno.test("a fresh result is served without a request, and settled", async () => {
  const { get, asked } = cacheFixture();
  await get();
  const again = get();
  assert.equal((again as { status?: string }).status, "fulfilled");
  assert.equal(asked.length, 1);
});

Deno.test("concurrent calls for one path share one request", async () => {
  const { get, asked } = cacheFixture();
  await Promise.all(Array.from({ length: 500 }, () => get()));
  assert.equal(asked.length, 1);
});

Deno.test("a result is fresh from when it was asked for, not from when it came", async () => {
  const { get, asked, cache, state } = cacheFixture({ freshMs: 60 });
  const gate = Promise.withResolvers<void>();
  state.gate = gate.promise;
  const slow = get();
  state.now = 20;
  gate.resolve();
  await slow;
  assert.equal(cache.freshMs("/a"), 40);
  state.now = 60;
  await get();
  assert.equal(asked.length, 2);
});

Deno.test("a stale value is served when a new one does not come at once", async () => {
  const { get, asked, state } = cacheFixture();
  await get();
  state.now = 80;
  const gate = Promise.withResolvers<void>();
  state.gate = gate.promise;
  state.result = success({ n: 1 });
  assert.deepEqual(await get(), success({ n: 0 }));
  // Who comes after the first does not wait again.
  assert.deepEqual(settledValue(get()), success({ n: 0 }));
  gate.resolve();
  await turn();
  assert.deepEqual(await get(), success({ n: 1 }));
  assert.equal(asked.length, 2);
});

Deno.test("a stale value is not served when a new one comes at once", async () => {
  const { get, state } = cacheFixture();
  await get();
  state.now = 80;
  state.result = success({ n: 1 });
  assert.deepEqual(await get(), success({ n: 1 }));
});

Deno.test("a stale value is refreshed for others too, whether or not the visitor stays", async () => {
  const { get, asked, state } = cacheFixture();
  await get();
  state.now = 80;
  state.result = success({ n: 1 });
  const visitor = new AbortController();
  const stale = get("/a", { signal: visitor.signal });
  visitor.abort();
  assert.equal(asked[1]?.options.signal?.aborted, false);
  await stale;
});

Deno.test("a request is aborted once its last visitor has left", async () => {
  let signal: AbortSignal | undefined;
  const cache = createResultCache({
    request: ((_path, _parse, options = {}) => {
      signal = options.signal;
      return new Promise((resolve) =>
        options.signal?.addEventListener(
          "abort",
          () => resolve(failure("left", 499)),
        )
      );
    }) as ContentRequest,
    freshMs: 60,
    staleMs: 0,
  });
  const [first, second] = [new AbortController(), new AbortController()];
  const waiting = Promise.all([
    cache.request("/a", (body) => body, { signal: first.signal }),
    cache.request("/a", (body) => body, { signal: second.signal }),
  ]);
  first.abort();
  assert.equal(signal?.aborted, false);
  second.abort();
  assert.equal(signal?.aborted, true);
  await waiting;
});

Deno.test("cached values stay within their bytes, unknown ids evict none", async () => {
  const parsed = createParseCache();
  const cache = createResultCache({
    request: ((path: string) =>
      path.startsWith("/no")
        ? Promise.resolve(failure("No", 404))
        : parsed.result(path, "x".repeat(4000), () =>
          success({ path }))) as ContentRequest,
    freshMs: 1000,
    staleMs: 0,
    maxEntries: 100,
    maxBytes: 20_000,
  });
  const get = (path: string) => cache.request(path, (body) => body);
  for (let index = 0; index < 50; index++) await get(`/${index}`);
  assert.ok(cache.bytes() <= 20_000);
  assert.equal(cache.size(), 4);
  for (let index = 0; index < 1000; index++) await get(`/no/${index}`);
  assert.ok((cache.peek("/49")?.freshUntil ?? 0) > cache.now());
  assert.ok(cache.size() <= 104);
});

Deno.test("a clock that jumps changes nothing that is kept", async () => {
  let asked = 0;
  const cache = createResultCache({
    request: () => Promise.resolve(success(++asked) as never),
    freshMs: 60_000,
    staleMs: 60_000,
  });
  const read = () => asked;
  const realNow = Date.now;
  try {
    await cache.request("/api/jobs", read);
    for (const jump of [-1e10, 1e10]) {
      Date.now = () => realNow() + jump;
      await cache.request("/api/jobs", read);
    }
    assert.equal(asked, 1);
  } finally {
    Date.now = realNow;
  }
});

for (const status of [403, 404, 410, 451]) {
  Deno.test(`a record that is answered with ${status} is not served stale`, async () => {
    const { get, cache, state } = cacheFixture();
    await get("/api/article/a");
    state.now = 80;
    state.result = failure("Gone", status);
    assert.deepEqual(await get("/api/article/a"), failure("Gone", status));
    state.result = unreachable;
    state.now += 60;
    assert.deepEqual(await get("/api/article/a"), unreachable);
    assert.equal(cache.peek("/api/article/a"), undefined);
  });

  Deno.test(`a list outlives a service that answers ${status}`, async () => {
    const { get, state } = cacheFixture();
    for (const path of ["/api/articles", "/api/job?status=Open"]) {
      state.now = 0;
      state.result = success({ n: 0 });
      await get(path);
      state.now = 80;
      state.result = failure("Gone", status);
      assert.deepEqual(await get(path), success({ n: 0 }));
    }
  });
}
