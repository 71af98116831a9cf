import assert from "node:assert/strict";
import {
  messages,
  timedOut,
} from "../../../src/content/calls/content-result.ts";
import {
  callOnce,
  maxBodyBytes,
  sendTo,
} from "../../../src/content/calls/call-once.ts";
import type { CallName } from "../../../src/content/call-names.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { inTime, waitUntil } from "../../support/promises.ts";

const headers = { "Content-Type": "application/json" };

function resultOf(body: BodyInit | null, init: ResponseInit = {}) {
  return callOnce("articles", {
    send: () => Promise.resolve(new Response(body, { headers, ...init })),
    parse: (body) => (body as { value?: string }).value,
  });
}

async function messageOf(body: BodyInit | null, init?: ResponseInit) {
  const result = await resultOf(body, init);
  return result.ok ? undefined : result.message;
}

const { unreadable } = messages;

Deno.test("parses a valid body", async () => {
  assert.deepEqual(await resultOf('{"value":"x"}'), { ok: true, value: "x" });
});

Deno.test("an errorMessage is an error even with status 200", async () => {
  const body = '{"value":"x","errorMessage":"Closed for lunch"}';
  assert.deepEqual(await resultOf(body), {
    ok: false,
    message: "Closed for lunch",
    status: 502,
  });
});

Deno.test("an errorMessage that is not text makes the answer unreadable", async () => {
  for (const errorMessage of [{ reason: "x" }, ["x"], 5, true]) {
    const body = JSON.stringify({ value: "x", errorMessage });
    assert.equal(await messageOf(body), unreadable, body);
  }
});

Deno.test("the message of a failure is errorMessage, else error, else a default", async () => {
  const status = { status: 500 };
  assert.equal(
    await messageOf('{"errorMessage":"A","error":"B"}', status),
    "A",
  );
  for (const none of ["", '"errorMessage":" ",', '"errorMessage":5,']) {
    assert.equal(await messageOf(`{${none}"error":"B"}`, status), "B", none);
  }
  assert.match(await messageOf("{}", status) ?? "", /500/);
});

Deno.test("an error field in a successful response is not an error", async () => {
  assert.equal((await resultOf('{"value":"x","error":"B"}')).ok, true);
});

Deno.test("a 4xx keeps its status, a 5xx becomes 502", async () => {
  const status = async (status: number) => {
    const result = await resultOf('{"error":"no"}', { status });
    return result.ok ? 200 : result.status;
  };
  assert.deepEqual(
    await Promise.all([404, 403, 500, 503].map(status)),
    [404, 403, 502, 502],
  );
});

for (
  const [what, body, init] of [
    ["an empty body", "", {}],
    ["no body", null, { status: 204 }],
    ["broken JSON", '{"value":', {}],
    ["the wrong shape", '{"other":1}', {}],
  ] as const
) {
  Deno.test(`${what} is an unreadable answer`, async () => {
    assert.equal(await messageOf(body, init), unreadable);
  });
}

Deno.test("cleans a message of the service and cuts it at 300 characters", async () => {
  const body = JSON.stringify({ errorMessage: `\u202e\0${"m".repeat(1000)}` });
  assert.equal(await messageOf(body), "m".repeat(300));
});

Deno.test("a failed connection has a message of our own, without the address", async () => {
  const result = await callOnce("articles", {
    send: () => Promise.reject(new TypeError("connect 10.0.0.7:9 refused")),
    parse: () => 1,
  });
  assert.deepEqual(result, {
    ok: false,
    message: messages.unreachable,
    status: 502,
  });
});

Deno.test("a record's body may have 8 MiB, a list's 32 MiB", async () => {
  for (
    const [name, limit] of [
      ["article/x", 8],
      // A record whose id is the word for an unfiltered list.
      ["article/all", 8],
      ["articles", 32],
      ["articles/all", 32],
    ] as const
  ) {
    const sizes = [limit * 2 ** 20, limit * 2 ** 20 + 1];
    const isRead = sizes.map(async (size) => {
      const { ok } = await callOnce(name, {
        send: () => Promise.resolve(new Response(`{${" ".repeat(size - 2)}}`)),
        parse: () => true,
      });
      return ok;
    });
    assert.deepEqual(await Promise.all(isRead), [true, false], name);
  }
});

Deno.test("parses one list over 1 MiB at a time, and none whose call has ended", async () => {
  const started: string[] = [];
  const gates = new Map<string, () => void>();
  function call(label: string, kilobytes: number, signal?: AbortSignal) {
    const body = `{"articles":[]${" ".repeat(kilobytes * 1024)}}`;
    return callOnce("articles", {
      send: () => Promise.resolve(new Response(body)),
      async parse() {
        started.push(label);
        await new Promise<void>((resolve) => gates.set(label, resolve));
        return label;
      },
      signal,
    });
  }
  const leaving = new AbortController();
  const first = call("first", 1025);
  await waitUntil(() => gates.has("first"));
  const ended = call("ended", 1025, leaving.signal);
  const second = call("second", 1025);
  const small = call("small", 1023);
  await waitUntil(() => gates.has("small"));
  gates.get("small")?.();
  assert.equal((await small).ok, true);
  leaving.abort();
  assert.deepEqual(started, ["first", "small"]);
  gates.get("first")?.();
  assert.deepEqual(await first, { ok: true, value: "first" });
  await waitUntil(() => gates.has("second"));
  gates.get("second")?.();
  assert.equal((await second).ok, true);
  assert.equal(await ended, timedOut);
  assert.deepEqual(started, ["first", "small", "second"]);
});

Deno.test("the shared limit of bodies stops visitors' requests but not pages", async () => {
  const piece = new TextEncoder().encode(" ".repeat(2 ** 20));
  /** A call whose body of 24 MiB ends when `end` is called. */
  function reading(name: CallName, authorization?: string) {
    let left = 24;
    const taken = Promise.withResolvers<string>();
    const end = Promise.withResolvers<void>();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("{}")),
      async pull(controller) {
        if (left-- > 0) return controller.enqueue(piece);
        taken.resolve("taken");
        await end.promise;
        controller.close();
      },
      cancel: () => taken.resolve("cancelled"),
    });
    const result = callOnce(name, {
      send: () => Promise.resolve(new Response(body)),
      parse: () => true,
      authorization,
    });
    return { taken: taken.promise, end: end.resolve, result };
  }
  const visitor = reading("articles/all");
  assert.equal(await visitor.taken, "taken");
  const page = reading("articles");
  assert.equal(await page.taken, "taken");
  for (
    const oneTooMany of [
      reading("articles/all"),
      reading("articles", "Token abc"),
    ]
  ) {
    assert.equal(await oneTooMany.taken, "cancelled");
    const result = await oneTooMany.result;
    assert.equal(result.ok ? "" : result.message, unreadable);
  }
  for (const { end, result } of [visitor, page]) {
    end();
    assert.equal((await result).ok, true);
  }
  // Bytes that have been read no longer count.
  const whole = reading("articles/all");
  whole.end();
  assert.equal((await whole.result).ok, true);
});

Deno.test("cuts off an endless body", async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(4 * 1024 * 1024)),
    cancel() {
      cancelled = true;
    },
  });
  assert.equal(await messageOf(endless), unreadable);
  assert.equal(cancelled, true);
});

Deno.test("each request accepts JSON, and has a token only if given", async () => {
  const seen: Record<string, string>[] = [];
  for (const authorization of [undefined, "Token abc"]) {
    await callOnce("articles", {
      send: (_, { headers }) => {
        seen.push(headers);
        return Promise.resolve(Response.json({ value: "x" }));
      },
      parse: () => 1,
      ...(authorization && { authorization }),
    });
  }
  const json = {
    Accept: "application/json",
    "Content-Type": "application/json",
  };
  assert.deepEqual(seen, [json, { ...json, Authorization: "Token abc" }]);
});

for (
  const [what, init] of [
    [
      "an HTML page",
      { status: 500, headers: { "Content-Type": "text/html" } },
    ],
    ["a redirect", { status: 302 }],
    [
      "a list that is too large",
      { headers: { "Content-Length": `${maxBodyBytes.list + 1}` } },
    ],
  ] as const
) {
  Deno.test(`does not read the body of ${what} and cancels it`, async () => {
    let read = 0;
    const cancelled = Promise.withResolvers<void>();
    const body = new ReadableStream({
      pull(controller) {
        read++;
        controller.enqueue(new Uint8Array(1024));
      },
      cancel: () => cancelled.resolve(),
    }, { highWaterMark: 0 });
    assert.equal(await messageOf(body, init), unreadable);
    await inTime(cancelled.promise);
    assert.equal(read, 0);
  });
}

Deno.test("aborting a call ends it and its request", async () => {
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Response>();
  await using content = fakeContent(({ signal }) => {
    signal.addEventListener("abort", () => ended.resolve(new Response()));
    asked.resolve();
    return ended.promise;
  });
  const visitor = new AbortController();
  const result = callOnce("articles", {
    send: sendTo(content.origin),
    parse: () => 1,
    signal: visitor.signal,
  });
  await inTime(asked.promise);
  visitor.abort();
  try {
    assert.equal(await inTime(result), timedOut);
    await inTime(ended.promise);
  } finally {
    ended.resolve(new Response());
  }
});
