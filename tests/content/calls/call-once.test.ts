import assert from "node:assert/strict";
import { messages, timedOut } from "../../../src/lib/content-result.ts";
import { readBody } from "../../../src/lib/http/read-body.ts";
import {
  type Call,
  type Caller,
  callOnce,
  type EmbeddedService,
  maxBytesInUse,
} from "../../../src/content/calls/call-once.ts";
import type { QueryKey } from "../../../src/content/query-keys.ts";
import type { Article } from "../../../src/pages/blog/article.server.ts";
import { records } from "../../../src/pages/records.server.ts";
import {
  answerTo,
  serviceOf,
  unreported,
} from "../../support/content/calls.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { inTime, waitUntil } from "../../support/promises.ts";

const headers = { "Content-Type": "application/json" };
const options = { kinds: records, ...unreported };

/** The result of a call to a service that is a function. */
async function resultOfCall(
  key: QueryKey,
  request: EmbeddedService["request"],
  caller?: Caller,
) {
  const service = serviceOf(request);
  const call = { ...caller, key };
  return (await callOnce(call, { ...options, service }, caller?.signal)).result;
}

function resultOf(body: BodyInit | null, init: ResponseInit = {}) {
  return resultOfCall(
    "articles",
    () => new Response(body, { headers, ...init }),
  );
}

async function messageOf(body: BodyInit | null, init?: ResponseInit) {
  const result = await resultOf(body, init);
  return result.ok ? undefined : result.message;
}

const { unreadable } = messages;

Deno.test("parses a valid body", async () => {
  assert.deepEqual(await resultOf('{"articles":[]}'), { ok: true, value: [] });
});

Deno.test("an errorMessage is an error even with status 200", async () => {
  const body = '{"articles":[],"errorMessage":"Closed for lunch"}';
  assert.deepEqual(await resultOf(body), {
    ok: false,
    message: "Closed for lunch",
    status: 502,
  });
});

Deno.test("an errorMessage that is not text makes the answer unreadable", async () => {
  for (const errorMessage of [{ reason: "x" }, ["x"], 5, true]) {
    const body = JSON.stringify({ articles: [], errorMessage });
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
  assert.equal((await resultOf('{"articles":[],"error":"B"}')).ok, true);
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
    ["broken JSON", '{"articles":', {}],
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
  const result = await resultOfCall("articles", () => {
    throw new TypeError("connect 10.0.0.7:9 refused");
  });
  assert.deepEqual(result, {
    ok: false,
    message: messages.unreachable,
    status: 502,
  });
});

Deno.test("a record's body may have 8 MiB, a list's 32 MiB", async () => {
  for (
    const [key, limit] of [
      ["article/x", 8],
      // A record whose id is the word for an unfiltered list.
      ["article/all", 8],
      ["articles", 32],
      ["articles/all", 32],
    ] as const
  ) {
    for (const more of [0, 1]) {
      const headers = { "Content-Length": `${limit * 2 ** 20 + more}` };
      const { ok } = await resultOfCall(
        key,
        async (path) => new Response(await answerTo(path).text(), { headers }),
      );
      assert.equal(ok, more === 0, key);
    }
  }
});

Deno.test("an answer has what the service or a parser threw as its cause", async () => {
  const bug = new TypeError("A bug");
  const broken = () => {
    throw bug;
  };
  const kinds = {
    ...records,
    articles: { ...records.articles, inList: broken },
  };
  const answer = () => Response.json({ articles: [{ _id: "one" }] });
  for (
    const [request, message] of [
      [broken, messages.unreachable],
      [answer, messages.unreadable],
    ] as const
  ) {
    const service = serviceOf(request);
    const { result, cause } = await callOnce(
      { key: "articles" },
      { ...options, kinds, service },
    );
    assert.deepEqual([!result.ok && result.message, cause], [message, bug]);
  }
});

Deno.test("parses one list over 1 MiB at a time, and none whose call has ended", async () => {
  const parsed: string[] = [];
  /** Each record takes a slice of its own, after which other work runs. */
  const kinds = {
    ...records,
    articles: {
      ...records.articles,
      inList(article: Article) {
        parsed.push(article._id);
        const end = performance.now() + 12;
        while (performance.now() < end);
        return article;
      },
    },
  };
  async function call(id: string, kilobytes: number, signal?: AbortSignal) {
    const articles = [1, 2, 3].map((index) => ({ _id: `${id}${index}` }));
    const body = JSON.stringify({ articles }).padEnd(kilobytes * 1024);
    const service = serviceOf(() => new Response(body));
    const call = { key: "articles" } as const;
    return (await callOnce(call, { ...options, kinds, service }, signal))
      .result;
  }
  const leaving = new AbortController();
  const first = call("first", 1025);
  const ended = call("ended", 1025, leaving.signal);
  const second = call("second", 1025);
  await waitUntil(() => parsed.length > 0);
  leaving.abort();
  const small = call("small", 1023);
  for (const it of [first, second, small]) assert.ok((await it).ok);
  assert.equal(await ended, timedOut);
  const large = parsed.filter((id) => !id.startsWith("small"));
  assert.deepEqual(large.map((id) => id.slice(0, -1)), [
    ...["first", "first", "first"],
    ...["second", "second", "second"],
  ]);
  assert.ok(parsed.indexOf("small1") < parsed.indexOf("second3"));
});

Deno.test("bodies in memory stop visitors' requests but not pages", async () => {
  const release = Promise.withResolvers<void>();
  const unlimited = { maxBytes: Infinity, maxBytesInUse: Infinity };
  const large = new Response(new Uint8Array(maxBytesInUse.visitor));
  const isHeld = Promise.withResolvers<void>();
  const held = readBody(large, unlimited, () => {
    isHeld.resolve();
    return release.promise;
  });
  await isHeld.promise;
  const calls: Call[] = [
    { key: "articles" },
    { key: "articles/all" },
    { key: "articles", authorization: "Token abc" },
  ];
  const areRead = () =>
    Promise.all(
      calls.map(async (call) =>
        (await resultOfCall(call.key, answerTo, call)).ok
      ),
    );
  assert.deepEqual(await areRead(), [true, false, false]);
  release.resolve();
  await held;
  assert.deepEqual(await areRead(), [true, true, true]);
});

Deno.test("each request accepts JSON, and has a token only if given", async () => {
  const seen: Record<string, string>[] = [];
  for (const authorization of [undefined, "Token abc"]) {
    await resultOfCall("articles", (path, { headers }) => {
      seen.push(headers);
      return answerTo(path);
    }, { authorization });
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
  const result = callOnce(
    { key: "articles" },
    { ...options, service: content.origin },
    visitor.signal,
  ).then(({ result }) => result);
  await inTime(asked.promise);
  visitor.abort();
  try {
    assert.equal(await inTime(result), timedOut);
    await inTime(ended.promise);
  } finally {
    ended.resolve(new Response());
  }
});
