import assert from "node:assert/strict";
import { setImmediate } from "node:timers";
import { yieldToEventLoop } from "../../../src/lib/promises/turns.ts";

Deno.test("the event loop turns between callers, who go on in their order", async () => {
  const order: string[] = [];
  let isDone = false;
  (function noteTurn() {
    setImmediate(() => {
      if (isDone) return;
      order.push("turn");
      noteTurn();
    });
  })();
  await Promise.all(["a", "b", "c"].map(async (name) => {
    await yieldToEventLoop();
    order.push(name);
  }));
  isDone = true;
  assert.deepEqual(order, ["a", "turn", "b", "turn", "c"]);
});

Deno.test("what is for many has every second turn, however many wait for themselves", async () => {
  const order: string[] = [];
  const take = async (name: string, turn?: "many") => {
    await yieldToEventLoop(turn);
    order.push(name);
  };
  await Promise.all([
    ...["a", "b", "c", "d"].map((name) => take(name)),
    ...["A", "B"].map((name) => take(name, "many")),
  ]);
  // The last turn before this test decides who is second.
  assert.match(order.join(""), /^a(AbBcd|bAcBd)$/);
});
