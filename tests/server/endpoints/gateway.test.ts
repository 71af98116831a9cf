import assert from "node:assert/strict";
import { messages } from "../../../src/lib/content-result.ts";
import { testApp } from "../../support/app.ts";
import {
  failing,
  held,
  silent,
  withRecords,
} from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import { article } from "../../support/content/records.ts";
import { inTime, waitUntil } from "../../support/promises.ts";

const articles = [article({ _id: "a1" }), article({ _id: "a2" })];

/** Fields that the gateway adds to a record. */
const added = new Set(["preview", "related"]);
const withoutAdded = (body: unknown) =>
  JSON.parse(
    JSON.stringify(body, (key, value) => added.has(key) ? undefined : value),
  );

Deno.test("the gateway has the content service's paths and shapes", async () => {
  await using content = fakeContent(withRecords({ articles }));
  const site = await testApp({ content });
  for (
    const [path, body] of [
      ["/api/articles", { articles }],
      ["/api/article?status=published", { articles }],
      ["/api/article/a1", { article: articles[0] }],
    ] as const
  ) {
    const response = await site.request(path);
    assert.equal(response.status, 200, path);
    assert.match(
      response.headers.get("content-type") ?? "",
      /^application\/json/,
    );
    assert.deepEqual(withoutAdded(await response.json()), body, path);
    const { pathname, search } = new URL(content.requests.at(-1)!.url);
    assert.equal(pathname + search, path);
  }
});

Deno.test("requests the unfiltered path when there is no status", async () => {
  await using content = fakeContent(withRecords({ articles }));
  const site = await testApp({ content });
  await (await site.request("/api/article")).text();
  await (await site.request("/api/article?status=")).text();
  assert.deepEqual(
    content.requests.map(({ url }) => new URL(url).pathname),
    ["/api/articles"],
  );
});

Deno.test("parameters that change nothing get the cached response", async () => {
  const app = await testApp({ content: withRecords({ articles }) });
  const kept = async () => JSON.parse(await app.get("/healthz")).kept;
  for (
    const [path, others] of [
      ["/api/articles", ["?x=1", "?status=draft", "?"]],
      ["/api/article?status=published", ["&x=1", "&status=draft"]],
      ["/api/article/a1", ["?x=1", "?status=published"]],
    ] as const
  ) {
    const first = await app.get(path);
    const before = await kept();
    for (const other of others) {
      assert.equal(await app.get(path + other), first, other);
    }
    assert.equal(await app.get(path.replace("published", "PUBLISHED")), first);
    assert.deepEqual(await kept(), before, path);
  }
});

Deno.test("only with a token is the content service asked for another status", async () => {
  const draft = article({ _id: "d", status: "draft" });
  await using content = fakeContent(withRecords({ articles: [draft] }));
  const app = await testApp({ content });
  const path = "/api/article?status=in%20review%26x";
  const headers = { Authorization: "Token one" };
  const open = await app.request(path);
  assert.deepEqual(await open.json(), { articles: [] });
  assert.equal(content.requests.length, 0);
  const personal = await app.request(path, { headers });
  assert.deepEqual(withoutAdded(await personal.json()), { articles: [draft] });
  const [asked] = content.requests;
  assert.equal(asked?.url, content.origin + path);
  assert.equal(asked?.headers.get("authorization"), "Token one");
});

Deno.test("passes on a visitor's Authorization, and does not cache the response", async () => {
  await using content = fakeContent((request) =>
    Response.json({
      articles: [
        article({
          _id: "own",
          title: request.headers.get("authorization") ?? "",
        }),
      ],
    })
  );
  const site = await testApp({ content });
  const titleFor = async (authorization?: string) => {
    const response = await site.request("/api/article?status=published", {
      headers: authorization ? { Authorization: authorization } : {},
    });
    const { articles: [first] } = await response.json();
    return [first.title, response.headers.get("cache-control")];
  };
  assert.deepEqual(await titleFor("Token one"), [
    "Token one",
    "private, no-store",
  ]);
  assert.deepEqual(await titleFor("Token two"), [
    "Token two",
    "private, no-store",
  ]);
  assert.deepEqual((await titleFor())[0], "");
  assert.deepEqual((await titleFor("Token one"))[0], "Token one");
  assert.deepEqual((await titleFor())[0], "");
  assert.equal(content.requests.length, 4);
});

for (
  const [what, answer, status, errorMessage] of [
    ["a 404", withRecords({}), 404, "Article not found"],
    [
      "a 403",
      () => Response.json({ errorMessage: "Not yours" }, { status: 403 }),
      403,
      "Not yours",
    ],
    ["a 500", failing("Out of ink"), 502, "Out of ink"],
    ["no answer", silent, 504, messages.timedOut],
  ] as const
) {
  Deno.test(`the gateway answers ${what} with ${status} and a message`, async () => {
    const app = await testApp({
      content: answer,
      settings: { CONTENT_TIMEOUT_MS: answer === silent ? "20" : "60000" },
    });
    const response = await app.request("/api/article/a1");
    assert.equal(response.status, status);
    assert.deepEqual(await response.json(), { errorMessage });
  });
}

Deno.test("aborts the content call when a visitor with a token disconnects", async () => {
  const asked = Promise.withResolvers<Request>();
  const site = await testApp({
    content(request) {
      asked.resolve(request);
      return silent(request);
    },
  });
  const leaving = new AbortController();
  const answer = site.request("/api/articles", {
    signal: leaving.signal,
    headers: { Authorization: "Token one" },
  });
  const { signal } = await inTime(asked.promise);
  leaving.abort();
  assert.equal((await answer).status, 499);
  assert.equal(signal.aborted, true);
});

Deno.test("caches the answer of a call after its visitor disconnected", async () => {
  const { answer, release } = held(withRecords({ articles }));
  const asked: Request[] = [];
  const site = await testApp({
    content(request) {
      asked.push(request);
      return answer(request);
    },
  });
  const leaving = new AbortController();
  const left = site.request("/api/articles", { signal: leaving.signal });
  await waitUntil(() => asked.length > 0);
  leaving.abort();
  release();
  assert.match(await site.get("/api/articles"), /Title of a1/);
  assert.equal(asked.length, 1);
  await (await left).body?.cancel();
});

Deno.test("includes related posts once the list of articles is cached", async () => {
  await using content = fakeContent(withRecords({ articles }));
  const site = await testApp({ content });
  async function relatedTo(id: string) {
    return JSON.parse(await site.get(`/api/article/${id}`)).article.related;
  }
  assert.equal(await relatedTo("a1"), undefined);
  await site.get("/api/article?status=published");
  assert.equal((await relatedTo("a2")).newer.id, "a1");
  // Related posts cause no call of their own.
  assert.equal(content.requests.length, 3);
});
