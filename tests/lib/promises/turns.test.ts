import assert from "node:assert/strict";
import { setImmediate } from "node:timers";
import { ownTurn } from "../../../src/lib/promises/turns.ts";

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
    await ownTurn();
    order.push(name);
  }));
  isDone = true;
  assert.deepEqual(order, ["a", "turn", "b", "turn", "c"]);
});
