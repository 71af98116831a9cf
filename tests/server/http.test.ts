import assert from "node:assert/strict";
import { paths, projectPath } from "../../src/paths.ts";
import {
  addresses,
  recordPages,
  unknownAddress,
} from "../support/addresses.ts";
import { testApp } from "../support/app.ts";
import { publicOrigin } from "../support/settings.ts";

const app = await testApp();

Deno.test("every address of the route table answers with a page", async () => {
  for (const path of addresses) {
    const response = await app.request(path);
    const text = await response.text();
    assert.equal(response.status, 200, path);
    assert.match(response.headers.get("content-type") ?? "", /^text\/html/);
    assert.match(text, /<h1/, path);
  }
});

Deno.test("an address without a page answers 404 with the site's own page", async () => {
  for (
    const path of [
      unknownAddress,
      "/services/none",
      projectPath("no-such-project"),
      ...recordPages("no-such-record"),
      "/blog/one/two",
      "/assets/none.js",
    ]
  ) {
    const response = await app.request(path);
    const text = await response.text();
    assert.equal(response.status, 404, path);
    if (!path.startsWith("/assets")) {
      assert.match(text, /<nav/, path);
      assert.match(text, /<meta name="robots" content="noindex"/, path);
    }
  }
});

Deno.test("pages answer GET and HEAD; other methods are 405 with Allow", async () => {
  for (const path of [paths.home, paths.blog, "/robots.txt", "/api/articles"]) {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await app.request(path, { method });
      assert.equal(response.status, 405, `${method} ${path}`);
      assert.equal(response.headers.get("allow"), "GET, HEAD");
    }
  }
  const head = await app.request(paths.about, { method: "HEAD" });
  assert.equal(head.status, 200);
  assert.equal(await head.text(), "");
  assert.match(head.headers.get("content-type") ?? "", /^text\/html/);
});

Deno.test("redirects a trailing slash with 308, never to another host", async () => {
  for (
    const [from, to] of [
      ["/blog/", "/blog"],
      ["/blog/?q=a%20b&tag=AI", "/blog?q=a%20b&tag=AI"],
      ["/about-us///", "/about-us"],
    ] as const
  ) {
    const response = await app.request(`https://site.example${from}`);
    assert.equal(response.status, 308, from);
    assert.equal(response.headers.get("location"), to, from);
  }
  for (
    const [from, to] of [
      ["///evil/", "/evil"],
      ["/\\evil//x//", "/evil/x"],
      // A dot in the last segment means a file, and files have one address.
      ["//evil.example/", null],
      ["/\\evil.example/", null],
    ] as const
  ) {
    const response = await app.request(`https://site.example${from}`);
    await response.body?.cancel();
    assert.equal(response.status, to ? 308 : 404, from);
    assert.equal(response.headers.get("location"), to, from);
  }
});

Deno.test("both contact paths show the contact page with one canonical address", async () => {
  for (const path of [paths.contact, paths.contactAlias]) {
    const text = await (await app.request(path)).text();
    assert.match(text, /<h1/);
    assert.ok(
      text.includes(
        `<link rel="canonical" href="${publicOrigin}${paths.contact}"`,
      ),
    );
  }
});

Deno.test("/healthz is 200 during a content outage; /readyz gives the reason", async () => {
  const site = await testApp({
    content: () => Response.json({ errorMessage: "Out of ink" }),
  });
  const health = await site.request("/healthz");
  assert.equal(health.status, 200);
  assert.equal((await health.json()).status, "ok");
  const ready = await site.request("/readyz");
  assert.equal(ready.status, 503);
  assert.match(JSON.stringify(await ready.json()), /Out of ink/);
  const good = await app.request("/readyz");
  assert.equal(good.status, 200);
  await good.body?.cancel();
  for (const { headers } of [health, ready, good]) {
    assert.equal(headers.get("cache-control"), "no-store");
  }
});
