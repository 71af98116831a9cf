import assert from "node:assert/strict";
import { createSemaphore } from "../../../src/lib/resilience/semaphore.ts";

Deno.test("calls beyond the limit wait their turn, in their order", async () => {
  const limit = createSemaphore(1);
  const forever = new AbortController().signal;
  const release = await limit.acquire(forever);
  const order: string[] = [];
  const leaving = new AbortController();
  const gone = limit.acquire(leaving.signal);
  const [second, third] = ["second", "third"].map(async (name) => {
    const done = await limit.acquire(forever);
    order.push(name);
    done?.();
  });
  leaving.abort();
  assert.equal(await gone, undefined);
  assert.deepEqual(order, []);
  release?.();
  await Promise.all([second, third]);
  assert.deepEqual(order, ["second", "third"]);
});

Deno.test("who has left already gets no place, and takes none", async () => {
  const limit = createSemaphore(1);
  assert.equal(await limit.acquire(AbortSignal.abort()), undefined);
  const release = await limit.acquire(new AbortController().signal);
  assert.equal(typeof release, "function");
});

Deno.test("a caller who left the queue is not given a place later", async () => {
  const limit = createSemaphore(1);
  const forever = new AbortController().signal;
  const release = await limit.acquire(forever);
  const leaving = new AbortController();
  const gone = limit.acquire(leaving.signal);
  leaving.abort();
  await gone;
  release?.();
  assert.equal(typeof await limit.acquire(forever), "function");
});
