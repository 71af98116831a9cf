import assert from "node:assert/strict";
import {
  createRetryBudget,
  retryAfterMs,
} from "../../../src/lib/resilience/retry.ts";

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

Deno.test("Retry-After is seconds or a date; anything else is no wait", () => {
  const now = Date.UTC(2026, 0, 1);
  const wait = (header: string | null) => retryAfterMs(header, now);
  assert.equal(wait("3"), 3000);
  assert.equal(wait("Thu, 01 Jan 2026 00:00:05 GMT"), 5000);
  for (const none of [null, "", "-5", "1e9", "soon", "0", "2020-01-01"]) {
    assert.equal(wait(none), 0, String(none));
  }
  assert.equal(wait("Wed, 31 Dec 2025 23:59:59 GMT"), 0);
});
