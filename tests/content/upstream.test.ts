import assert from "node:assert/strict";
import { messages } from "../../src/content/answer.ts";
import { createUpstream } from "../../src/content/upstream.ts";

type Reply = () => Response | Promise<Response>;

const good = () => Response.json({ value: 1 });
const status = (status: number, headers: Record<string, string> = {}) => () =>
  Response.json({ error: `E${status}` }, { status, headers });
const refused = () => Promise.reject(new TypeError("refused"));

/** Asks over replies that come in turn; the last one stays. */
function upstream(replies: Reply[], timeoutMs = 10_000) {
  const calls: number[] = [];
  const ask = createUpstream({
    timeoutMs,
    random: () => 0,
    send() {
      const next = replies.length > 1 ? replies.shift()! : replies[0]!;
      calls.push(performance.now());
      return Promise.resolve().then(next);
    },
  });
  return {
    calls,
    get: (path = "/a", authorization?: string) =>
      ask(path, (body) => body, authorization ? { authorization } : {}),
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
  Deno.test(`${what} is tried once more, and the second answer counts`, async () => {
    const { get, calls } = upstream([reply, good]);
    assert.equal((await get()).ok, true);
    assert.equal(calls.length, 2);
  });
}

for (const code of [400, 401, 404, 500, 501]) {
  Deno.test(`${code} is an answer and not tried again`, async () => {
    const { get, calls } = upstream([status(code), good]);
    assert.equal((await get()).ok, false);
    assert.equal(calls.length, 1);
  });
}

Deno.test("the service's own wish for a pause is kept within the deadline", async () => {
  const { get, calls } = upstream([status(503, { "Retry-After": "1" }), good]);
  assert.equal((await get()).ok, true);
  assert.ok(calls[1]! - calls[0]! >= 990);
});

Deno.test("a pause longer than the deadline allows means no second call", async () => {
  const { get, calls } = upstream([status(429, { "Retry-After": "60" }), good]);
  assert.deepEqual(await get(), { ok: false, message: "E429", status: 429 });
  assert.equal(calls.length, 1);
});

Deno.test("retries stay within their budget", async () => {
  const { get, calls } = upstream([refused]);
  for (let count = 0; count < 60; count++) await get();
  assert.ok(calls.length <= 60 + 10 + 6 + 1, String(calls.length));
});

Deno.test("while no calls are made each path keeps its own last message", async () => {
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

Deno.test("calls with a token fail for themselves alone", async () => {
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

Deno.test("a reader that breaks makes an unreadable answer", async () => {
  const ask = createUpstream({
    send: () => Promise.resolve(good()),
    timeoutMs: 1000,
  });
  const answer = await ask("/a", () => {
    throw new RangeError("too deep");
  });
  assert.equal(answer.ok ? "" : answer.message, messages.unreadable);
});

Deno.test("a visitor who leaves ends the call, and is no failure of the service", async () => {
  const leaving = new AbortController();
  const called = Promise.withResolvers<AbortSignal | undefined>();
  const ask = createUpstream({
    timeoutMs: 60_000,
    send(_, { signal }) {
      called.resolve(signal);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason))
      );
    },
  });
  const asked = ask("/a", (body) => body, { signal: leaving.signal });
  const signal = await called.promise;
  leaving.abort();
  assert.equal(signal?.aborted, true);
  const answer = await asked;
  assert.equal(answer.ok ? 0 : answer.status, 499);
});
