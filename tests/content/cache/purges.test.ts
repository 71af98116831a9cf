import assert from "node:assert/strict";
import {
  failure,
  late,
  success,
} from "../../../src/content/transport/content-result.ts";
import {
  cacheFixture,
  sleep,
  turn,
} from "../../support/content/cache-fixture.ts";

for (const path of ["/a", undefined]) {
  const what = path ?? "everything";
  Deno.test(`after a purge of ${what} a new value is waited for`, async () => {
    const { get, cache, state } = cacheFixture();
    await get();
    cache.purge(path);
    state.gate = sleep(60);
    state.result = success({ n: 1 });
    assert.deepEqual(await get(), success({ n: 1 }));
  });

  Deno.test(`after a purge of ${what} the old value serves while the service fails`, async () => {
    const { get, cache, state } = cacheFixture();
    await get();
    cache.purge(path);
    state.result = failure("down", 502);
    for (const now of [10, 50, 99]) {
      state.now = now;
      assert.deepEqual(await get(), success({ n: 0 }));
    }
    state.result = success({ n: 1 });
    assert.deepEqual(await get(), success({ n: 1 }), "it answers again");
  });

  Deno.test(`a call that a purge of ${what} overtakes never counts as fresh`, async () => {
    const { get, asked, cache, state } = cacheFixture();
    const gate = Promise.withResolvers<void>();
    state.gate = gate.promise;
    const early = get();
    cache.purge(path);
    state.gate = undefined;
    state.result = success({ n: 1 });
    assert.deepEqual(await get(), success({ n: 1 }));
    gate.resolve();
    assert.deepEqual(await early, success({ n: 0 }));
    assert.deepEqual(await get(), success({ n: 1 }));
    assert.equal(asked.length, 2);
  });
}

Deno.test("purges prolong no stale value's life in an outage", async () => {
  const { get, cache, state } = cacheFixture({ freshMs: 60, staleMs: 100 });
  await get();
  state.result = failure("down", 502);
  for (const now of [100, 150]) {
    state.now = now;
    cache.purge();
    assert.deepEqual(await get(), success({ n: 0 }));
  }
  state.now = 160;
  assert.deepEqual(await get(), failure("down", 502));
});

Deno.test("after a purge a call that ran into its deadline is waited for once", async () => {
  const { get, cache, state } = cacheFixture();
  await get();
  cache.purge("/a");
  state.result = late;
  assert.deepEqual(await get(), success({ n: 0 }));
  const gate = Promise.withResolvers<void>();
  state.gate = gate.promise;
  assert.deepEqual(await get(), success({ n: 0 }), "at once");
  gate.resolve();
  await turn();
});

Deno.test("a stale value is served while the service fails", async () => {
  const { get, state } = cacheFixture();
  await get();
  state.result = failure("down", 502);
  for (const now of [80, 120, 159]) {
    state.now = now;
    assert.deepEqual(await get(), success({ n: 0 }));
    await turn();
  }
  state.now = 161;
  assert.deepEqual(await get(), failure("down", 502));
});

Deno.test("a failure is not cached", async () => {
  const { get, asked, state } = cacheFixture();
  state.result = failure("down", 502);
  await get();
  state.result = success({ n: 1 });
  assert.deepEqual(await get(), success({ n: 1 }));
  assert.equal(asked.length, 2);
});

Deno.test("both times at zero mean no cache at all", async () => {
  const { get, asked } = cacheFixture({ freshMs: 0, staleMs: 0 });
  await get();
  await get();
  assert.equal(asked.length, 2);
});

Deno.test("a result for a token is neither cached nor shared", async () => {
  const { get, asked, cache } = cacheFixture();
  const mine = { authorization: "Token a" };
  await Promise.all([get("/a", mine), get("/a", mine), get()]);
  assert.equal(asked.length, 3);
  await get("/a", mine);
  assert.equal(asked.length, 4);
  assert.equal(cache.size(), 1);
});

Deno.test("the least recently used results are evicted first", async () => {
  const { get, asked, cache } = cacheFixture({ maxEntries: 2 });
  await get("/a");
  await get("/b");
  await get("/a");
  await get("/c");
  assert.equal(cache.size(), 2);
  await get("/a");
  assert.deepEqual(asked.map(({ path }) => path), ["/a", "/b", "/c"]);
});
