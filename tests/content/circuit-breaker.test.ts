import assert from "node:assert/strict";
import { createCircuitBreaker } from "../../src/content/circuit-breaker.ts";

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
  assert.equal(breaker.admit(), "none");
  for (const now of [1000, 2000, 3000]) {
    clock.now = now;
    assert.deepEqual([breaker.admit(), breaker.admit()], ["probe", "none"]);
    fail("early");
  }
});

Deno.test("a probe without an end does not keep the next one back", () => {
  const { clock, breaker, fail } = fixture();
  fail("late", "late");
  clock.now = 1000;
  assert.equal(breaker.admit(), "probe");
  clock.now = 2000;
  assert.equal(breaker.admit(), "probe");
});

Deno.test("one answer closes it at once", () => {
  const { breaker, fail } = fixture();
  fail("early", "early", "early");
  breaker.succeeded();
  assert.deepEqual([breaker.admit(), breaker.admit()], ["call", "call"]);
  fail("early", "early");
  assert.equal(breaker.admit(), "call");
});

Deno.test("early failures far between are no load and do not open it", () => {
  const { clock, breaker, fail } = fixture();
  for (const now of [0, 3000, 6000, 9000, 12_000]) {
    clock.now = now;
    fail("early");
    assert.equal(breaker.admit(), "call");
  }
});
