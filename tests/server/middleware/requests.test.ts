/** Unusual requests. */
import assert from "node:assert/strict";
import { maxParsedLength } from "../../../src/lib/http/header-limit.ts";
import { feedPaths, paths } from "../../../src/paths.ts";
import { unknownAddress } from "../../support/addresses.ts";
import { testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { oneOfEach } from "../../support/sections.ts";

const content = withRecords(oneOfEach("one"));

Deno.test("ignores headers that proxies and frameworks trust", async () => {
  const app = await testApp({ content });
  const headers = {
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "http",
    "X-Forwarded-Port": "1",
    Forwarded: "host=evil.example",
    "X-Original-URL": "/about-us",
    "X-Rewrite-URL": "/about-us",
    "X-HTTP-Method-Override": "DELETE",
    "x-middleware-subrequest": "middleware:middleware",
    "X-React-Router-SPA-Mode": "yes",
    "X-React-Router-Prerender-Data": "{}",
    RSC: "1",
    "Next-Router-Prefetch": "1",
    Purpose: "prefetch",
    "X-Request-Id": "1",
  };
  /** A response without what varies. */
  async function replyTo(path: string, init?: RequestInit) {
    const { status, headers, body } = await app.request(path, init);
    headers.delete("server-timing");
    const caching = headers.get("cache-control")?.replace(/\d+/, "") ?? "";
    headers.set("cache-control", caching);
    return [status, [...headers], await new Response(body).text()];
  }
  for (
    const path of [
      ...[paths.home, paths.blog, unknownAddress, "/blog/"],
      ...[feedPaths.sitemap, "/api/articles"],
    ]
  ) {
    // The first response may be streamed.
    await app.get(path);
    assert.deepEqual(
      await replyTo(path, { headers }),
      await replyTo(path),
      path,
    );
  }
});

Deno.test("answers 404 to addresses that no record can have, without asking for one or logging an error", async () => {
  const asked: string[] = [];
  const app = await testApp({
    content(request) {
      asked.push(new URL(request.url).pathname);
      return content(request);
    },
  });
  const records = [paths.blog, "/api/article"].flatMap((folder) =>
    [
      ...["..%2Farticles", "..%5carticles", "%252e%252e%252fjobs", "%00"],
      ...["%E0%A4%A", "%ff%fe", "a%20b", "a%3Fb", "a%23b", "a%25b"],
      "x".repeat(6000),
    ].map((id) => `${folder}/${id}`)
  );
  for (const target of ["/%", "/%zz", ...records]) {
    const response = await app.request(target);
    await response.text();
    assert.equal(response.status, 404, target.slice(0, 60));
  }
  // Articles that stand beside others are asked for by this path alone.
  assert.deepEqual(asked.filter((it) => it !== "/api/article"), []);
  assert.deepEqual(app.lines, []);
});

Deno.test("a malformed query shows the page", async () => {
  const app = await testApp({ content });
  for (
    const query of ["q[]=x", "q=%FF", "q=%", "q=%00", "tag=__proto__", "&&&"]
  ) {
    const { status, body } = await app.request(`${paths.blog}?${query}`);
    await body?.cancel();
    assert.equal(status, 200, query);
  }
});

Deno.test("a response to an overlong Accept-Encoding is not compressed", async () => {
  const app = await testApp({ content });
  const headers = { "Accept-Encoding": "br,".repeat(maxParsedLength) };
  for (const path of [paths.about, paths.blog, feedPaths.sitemap]) {
    const response = await app.request(path, { headers });
    await response.body?.cancel();
    assert.equal(response.headers.get("content-encoding"), null, path);
    // The runtime must not compress it either.
    const policy = response.headers.get("cache-control") ?? "";
    assert.match(policy, /\bno-transform$/, path);
  }
});
