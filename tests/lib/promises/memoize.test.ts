import assert from "node:assert/strict";
import { memoize, memoizeCall } from "../../../src/lib/promises/memoize.ts";

/** Rejects the first call, then returns the number of the call. */
function failingOnce() {
  let calls = 0;
  return () =>
    ++calls === 1
      ? Promise.reject(new Error("Cannot load"))
      : Promise.resolve(calls);
}

Deno.test("memoize computes once per argument", async () => {
  let calls = 0;
  const count = memoize((_: object) => Promise.resolve(++calls));
  const [a, b] = [{}, {}];
  assert.equal(count(a), count(a));
  assert.deepEqual(await Promise.all([count(a), count(b), count(b)]), [
    1,
    2,
    2,
  ]);
});

Deno.test("memoize computes again after a rejected promise", async () => {
  const load = memoize<object, Promise<number>>(failingOnce());
  const key = {};
  await assert.rejects(load(key), /Cannot load/);
  assert.equal(await load(key), 2);
  assert.equal(await load(key), 2);
});

Deno.test("memoizeCall calls again after a rejected promise", async () => {
  const load = memoizeCall<Promise<number>>(failingOnce());
  const first = load();
  assert.equal(load(), first);
  await assert.rejects(first, /Cannot load/);
  assert.equal(await load(), 2);
  assert.equal(await load(), 2);
});
