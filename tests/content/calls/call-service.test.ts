import assert from "node:assert/strict";
import {
  messages,
  overCapacity,
  timedOut,
} from "../../../src/lib/content-result.ts";
import type { Caller } from "../../../src/content/calls/call-once.ts";
import {
  maxConcurrentCalls,
  maxTokenCalls,
} from "../../../src/content/calls/call-service.ts";
import type { QueryKey } from "../../../src/content/query-keys.ts";
import { answerTo, callsTo, serviceOf } from "../../support/content/calls.ts";
import { records } from "../../../src/pages/records.server.ts";
import { waitUntil } from "../../support/promises.ts";

type Reply = (
  path: string,
  signal?: AbortSignal,
) => Response | Promise<Response>;

const good: Reply = answerTo;
const status = (status: number, headers: Record<string, string> = {}) => () =>
  Response.json({ error: `E${status}` }, { status, headers });
const refused = () => Promise.reject(new TypeError("refused"));
/** Never answers; rejects when the caller aborts. */
const hanging: Reply = (_, signal) =>
  new Promise((_, reject) =>
    signal?.addEventListener("abort", () => reject(signal.reason))
  );

/** Requests that get the replies in turn; the last one is repeated. */
function upstream(replies: Reply[], timeoutMs = 60_000) {
  const state = { calls: 0, replies };
  const request = callsTo({
    timeoutMs,
    service: serviceOf(async (path, { signal }) => {
      const [next = good] = state.replies;
      if (state.replies.length > 1) state.replies.shift();
      state.calls++;
      return await next(path, signal);
    }),
  });
  return {
    state,
    get: (
      key: QueryKey = "article/a",
      caller?: Caller,
    ) => request(key, caller),
  };
}

/** Calls a failing service until the circuit breaker is open. */
async function openBreaker(
  { state, get }: ReturnType<typeof upstream>,
): Promise<void> {
  await waitUntil(async () => {
    const before = state.calls;
    await Promise.all(Array.from({ length: 120 }, () => get()));
    return state.calls === before;
  }, 0);
}

for (
  const [what, reply] of [
    ["502", status(502)],
    ["503", status(503)],
    ["504", status(504)],
    ["429", status(429)],
    ["a refused connection", refused],
    [
      "a service that asks to wait a second",
      status(503, { "Retry-After": "1" }),
    ],
  ] as const
) {
  Deno.test(`retries once after ${what}`, async () => {
    const { get, state } = upstream([reply, good]);
    assert.equal((await get()).ok, true);
    assert.equal(state.calls, 2);
  });
}

for (const code of [400, 401, 404, 500, 501]) {
  Deno.test(`does not retry after ${code}`, async () => {
    const { get, state } = upstream([status(code), good]);
    assert.equal((await get()).ok, false);
    assert.equal(state.calls, 1);
  });
}

Deno.test("does not retry when Retry-After exceeds the deadline", async () => {
  const { get, state } = upstream([
    status(429, { "Retry-After": "60" }),
    good,
  ]);
  assert.deepEqual(await get(), { ok: false, message: "E429", status: 429 });
  assert.equal(state.calls, 1);
});

Deno.test("an open breaker returns the service's last message, and recovers", async () => {
  const service = upstream([status(503)]);
  await openBreaker(service);
  const { state, get } = service;
  assert.deepEqual(await get(), { ok: false, message: "E503", status: 502 });
  state.replies = [good];
  await waitUntil(async () => (await get()).ok);
});

Deno.test("at low traffic, the next call after a recovery succeeds", async () => {
  const { state, get } = upstream([status(503)]);
  await Promise.all(Array.from({ length: 20 }, () => get()));
  state.replies = [good];
  assert.equal((await get()).ok, true);
});

Deno.test("the breaker of records does not block lists", async () => {
  const service = upstream([status(503)]);
  await openBreaker(service);
  service.state.replies = [good];
  assert.equal((await service.get("articles")).ok, true);
});

/** The callers of calls with tokens that differ. */
const manyTokens = Array.from(
  { length: maxTokenCalls.all },
  (_, index) => ({ authorization: `Token ${index}` }),
);

Deno.test("tokens that the service fails or limits keep no other token out", async () => {
  for (const code of [429, 503]) {
    const { get, state } = upstream([status(code)]);
    // More than an open breaker needs.
    for (let round = 0; round < 3; round++) {
      await Promise.all(manyTokens.map((it) => get(undefined, it)));
    }
    state.replies = [good];
    const result = await get(undefined, { authorization: "Token good" });
    assert.equal(result.ok, true);
  }
});

Deno.test("beyond the limit of calls with tokens one gets 503, and others do not wait", async () => {
  const { get, state } = upstream([hanging]);
  const left = new AbortController();
  const hung = manyTokens.map((it) =>
    get("articles", { ...it, signal: left.signal })
  );
  const late = { authorization: "Token late" };
  assert.equal(await get("articles", late), overCapacity);
  assert.equal(state.calls, maxTokenCalls.all);
  state.replies = [good];
  assert.equal((await get("articles")).ok, true);
  left.abort();
  await Promise.all(hung);
  assert.equal((await get("articles", late)).ok, true);
});

Deno.test("two calls with one token are made at a time", async () => {
  const { get, state } = upstream([hanging]);
  const left = new AbortController();
  const [own, other] = [
    { authorization: "Token own" },
    { authorization: "Token other" },
  ];
  const hung = (["article/a", "article/b"] as const).map((name) =>
    get(name, { ...own, signal: left.signal })
  );
  assert.equal(await get("article/c", own), overCapacity);
  state.replies = [good];
  assert.equal((await get("article/c", other)).ok, true);
  left.abort();
  await Promise.all(hung);
  assert.equal((await get("article/c", own)).ok, true);
});

Deno.test("calls with tokens have deadlines, after which others take their places", async () => {
  const { get, state } = upstream([hanging], 100);
  const hung = manyTokens.map((it) => get("articles", it));
  for (const it of hung) assert.equal(await it, timedOut);
  state.replies = [good];
  const late = { authorization: "Token late" };
  await waitUntil(async () => (await get("articles", late)).ok);
});

Deno.test("runs a limited number of calls for records and queues four times as many, while lists are answered", async () => {
  const released = Promise.withResolvers<void>();
  const { get, state } = upstream([
    (path) => released.promise.then(() => good(path)),
  ]);
  const pending = Array.from(
    { length: 5 * maxConcurrentCalls },
    (_, index) => get(`article/guess-${index}`),
  );
  await waitUntil(() => state.calls === maxConcurrentCalls);
  const oneTooMany = await get("article/guess");
  assert.equal(oneTooMany, overCapacity);
  assert.equal(state.calls, maxConcurrentCalls);
  state.replies = [good];
  assert.equal((await get("articles")).ok, true);
  released.resolve();
  for (const { ok } of await Promise.all(pending)) assert.equal(ok, true);
});

Deno.test("a parser that throws makes the answer unreadable", async () => {
  const request = callsTo({
    service: serviceOf(answerTo),
    kinds: {
      ...records,
      articles: {
        ...records.articles,
        whole() {
          throw new RangeError("too deep");
        },
      },
    },
  });
  const result = await request("article/a");
  assert.equal(result.ok ? "" : result.message, messages.unreadable);
});

Deno.test("disconnects abort calls and do not open the breaker", async () => {
  const { get, state } = upstream([hanging]);
  const leaving = new AbortController();
  const pending = Array.from(
    { length: 120 },
    () => get(undefined, { signal: leaving.signal }),
  );
  await waitUntil(() => state.calls === 120);
  leaving.abort();
  for (const result of await Promise.all(pending)) {
    assert.equal(result.ok ? 0 : result.status, 499);
  }
  state.replies = [good];
  assert.equal((await get()).ok, true);
});

Deno.test("the deadline also ends queued calls", async () => {
  const never = () => new Promise<Response>(() => {});
  const { get } = upstream([never], 100);
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, index) => get(`article/a${index}`)),
  );
  for (const result of results) {
    assert.equal(result.ok ? "" : result.message, messages.timedOut);
  }
});

Deno.test("an answer that many tokens get is parsed once, though each has its own call", async () => {
  let [calls, parsed] = [0, 0];
  const request = callsTo({
    service: serviceOf((_, { headers }) => {
      calls++;
      const _id = headers.Authorization === "Token other" ? "b" : "a";
      return Response.json({ articles: [{ _id }] });
    }),
    kinds: {
      ...records,
      articles: {
        ...records.articles,
        inList(article) {
          parsed++;
          return article;
        },
      },
    },
  });
  const idsFor = async (token: string) => {
    const result = await request("articles/all", {
      authorization: `Token ${token}`,
    });
    assert.ok(result.ok);
    return (result.value as { _id: string }[]).map(({ _id }) => _id);
  };
  assert.deepEqual(await idsFor("one"), ["a"]);
  assert.deepEqual(await idsFor("two"), ["a"]);
  assert.deepEqual([calls, parsed], [2, 1]);
  assert.deepEqual(await idsFor("other"), ["b"]);
  assert.deepEqual([calls, parsed], [3, 2]);
});

Deno.test("a refusal with the bytes of a known answer is a refusal", async () => {
  const replies = [200, 401];
  const request = callsTo({
    service: serviceOf(() =>
      Response.json({ articles: [] }, { status: replies.shift() ?? 500 })
    ),
  });
  const caller = { authorization: "Token a" };
  assert.equal((await request("articles", caller)).ok, true);
  assert.equal((await request("articles", caller)).ok, false);
});
