import assert from "node:assert/strict";
import { createCircuitBreaker } from "../../../src/lib/resilience/circuit-breaker.ts";

/** A breaker with a clock that the test moves. */
function fixture() {
  const clock = { now: 0 };
  const breaker = createCircuitBreaker({
    openMs: 1000,
    earlyToOpen: 3,
    withinMs: 5000,
    lateToOpen: 2,
    now: () => clock.now,
  });
  function fail(...kinds: ("early" | "late")[]): void {
    for (const kind of kinds) breaker.failed(kind);
  }
  return { clock, breaker, fail };
}

Deno.test("it opens after failures in a row and lets one probe a second through", () => {
  const { clock, breaker, fail } = fixture();
  fail("early", "early");
  assert.equal(breaker.admit(), "call");
  fail("early");
  assert.equal(breaker.admit(), "reject");
  for (const now of [1000, 2000, 3000]) {
    clock.now = now;
    assert.deepEqual([breaker.admit(), breaker.admit()], ["probe", "reject"]);
    fail("early");
  }
});

Deno.test("a hanging probe does not delay the next one", () => {
  const { clock, breaker, fail } = fixture();
  fail("late", "late");
  clock.now = 1000;
  assert.equal(breaker.admit(), "probe");
  clock.now = 2000;
  assert.equal(breaker.admit(), "probe");
});

Deno.test("one success closes it", () => {
  const { breaker, fail } = fixture();
  fail("early", "early", "early");
  breaker.succeeded();
  assert.deepEqual([breaker.admit(), breaker.admit()], ["call", "call"]);
  fail("early", "early");
  assert.equal(breaker.admit(), "call");
});

Deno.test("rare early failures do not open it", () => {
  const { clock, breaker, fail } = fixture();
  for (const now of [0, 3000, 6000, 9000, 12_000]) {
    clock.now = now;
    fail("early");
    assert.equal(breaker.admit(), "call");
  }
});

Deno.test("after a success late failures are counted from the start", () => {
  const { breaker, fail } = fixture();
  fail("late");
  breaker.succeeded();
  fail("late");
  assert.equal(breaker.admit(), "call");
  fail("late");
  assert.equal(breaker.admit(), "reject");
});
