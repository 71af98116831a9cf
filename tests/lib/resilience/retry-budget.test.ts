import assert from "node:assert/strict";
import { createRetryBudget } from "../../../src/lib/resilience/retry-budget.ts";

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

Deno.test("a quiet second is counted once", () => {
  const clock = { now: 0 };
  const budget = createRetryBudget({ reserve: 2, now: () => clock.now });
  const all = () => [budget.withdraw(), budget.withdraw()];
  assert.deepEqual(all(), [true, true]);
  clock.now = 1000;
  assert.deepEqual(all(), [true, false]);
  clock.now = 1900;
  assert.deepEqual(all(), [false, false]);
});
