import assert from "node:assert/strict";
import { blogPath } from "../../../src/paths.ts";
import type { QueryKey } from "../../../src/content/query-keys.ts";
import { createStoredResponse } from "../../../src/server/stored/stored-response.ts";
import {
  ResponseCache,
  responseCacheLimits,
} from "../../../src/server/stored/response-cache.ts";
import { testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";

/** A response whose answers are fresh for the given milliseconds. */
function responseOf(
  fresh: { [name in QueryKey]?: number } = {},
  status = 200,
) {
  const used = Object.entries(fresh).map(([name, ms = 0]) =>
    [name as QueryKey, { freshUntil: performance.now() + ms }] as const
  );
  return createStoredResponse({
    status,
    body: "A page",
    headers: {},
    route: "*",
    used: new Map(used),
  });
}

Deno.test("a response is cached until the first of its answers becomes stale", () => {
  const cache = new ResponseCache();
  const stored = responseOf({ articles: 60_000, "article/one": 40_000 });
  cache.set("/page", stored);
  {
    using _later = laterBy(30_000);
    assert.equal(cache.get("/page"), stored);
  }
  using _later = laterBy(40_000);
  assert.equal(cache.get("/page"), undefined);
});

Deno.test("does not cache a response made of a stale answer", () => {
  const cache = new ResponseCache();
  cache.set("/page", responseOf({ articles: 60_000, "article/one": 0 }));
  assert.equal(cache.size().entries, 0);
});

Deno.test("a response without content never expires and survives a purge", () => {
  const cache = new ResponseCache();
  const stored = responseOf();
  cache.set("/page", stored);
  cache.purge("all");
  using _later = laterBy(1e9);
  assert.equal(cache.get("/page"), stored);
});

Deno.test("a purge evicts only the responses built from the purged content", () => {
  const responses = {
    "/blog": responseOf({ articles: 60_000 }),
    "/blog/one": responseOf({ "article/one": 60_000, articles: 60_000 }),
    "/blog/two": responseOf({ "article/two": 60_000 }),
    "/about-us": responseOf(),
  };
  for (
    const [purged, left] of [
      ["articles", ["/blog/two", "/about-us"]],
      ["article/one", ["/blog", "/blog/two", "/about-us"]],
      ["article/three", ["/blog", "/blog/one", "/blog/two", "/about-us"]],
      ["all", ["/about-us"]],
    ] as const
  ) {
    const cache = new ResponseCache();
    for (const [address, stored] of Object.entries(responses)) {
      cache.set(address, stored);
    }
    cache.purge(purged);
    const kept = Object.keys(responses).filter((it) => cache.get(it));
    assert.deepEqual(kept, left, purged);
  }
});

for (const statuses of [[200, 404], [404, 200]]) {
  Deno.test(`a response with status ${statuses[1]} replaces one with status ${statuses[0]}`, () => {
    const cache = new ResponseCache();
    const responses = statuses.map((status) => responseOf({}, status));
    for (const stored of responses) cache.set("/page", stored);
    assert.equal(cache.get("/page"), responses[1]);
    assert.equal(cache.size().entries, 1);
  });
}

Deno.test("unknown ids and queries evict only each other", () => {
  const cache = new ResponseCache();
  const { max } = responseCacheLimits.arbitrary;
  cache.set("/blog", responseOf());
  for (let count = 0; count < max; count++) {
    cache.set(`/blog/unknown-${count}`, responseOf({}, 404));
    cache.set(`/blog?q=text-${count}`, responseOf());
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
