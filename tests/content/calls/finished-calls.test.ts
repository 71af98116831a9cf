// own isolate: other tests' timers would count as leaks
import assert from "node:assert/strict";
import { answerTo, callsTo, serviceOf } from "../../support/content/calls.ts";
import { waitUntil } from "../../support/promises.ts";

Deno.test({
  name: "a finished call leaks no timer",
  sanitizeOps: true,
  sanitizeResources: true,
  async fn() {
    const request = callsTo({
      timeoutMs: 60_000,
      service: serviceOf(answerTo),
    });
    assert.equal((await request("articles")).ok, true);
  },
});

Deno.test("shutdown aborts pending calls only", async () => {
  const ended = new AbortController();
  const signals: (AbortSignal | undefined)[] = [];
  const attempts: string[] = [];
  const request = callsTo({
    timeoutMs: 60_000,
    ended: ended.signal,
    onAttempt: (key) => attempts.push(key),
    service: serviceOf((path, { signal }) => {
      signals.push(signal);
      return path === "/api/article/quick"
        ? answerTo(path)
        : new Promise((_, reject) =>
          signal?.addEventListener("abort", () => reject(signal.reason))
        );
    }),
  });
  assert.equal((await request("article/quick")).ok, true);
  const slow = request("article/slow");
  await waitUntil(() => signals.length === 2);
  ended.abort();
  assert.equal((await slow).ok, false);
  assert.deepEqual(signals.map((it) => it?.aborted), [false, true]);
  // Otherwise the log would report an outage.
  assert.deepEqual(attempts, ["article/quick"]);
});

Deno.test("does not retry for a visitor who has disconnected", async () => {
  const visitor = new AbortController();
  let calls = 0;
  const request = callsTo({
    timeoutMs: 60_000,
    service: serviceOf(() => {
      calls++;
      setTimeout(() => visitor.abort(), 0);
      return new Response("{}", { status: 503 });
    }),
  });
  const { signal } = visitor;
  assert.equal((await request("articles", { signal })).ok, false);
  assert.equal(calls, 1);
});
