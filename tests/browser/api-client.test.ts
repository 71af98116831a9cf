import "../support/components/dom.ts";
import assert from "node:assert/strict";
import { ApiClient, authorization } from "../../src/browser/api-client.ts";
import {
  failure,
  success,
  timedOut,
  unreachable,
} from "../../src/lib/content-result.ts";
import { paths } from "../../src/paths.ts";
import { stopDocument } from "../../src/streaming/document-state.ts";

const { Event: WindowEvent } = Reflect.get(globalThis, "window");
const { Event: OwnEvent, setTimeout: later } = globalThis;
/** Lets promises run. */
const turn = () => new Promise((resolve) => later(resolve, 0));
const contentTimeoutMs = 8000;

type Answer = () => Promise<Response>;
const dropped: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
const answered: Answer = () => Promise.resolve(Response.json({ articles: [] }));

/** A browser whose calls get this answer, at the times that `tries` lists. */
function browserWith(answer: Answer) {
  const own = { setTimeout, clearTimeout, fetch, Event };
  const { now } = performance;
  const { href } = location;
  const timers = new Map<number, { run(): void; at: number }>();
  const state = { answer, now: 0, tries: [] as number[] };
  let count = 0;
  performance.now = () => state.now;
  Object.assign(globalThis, {
    Event: WindowEvent,
    fetch() {
      state.tries.push(state.now);
      return state.answer();
    },
    setTimeout(run: () => void, ms: number) {
      timers.set(++count, { run, at: state.now + ms });
      return count;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
  document.documentElement.dataset.contentTimeout = String(contentTimeoutMs);
  history.replaceState(null, "", paths.blog);
  return Object.assign(state, {
    show(property: "readyState" | "visibilityState", value: string) {
      Object.defineProperty(document, property, { configurable: true, value });
    },
    /** Passes time in small steps. */
    async pass(ms: number, stepMs = 50) {
      const end = state.now + ms;
      for (; state.now < end; state.now += stepMs) {
        for (const [id, { run, at }] of timers) {
          if (at > state.now || !timers.delete(id)) continue;
          run();
        }
        await turn();
      }
    },
    [Symbol.dispose]() {
      Object.assign(globalThis, own);
      performance.now = now;
      history.replaceState(null, "", href);
      for (const property of ["readyState", "visibilityState"]) {
        Reflect.deleteProperty(document, property);
      }
      const { dataset } = document.documentElement;
      delete dataset.contentTimeout;
      delete dataset.stopped;
    },
  });
}

Deno.test("a dropped call is tried again every one or two seconds until the line returns", async () => {
  using browser = browserWith(dropped);
  const result = new ApiClient().list("articles");
  await browser.pass(4000);
  browser.answer = answered;
  await browser.pass(2100);
  assert.deepEqual(await result, success([]));
  const { tries } = browser;
  assert.ok(tries.length > 2);
  for (const [index, at] of tries.slice(1).entries()) {
    const waited = at - (tries[index] ?? 0);
    assert.ok(waited >= 1000 && waited <= 2100, String(tries));
  }
});

Deno.test("a response that drops halfway is tried again", async () => {
  using browser = browserWith(() =>
    Promise.resolve(
      new Response(
        new ReadableStream({ pull: (it) => it.error(new TypeError()) }),
      ),
    )
  );
  const result = new ApiClient().list("articles");
  await browser.pass(50);
  browser.answer = answered;
  await browser.pass(2100);
  assert.deepEqual(await result, success([]));
});

Deno.test("gives up at the content timeout", async () => {
  using browser = browserWith(dropped);
  const result = new ApiClient().list("articles");
  await browser.pass(contentTimeoutMs + 100);
  assert.equal(await result, unreachable);
  const last = browser.tries.at(-1) ?? 0;
  assert.ok(last > contentTimeoutMs - 1100 && last <= contentTimeoutMs);
});

Deno.test("a call that is never answered ends after a minute", async () => {
  using browser = browserWith(() => new Promise(() => {}));
  const result = new ApiClient().list("articles");
  await browser.pass(62_000, 1000);
  assert.equal(await result, timedOut);
});

Deno.test("while the document arrives the timeout counts from its last part, later on from the call", async () => {
  using browser = browserWith(dropped);
  browser.show("readyState", "loading");
  browser.now = contentTimeoutMs - 1500;
  const early = new ApiClient().list("articles");
  stopDocument();
  await browser.pass(2100);
  assert.equal(await early, unreachable);
  browser.tries.length = 0;
  const late = new ApiClient().list("articles");
  await browser.pass(contentTimeoutMs + 100);
  assert.equal(await late, unreachable);
  assert.ok(browser.tries.length > 4);
});

Deno.test("a call that drops after the timeout is tried once more", async () => {
  const slow = Promise.withResolvers<Response>();
  using browser = browserWith(() => slow.promise);
  const result = new ApiClient().list("articles");
  await browser.pass(contentTimeoutMs);
  browser.answer = answered;
  slow.reject(new TypeError("Failed to fetch"));
  await browser.pass(2100);
  assert.deepEqual(await result, success([]));
});

Deno.test("an answer is not asked for again, also a failure", async () => {
  using browser = browserWith(() =>
    Promise.resolve(
      Response.json({ errorMessage: "Out of ink" }, { status: 502 }),
    )
  );
  const result = await new ApiClient().list("articles");
  await browser.pass(2100);
  assert.deepEqual(result, failure("Out of ink", 502));
  assert.equal(browser.tries.length, 1);
});

Deno.test("a dropped call is tried again at once when the browser is online", async () => {
  using browser = browserWith(dropped);
  const result = new ApiClient().list("articles");
  await browser.pass(100);
  browser.answer = answered;
  globalThis.dispatchEvent(new OwnEvent("online"));
  assert.deepEqual(await result, success([]));
  assert.equal(browser.tries.length, 2);
});

Deno.test("being online again starts no second try beside one in flight", async () => {
  using browser = browserWith(dropped);
  const result = new ApiClient().list("articles");
  const slow = Promise.withResolvers<Response>();
  browser.answer = () => slow.promise;
  await browser.pass(2100);
  assert.equal(browser.tries.length, 2);
  globalThis.dispatchEvent(new OwnEvent("online"));
  await browser.pass(2100);
  assert.equal(browser.tries.length, 2);
  slow.resolve(await answered());
  assert.deepEqual(await result, success([]));
});

Deno.test("a hidden page waits until it is visible, however late", async () => {
  using browser = browserWith(dropped);
  browser.show("visibilityState", "hidden");
  const result = new ApiClient().list("articles");
  await browser.pass(2 * contentTimeoutMs);
  assert.equal(browser.tries.length, 1);
  browser.answer = answered;
  browser.show("visibilityState", "visible");
  document.dispatchEvent(new WindowEvent("visibilitychange"));
  assert.deepEqual(await result, success([]));
});

Deno.test("the calls of a page are tried again only while it is shown", async () => {
  using browser = browserWith(dropped);
  const prefetched = new ApiClient(paths.home).list("articles");
  const { href } = location;
  await browser.pass(2100);
  assert.equal(browser.tries.length, 1);
  history.pushState(null, "", paths.home);
  await browser.pass(2100);
  assert.ok(browser.tries.length > 1);
  history.replaceState(null, "", href);
  browser.tries.length = 0;
  await browser.pass(contentTimeoutMs);
  assert.equal(browser.tries.length, 0);
  assert.equal(await prefetched, unreachable);
});

Deno.test("sends a stored token only if a header can carry it", () => {
  const sent = {
    "abc 123": "Token abc 123",
    " abc\n": "Token abc",
    '"abc"': 'Token "abc"',
    "clé": "Token clé",
    "   ": undefined,
    "\n": undefined,
    "a\nb": undefined,
    "a\0b": undefined,
    "a\u0001b": undefined,
    "a\u007fb": undefined,
    "Ọlá": undefined,
    "€": undefined,
    "🚌": undefined,
    ["x".repeat(8001)]: undefined,
  };
  try {
    for (const [token, header] of Object.entries(sent)) {
      localStorage.setItem("auth-token", token);
      assert.equal(authorization(), header, JSON.stringify(token));
      // Throws for a header that cannot be sent.
      new Headers({ Authorization: authorization() ?? "" });
    }
  } finally {
    localStorage.removeItem("auth-token");
  }
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Sets the visitor's clock until the end of the block. */
function visitorsClock(now: number): Disposable {
  const own = Date.now;
  Date.now = () => now;
  return { [Symbol.dispose]: () => void (Date.now = own) };
}

/** Text of a date in a header. */
const headerDate = (time: number) => new Date(time).toUTCString();

/** An article that is public from one time until another. */
function articleShown(from: number, until: number) {
  const iso = (time: number) => new Date(time).toISOString();
  return { _id: "a", createdAt: iso(from), unpublishAt: iso(until) };
}

for (
  const [wrong, offset] of [
    ["forty days behind", -40 * dayMs],
    ["ten minutes slow", -10 * minuteMs],
    ["three days ahead", 3 * dayMs],
  ] as const
) {
  Deno.test(`shows what is public when the visitor's clock is ${wrong}`, async () => {
    const now = Date.now();
    const articles = [articleShown(now - minuteMs, now + minuteMs)];
    using _browser = browserWith(() =>
      Promise.resolve(
        Response.json({ articles }, { headers: { Date: headerDate(now) } }),
      )
    );
    using _clock = visitorsClock(now + offset);
    const result = await new ApiClient().list("articles");
    assert.deepEqual(result, success(articles));
  });
}

Deno.test("the time of an answer is its date and its age", async () => {
  const date = Date.parse("2031-05-01T12:00:00Z");
  const articles = [articleShown(0, date + minuteMs)];
  const shown = async (age?: string) => {
    using _browser = browserWith(() =>
      Promise.resolve(
        Response.json({ articles }, {
          headers: { Date: headerDate(date), ...(age && { Age: age }) },
        }),
      )
    );
    const result = await new ApiClient().list("articles");
    return result.ok && result.value.length;
  };
  assert.equal(await shown(), 1);
  assert.equal(await shown("59"), 1);
  assert.equal(await shown("61"), 0);
});

Deno.test("an answer without a date is judged by the last answer and the time since", async () => {
  const date = Date.parse("2032-05-01T12:00:00Z");
  const articles = [articleShown(0, date + minuteMs)];
  const headers: Record<string, string> = { Date: headerDate(date) };
  using browser = browserWith(() =>
    Promise.resolve(Response.json({ articles }, { headers }))
  );
  await new ApiClient().list("articles");
  delete headers.Date;
  browser.now += minuteMs - 1000;
  assert.deepEqual(await new ApiClient().list("articles"), success(articles));
  browser.now += 1000;
  assert.deepEqual(await new ApiClient().list("articles"), success([]));
});

const refusal = { errorMessage: "Invalid token" };
const busy = { errorMessage: "Too many visitors" };

for (
  const [what, replies, expected] of [
    ["401", [[401, refusal], [200, { articles: [] }]], success([])],
    [
      "401, and if that fails too the first message shows",
      [[401, refusal], [502, { errorMessage: "Out of ink" }]],
      failure("Invalid token", 401),
    ],
    ["503", [[503, busy], [200, { articles: [] }]], success([])],
    [
      "503, and if that fails too the second message shows",
      [[503, busy], [404, { errorMessage: "No such list" }]],
      failure("No such list", 404),
    ],
  ] as const
) {
  Deno.test(`without the token a call is made once more after a ${what}`, async () => {
    const sent: (string | null)[] = [];
    const own = fetch;
    localStorage.setItem("auth-token", "dead");
    globalThis.fetch = (_, init) => {
      const [status, body] = replies[sent.length] ?? [500, {}];
      sent.push(new Headers(init?.headers).get("authorization"));
      return Promise.resolve(Response.json(body, { status }));
    };
    try {
      assert.deepEqual(await new ApiClient().list("articles"), expected);
      assert.deepEqual(sent, ["Token dead", null]);
      assert.equal(localStorage.getItem("auth-token"), "dead");
    } finally {
      globalThis.fetch = own;
      localStorage.removeItem("auth-token");
    }
  });
}
