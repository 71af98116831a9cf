import assert from "node:assert/strict";
import { createSingleFlight } from "../../../src/lib/promises/single-flight.ts";

/** A single flight whose work the test ends. */
function fixture() {
  const flights = createSingleFlight<string>();
  const started: { signal: AbortSignal; end(value: string): void }[] = [];
  return {
    flights,
    started,
    run: (signal?: AbortSignal) =>
      flights.run("key", (signal) => {
        const { promise, resolve } = Promise.withResolvers<string>();
        started.push({ signal, end: resolve });
        return promise;
      }, signal),
  };
}

Deno.test("concurrent callers share one result, a later one starts new work", async () => {
  const { run, started, flights } = fixture();
  const results = Promise.all([run(), run(), flights.pending("key")]);
  started[0]?.end("first");
  assert.deepEqual(await results, ["first", "first", "first"]);
  assert.equal(flights.pending("key"), undefined);
  run();
  assert.equal(started.length, 2);
});

Deno.test("work is aborted once all its callers have left, and then is not shared", () => {
  const { run, started } = fixture();
  const [first, second] = [new AbortController(), new AbortController()];
  run(first.signal);
  run(second.signal);
  first.abort();
  assert.equal(started[0]?.signal.aborted, false);
  second.abort();
  assert.equal(started[0]?.signal.aborted, true);
  run();
  assert.equal(started.length, 2);
});

Deno.test("the end of aborted work does not end the work after it", async () => {
  const { run, started, flights } = fixture();
  const leaving = new AbortController();
  const abandoned = run(leaving.signal);
  leaving.abort();
  run();
  started[0]?.end("late");
  await abandoned;
  assert.notEqual(flights.pending("key"), undefined);
});

Deno.test("a caller without a signal keeps the work going", () => {
  const { run, started } = fixture();
  const leaving = new AbortController();
  run(leaving.signal);
  run();
  leaving.abort();
  assert.equal(started[0]?.signal.aborted, false);
});
