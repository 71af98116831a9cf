import assert from "node:assert/strict";
import { failure, success } from "../../src/content/answer.ts";
import { noteBytes } from "../../src/content/answer-bytes.ts";
import { createAnswerCache } from "../../src/content/answer-cache.ts";
import { createBoundedMap } from "../../src/content/bounded-map.ts";
import { createCallLimit } from "../../src/content/call-limit.ts";
import type { Ask } from "../../src/content/fetchers.ts";
import { retryAfterMs } from "../../src/content/retry-after.ts";
import { createRetryBudget } from "../../src/content/retry-budget.ts";

Deno.test("a map keeps its bounds in entries and bytes, the last used stay", () => {
  const map = createBoundedMap<number>({ maxEntries: 3, maxBytes: 100 });
  for (const [index, key] of ["a", "b", "c"].entries()) map.set(key, index, 10);
  map.get("a");
  map.set("d", 3, 10);
  assert.equal(map.get("b"), undefined);
  assert.equal(map.get("a"), 0);
  map.set("large", 4, 95);
  assert.deepEqual([map.size(), map.bytes()], [1, 95]);
  map.set("larger than all", 5, 101);
  assert.equal(map.get("larger than all"), undefined);
  map.set("large", 6, 5);
  assert.deepEqual([map.size(), map.bytes()], [1, 5]);
});

Deno.test("kept answers stay within their bytes, unknown ids push none out", async () => {
  const cache = createAnswerCache({
    ask: ((path: string) => {
      if (path.startsWith("/no")) return Promise.resolve(failure("No", 404));
      const answer = success({ path });
      noteBytes(answer, "x".repeat(4000));
      return Promise.resolve(answer);
    }) as unknown as Ask,
    freshMs: 1000,
    staleMs: 0,
    maxEntries: 100,
    maxBytes: 20_000,
  });
  const get = (path: string) => cache.ask(path, (body) => body);
  for (let index = 0; index < 50; index++) await get(`/${index}`);
  assert.ok(cache.bytes() <= 20_000);
  assert.equal(cache.size(), 4);
  for (let index = 0; index < 1000; index++) await get(`/no/${index}`);
  assert.ok((cache.peek("/49")?.freshUntil ?? 0) > cache.now());
  assert.ok(cache.size() <= 104);
});

Deno.test("calls beyond the limit wait their turn, in their order", async () => {
  const limit = createCallLimit(1);
  const forever = new AbortController().signal;
  const leave = await limit.enter(forever);
  const order: string[] = [];
  const leaving = new AbortController();
  const gone = limit.enter(leaving.signal);
  const [second, third] = ["second", "third"].map(async (name) => {
    const done = await limit.enter(forever);
    order.push(name);
    done?.();
  });
  leaving.abort();
  assert.equal(await gone, undefined);
  assert.deepEqual(order, []);
  leave?.();
  await Promise.all([second, third]);
  assert.deepEqual(order, ["second", "third"]);
});

Deno.test("a budget allows a share of the calls, and a few at low traffic", () => {
  const clock = { now: 0 };
  const budget = createRetryBudget({ reserve: 2, now: () => clock.now });
  const all = () => [budget.withdraw(), budget.withdraw(), budget.withdraw()];
  assert.deepEqual(all(), [true, true, false]);
  for (let call = 0; call < 11; call++) budget.deposit();
  assert.deepEqual(all(), [true, false, false]);
  clock.now = 60_000;
  assert.deepEqual(all(), [true, true, false]);
});

Deno.test("a wish for a pause is seconds or a date; nonsense is none", () => {
  const now = Date.UTC(2026, 0, 1);
  const wait = (header: string | null) => retryAfterMs(header, now);
  assert.equal(wait("3"), 3000);
  assert.equal(wait("Thu, 01 Jan 2026 00:00:05 GMT"), 5000);
  for (const none of [null, "", "-5", "1e9", "soon", "0", "2020-01-01"]) {
    assert.equal(wait(none), 0, String(none));
  }
  assert.equal(wait("Wed, 31 Dec 2025 23:59:59 GMT"), 0);
});
