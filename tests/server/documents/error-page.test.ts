import assert from "node:assert/strict";
import { ResponseCache } from "../../../src/server/stored/response-cache.ts";
import { brokenDocuments, testApp } from "../../support/app.ts";

const brokenPage = new URL(
  "./print-broken-page.ts",
  import.meta.url,
);
const secret = "secret-reason at /srv/app/file.ts";

Deno.test("a page that fails to render is a 500 page with the request id", async () => {
  const app = await testApp({
    services: { responses: brokenDocuments(secret) },
  });
  const response = await app.request("/blog");
  const html = await response.text();
  assert.equal(response.status, 500);
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.ok(Number(response.headers.get("retry-after")) > 0);
  assert.match(html, /<main[^]*<h1/);
  assert.match(html, /<nav/);
  assert.doesNotMatch(html, /secret-reason|\/srv\/|at .*:\d+:\d+/);
  const timing = response.headers.get("server-timing") ?? "";
  const id = /id;desc="([^"]+)"/.exec(timing)?.[1] ?? "?";
  assert.ok(html.includes(id), "the page names the id");
  assert.ok(app.lines.some((it) => it.includes(id) && it.includes(secret)));
});

Deno.test("a thrown value that is no error is a 500 page too", async () => {
  const responses = Object.assign(new ResponseCache(), {
    get() {
      throw secret;
    },
  });
  const app = await testApp({ services: { responses } });
  const response = await app.request("/blog");
  assert.equal(response.status, 500);
  assert.match(await response.text(), /<main[^]*<h1/);
  assert.match(response.headers.get("server-timing") ?? "", /id;desc=/);
  assert.ok(app.lines.some((it) => it.includes(secret)));
});

Deno.test("work that ends because the visitor has left is no error", async () => {
  const { signal } = new AbortController();
  const leaving = new AbortController();
  const responses = Object.assign(new ResponseCache(), {
    get() {
      leaving.abort();
      throw leaving.signal.reason;
    },
  });
  const app = await testApp({ services: { responses } });
  const left = await app.request("/blog", { signal: leaving.signal });
  assert.equal(left.status, 499);
  assert.equal(await left.text(), "");
  assert.deepEqual(app.lines, []);
  // Something else was aborted: a bug.
  const failed = await app.request("/blog", { signal });
  await failed.text();
  assert.equal(failed.status, 500);
  assert.match(app.lines.join(), /AbortError/);
});

Deno.test("a failure is logged also when the visitor has left", async () => {
  const app = await testApp({
    services: { responses: brokenDocuments(secret) },
  });
  const signal = AbortSignal.abort();
  const response = await app.request("/blog", { signal });
  await response.text();
  assert.ok(app.lines.some((it) => it.includes(secret)));
});

Deno.test("renders the rest of a page when a component throws, does not cache it, and logs no query", async () => {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", brokenPage.href, secret],
    env: { NODE_ENV: "production" },
    stderr: "null",
  }).output();
  const { status, caching, html, lines } = JSON.parse(
    new TextDecoder().decode(stdout),
  );
  assert.equal(status, 200);
  assert.equal(caching, "no-store");
  assert.match(html, /<nav/);
  assert.doesNotMatch(html, /secret-reason|\/srv\//);
  const logged = lines.map((line: string) => JSON.parse(line));
  assert.deepEqual(logged.map(({ path }: { path: string }) => path), ["/blog"]);
  assert.doesNotMatch(lines.join(), /tag=/);
});

Deno.test("answers with plain HTML when the error page cannot be rendered either", async () => {
  const app = await testApp({ isBroken: true });
  const response = await app.request("/about-us");
  const html = await response.text();
  assert.equal(response.status, 500);
  assert.match(html, /^<!doctype html>/);
  assert.match(html, /<h1>/);
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.equal(response.headers.get("x-content-type-options"), "nosniff");
});
