import assert from "node:assert/strict";
import { createRateLimit } from "../../../src/lib/http/rate-limit.ts";

Deno.test("allows a burst, then refills at the given rate up to the burst", () => {
  const clock = { now: 0 };
  const take = createRateLimit({
    perSecond: 2,
    burst: 3,
    now: () => clock.now,
  });
  const taken = () => [take(), take(), take(), take()];
  assert.deepEqual(taken(), [true, true, true, false]);
  clock.now = 500;
  assert.deepEqual(taken(), [true, false, false, false]);
  clock.now = 1500;
  assert.deepEqual(taken(), [true, true, false, false]);
  clock.now = 3_600_000;
  assert.deepEqual(taken(), [true, true, true, false]);
});
