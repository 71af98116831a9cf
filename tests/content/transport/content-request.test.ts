import assert from "node:assert/strict";
import { messages } from "../../../src/content/transport/content-result.ts";
import { createContentRequest } from "../../../src/content/transport/content-request.ts";

type Reply = () => Response | Promise<Response>;

const good = () => Response.json({ value: 1 });
const status = (status: number, headers: Record<string, string> = {}) => () =>
  Response.json({ error: `E${status}` }, { status, headers });
const refused = () => Promise.reject(new TypeError("refused"));

/** Requests whose replies come in turn; the last one is repeated. */
function upstream(replies: Reply[], timeoutMs = 10_000) {
  const calls: number[] = [];
  const request = createContentRequest({
    timeoutMs,
    random: () => 0,
    send() {
      const [next = good] = replies;
      if (replies.length > 1) replies.shift();
      calls.push(performance.now());
      return Promise.resolve().then(next);
    },
  });
  return {
    calls,
    get: (path = "/a", authorization?: string) =>
      request(path, (body) => body, authorization ? { authorization } : {}),
  };
}

for (
  const [what, reply] of [
    ["502", status(502)],
    ["503", status(503)],
    ["504", status(504)],
    ["429", status(429)],
    ["a refused connection", refused],
  ] as const
) {
  Deno.test(`${what} is retried once, and the second result counts`, async () => {
    const { get, calls } = upstream([reply, good]);
    assert.equal((await get()).ok, true);
    assert.equal(calls.length, 2);
  });
}

for (const code of [400, 401, 404, 500, 501]) {
  Deno.test(`${code} is not retried`, async () => {
    const { get, calls } = upstream([status(code), good]);
    assert.equal((await get()).ok, false);
    assert.equal(calls.length, 1);
  });
}

Deno.test("a retry waits as long as Retry-After says", async () => {
  const { get, calls } = upstream([status(503, { "Retry-After": "1" }), good]);
  assert.equal((await get()).ok, true);
  assert.ok(calls[1]! - calls[0]! >= 990);
});

Deno.test("without time for Retry-After there is no retry", async () => {
  const { get, calls } = upstream([status(429, { "Retry-After": "60" }), good]);
  assert.deepEqual(await get(), { ok: false, message: "E429", status: 429 });
  assert.equal(calls.length, 1);
});

Deno.test("retries stay within their budget", async () => {
  const { get, calls } = upstream([refused]);
  for (let count = 0; count < 60; count++) await get();
  assert.ok(calls.length <= 60 + 10 + 6 + 1, String(calls.length));
});

Deno.test("an open breaker shows the last failure of each path", async () => {
  const { get, calls } = upstream([status(503)]);
  while (calls.length < 130) {
    const before = calls.length;
    await get("/b");
    if (calls.length === before) break;
  }
  const before = calls.length;
  for (const path of ["/b", "/never-asked"]) {
    assert.deepEqual(await get(path), {
      ok: false,
      message: "E503",
      status: 502,
    });
  }
  assert.equal(calls.length, before);
});

Deno.test("calls with a token open a breaker of their own and show no message of others", async () => {
  const replies: Reply[] = [status(503)];
  const { get, calls } = upstream(replies);
  for (let count = 0; count < 150; count++) await get("/a", "Token bad");
  const before = calls.length;
  const blocked = await get("/a", "Token other");
  assert.equal(blocked.ok ? "" : blocked.message, messages.unreachable);
  assert.equal(calls.length, before);
  replies[0] = good;
  assert.equal((await get("/a")).ok, true);
});

Deno.test("a parser that throws makes an unreadable answer", async () => {
  const request = createContentRequest({
    send: () => Promise.resolve(good()),
    timeoutMs: 1000,
  });
  const result = await request("/a", () => {
    throw new RangeError("too deep");
  });
  assert.equal(result.ok ? "" : result.message, messages.unreadable);
});

Deno.test("a visitor who leaves aborts the call, which is not a failure of the service", async () => {
  const leaving = new AbortController();
  const called = Promise.withResolvers<AbortSignal | undefined>();
  const request = createContentRequest({
    timeoutMs: 60_000,
    send(_, { signal }) {
      called.resolve(signal);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason))
      );
    },
  });
  const pending = request("/a", (body) => body, { signal: leaving.signal });
  const signal = await called.promise;
  leaving.abort();
  assert.equal(signal?.aborted, true);
  const result = await pending;
  assert.equal(result.ok ? 0 : result.status, 499);
});

Deno.test("visitors who leave do not open the breaker for those who stay", async () => {
  let isSlow = true;
  const request = createContentRequest({
    timeoutMs: 60_000,
    send: (_, { signal }) =>
      isSlow
        ? new Promise((_resolve, reject) =>
          signal?.addEventListener("abort", () => reject(signal.reason))
        )
        : Promise.resolve(good()),
  });
  for (let count = 0; count < 200; count++) {
    const leaving = new AbortController();
    const pending = request("/a", () => 1, { signal: leaving.signal });
    await Promise.resolve();
    leaving.abort();
    assert.equal((await pending).ok, false);
  }
  isSlow = false;
  assert.deepEqual(await request("/a", () => 1), { ok: true, value: 1 });
});

Deno.test("a probe of an open breaker is not retried", async () => {
  const clock = { now: 0 };
  let calls = 0;
  const request = createContentRequest({
    timeoutMs: 10_000,
    now: () => clock.now,
    random: () => 0,
    send() {
      calls++;
      return refused();
    },
  });
  for (let count = 0; count < 120; count++) await request("/a", () => 1);
  const before = calls;
  await request("/a", () => 1);
  assert.equal(calls, before, "the breaker is open");
  clock.now += 60_000;
  await request("/a", () => 1);
  assert.equal(calls, before + 1);
});

for (const [elapsedMs, calls] of [[4999, 2], [5000, 1]] as const) {
  Deno.test(`a failure after ${elapsedMs} of 10,000 ms makes ${calls} calls in all`, async () => {
    const clock = { now: 0 };
    let count = 0;
    const request = createContentRequest({
      timeoutMs: 10_000,
      now: () => clock.now,
      random: () => 0,
      send() {
        clock.now = elapsedMs;
        count++;
        return refused();
      },
    });
    await request("/a", () => 1);
    assert.equal(count, calls);
  });
}

Deno.test("what a token gives access to is not remembered for others", async () => {
  const remembered: string[] = [];
  const request = createContentRequest({
    timeoutMs: 1000,
    send: () => Promise.resolve(good()),
    parseCache: {
      result(path, _text, parse) {
        remembered.push(path);
        return Promise.resolve(parse());
      },
    },
  });
  await request("/own", () => 1, { authorization: "Token a" });
  await request("/public", () => 1);
  assert.deepEqual(remembered, ["/public"]);
});
