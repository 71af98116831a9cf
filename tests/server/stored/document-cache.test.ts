import assert from "node:assert/strict";
import { blogPath } from "../../../src/paths.ts";
import type { CallName } from "../../../src/content/call-names.ts";
import { createDocument } from "../../../src/server/stored/document.ts";
import {
  DocumentCache,
  documentCacheLimits,
} from "../../../src/server/stored/document-cache.ts";
import { testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";

/** A document whose answers are fresh for the given milliseconds. */
function documentOf(
  fresh: { [name in CallName]?: number } = {},
  status = 200,
) {
  const used = Object.entries(fresh).map(([name, ms = 0]) =>
    [name as CallName, { freshUntil: performance.now() + ms }] as const
  );
  return createDocument({
    status,
    body: "A page",
    headers: {},
    route: "*",
    used: new Map(used),
  });
}

Deno.test("a document is cached until the first of its answers becomes stale", () => {
  const cache = new DocumentCache();
  const document = documentOf({ articles: 60_000, "article/one": 40_000 });
  cache.set("/page", document);
  {
    using _later = laterBy(30_000);
    assert.equal(cache.get("/page"), document);
  }
  using _later = laterBy(40_000);
  assert.equal(cache.get("/page"), undefined);
});

Deno.test("does not cache a document made of a stale answer", () => {
  const cache = new DocumentCache();
  cache.set("/page", documentOf({ articles: 60_000, "article/one": 0 }));
  assert.equal(cache.size().entries, 0);
});

Deno.test("a document without content never expires and survives a purge", () => {
  const cache = new DocumentCache();
  const document = documentOf();
  cache.set("/page", document);
  cache.purge("all");
  using _later = laterBy(1e9);
  assert.equal(cache.get("/page"), document);
});

Deno.test("a purge evicts only the documents built from the purged content", () => {
  const documents = {
    "/blog": documentOf({ articles: 60_000 }),
    "/blog/one": documentOf({ "article/one": 60_000, articles: 60_000 }),
    "/blog/two": documentOf({ "article/two": 60_000 }),
    "/about-us": documentOf(),
  };
  for (
    const [purged, left] of [
      ["articles", ["/blog/two", "/about-us"]],
      ["article/one", ["/blog", "/blog/two", "/about-us"]],
      ["article/three", ["/blog", "/blog/one", "/blog/two", "/about-us"]],
      ["all", ["/about-us"]],
    ] as const
  ) {
    const cache = new DocumentCache();
    for (const [address, document] of Object.entries(documents)) {
      cache.set(address, document);
    }
    cache.purge(purged);
    const kept = Object.keys(documents).filter((it) => cache.get(it));
    assert.deepEqual(kept, left, purged);
  }
});

for (const statuses of [[200, 404], [404, 200]]) {
  Deno.test(`a document with status ${statuses[1]} replaces one with status ${statuses[0]}`, () => {
    const cache = new DocumentCache();
    const documents = statuses.map((status) => documentOf({}, status));
    for (const document of documents) cache.set("/page", document);
    assert.equal(cache.get("/page"), documents[1]);
    assert.equal(cache.size().entries, 1);
  });
}

Deno.test("unknown ids and queries evict only each other", () => {
  const cache = new DocumentCache();
  const { max } = documentCacheLimits.arbitrary;
  cache.set("/blog", documentOf());
  for (let count = 0; count < max; count++) {
    cache.set(`/blog/unknown-${count}`, documentOf({}, 404));
    cache.set(`/blog?q=text-${count}`, documentOf());
  }
  assert.equal(cache.size().entries, 1 + max);
  assert.ok(cache.get("/blog"));
});

Deno.test("caches the page of a search", async () => {
  const app = await testApp();
  const path = blogPath({ q: "one" });
  for (const expected of [false, true]) {
    const response = await app.request(path);
    await response.text();
    const timing = response.headers.get("server-timing") ?? "";
    assert.equal(/memory/.test(timing), expected);
  }
});
