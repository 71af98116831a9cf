/** Malformed and unusual requests. */
import assert from "node:assert/strict";
import { maxParsedLength } from "../../../src/lib/http/header-limit.ts";
import { feedPaths, paths } from "../../../src/paths.ts";
import { silent, withRecords } from "../../support/content/answers.ts";
import { fakeContent } from "../../support/content/fake-content.ts";
import {
  get,
  lasting,
  type RawReply,
  sendRaw,
} from "../../support/raw-client.ts";
import { startSite, useSite } from "../../support/site.ts";
import { oneOfEach } from "../../support/sections.ts";
import { publicOrigin } from "../../support/settings.ts";
import { addressesWith } from "../../support/addresses.ts";
import { waitUntil } from "../../support/promises.ts";

const site = useSite({
  content: withRecords(oneOfEach("one")),
  settings: { SITE_URL: publicOrigin },
});
/** Requests a target exactly as written. */
const ask = (target: string, options?: Parameters<typeof get>[1]) =>
  sendRaw(site.origin, get(target, options));

Deno.test("ignores headers that proxies and frameworks trust", async () => {
  const headers = [
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: http",
    "X-Forwarded-Port: 1",
    "Forwarded: host=evil.example",
    "X-Original-URL: /about-us",
    "X-Rewrite-URL: /about-us",
    "X-HTTP-Method-Override: DELETE",
    "x-middleware-subrequest: middleware:middleware",
    "X-React-Router-SPA-Mode: yes",
    "X-React-Router-Prerender-Data: {}",
    "RSC: 1",
    "Next-Router-Prefetch: 1",
    "Purpose: prefetch",
    "X-Request-Id: 1",
  ].map((it) => `${it}\r\n`).join("");
  for (
    const path of ["/", "/blog", "/nowhere", "/sitemap.xml", "/api/articles"]
  ) {
    await ask(path);
    const usual = await ask(path);
    assert.equal(
      lasting(await ask(path, { headers })),
      lasting(usual),
      path,
    );
  }
});

Deno.test("answers 405 with Allow to other methods", async () => {
  const methods = ["TRACE", "PUT", "DELETE", "PATCH", "FOO", "OPTIONS", "POST"];
  for (const method of methods) {
    for (const path of ["/", "/blog", "/api/articles", "/icons/favicon.svg"]) {
      const answer = await ask(path, {
        method,
        headers: "X-Secret: echo-me\r\nContent-Length: 0\r\n",
      });
      assert.equal(answer.status, 405, `${method} ${path}`);
      assert.equal(answer.headers.get("allow"), "GET, HEAD");
      assert.doesNotMatch(answer.text, /echo-me/);
    }
  }
  assert.equal((await ask("*", { method: "OPTIONS" })).status, 405);
  const tunnel = await ask("localhost:443", {
    method: "CONNECT",
    host: "localhost:443",
  });
  assert.equal(tunnel.status, 405);
  const reports = await ask("/csp-report");
  assert.equal(reports.status, 405);
  assert.equal(reports.headers.get("allow"), "POST");
});

Deno.test("HEAD has the status and headers of GET, and no body", async () => {
  const targets = [
    ...addressesWith("one"),
    "/nowhere",
    "/blog/unknown",
    "/sitemap.xml",
    "/robots.txt",
    "/feed.xml",
    "/feed.json",
    "/manifest.webmanifest",
    "/healthz",
    "/readyz",
    "/api/articles",
    "/icons/favicon.svg",
    "/About-Us",
    "/blog/",
  ];
  const unlike = /^(?:date|server-timing|transfer-encoding|content-length)$/;
  for (const target of targets) {
    await ask(target);
    const whole = await ask(target);
    const head = await ask(target, { method: "HEAD" });
    const names = ({ headers }: RawReply) =>
      [...headers].filter(([name]) => !unlike.test(name))
        // It counts down.
        .map(([name, value]) => [name, value.replace(/s-maxage=\d+/, "")]);
    assert.equal(head.status, whole.status, target);
    assert.deepEqual(names(head), names(whole), target);
    assert.equal(head.body, "", target);
    const length = head.headers.get("content-length");
    assert.ok([null, whole.headers.get("content-length")].includes(length));
  }
});

Deno.test("HEAD of a page leaves no content call pending", async () => {
  let ended = 0;
  await using content = fakeContent(async (request) => {
    const response = await silent(request);
    ended++;
    return response;
  });
  await using slow = await startSite({
    content,
    settings: { CONTENT_TIMEOUT_MS: "300" },
  });
  const request = get("/blog", { method: "HEAD" });
  const { status, body } = await sendRaw(slow.origin, request);
  assert.equal(status, 200);
  assert.equal(body, "");
  // On a busy machine the call may be aborted before it is sent.
  assert.ok(content.requests.length <= 1);
  await waitUntil(() => ended >= content.requests.length);
});

Deno.test("tolerates malformed queries and truncates long values", async () => {
  const queries = [
    "q=a&q=b",
    "q[]=x",
    "q=%FF",
    "q=%",
    "q=%00",
    "tag=__proto__",
    "q",
    "&&&",
    `q=${"x".repeat(8000)}`,
  ];
  for (const query of queries) {
    const { status } = await ask(`/blog?${query}`);
    assert.equal(status, 200, query.slice(0, 40));
  }
  const first = await ask("/blog?q=first&q=second");
  assert.match(first.body, /value="first"/);
  const long = await ask(`/blog?q=${"x".repeat(8000)}`);
  assert.match(long.body, /value="x{100}"/);
  assert.equal((await ask(`/blog?q=${"x".repeat(8300)}`)).status, 414);
  assert.equal((await ask(`/blog?q=${"x".repeat(60_000)}`)).status, 414);
});

Deno.test("rejects ambiguous requests (smuggling) with 400 and closes the connection", async () => {
  const body = "0\r\n\r\nGET /about-us HTTP/1.1\r\nHost: x\r\n\r\n";
  const headers = [
    `Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n`,
    "Content-Length: 5\r\nContent-Length: 6\r\n",
    "Transfer-Encoding: chunked, identity\r\n",
    "Transfer-Encoding: xchunked\r\n",
    "X-A: 1\r\n folded\r\n",
    "X-A : 1\r\n",
    "Content-Length: +5\r\n",
    "Transfer-Encoding : chunked\r\n",
  ];
  for (const lines of headers) {
    for (const method of ["GET", "POST"]) {
      const request = get("/", { method, headers: lines }) + body;
      const answer = await sendRaw(site.origin, request);
      assert.equal(answer.status, 400, lines);
      assert.equal(answer.headers.get("connection"), "close", lines);
      assert.equal(answer.text.match(/HTTP\/1\.1/g)?.length, 1, lines);
    }
  }
  // The runtime accepts a bare line feed as a line end.
  const bare = await sendRaw(
    site.origin,
    "GET / HTTP/1.1\nHost: x\n\n",
  );
  assert.equal(bare.status, 200);
});

Deno.test("a response to an overlong Accept-Encoding is not compressed", async () => {
  const headers = `Accept-Encoding: ${"br,".repeat(maxParsedLength)}\r\n`;
  for (const path of [paths.about, paths.blog, feedPaths.sitemap]) {
    const { status, headers: sent } = await ask(path, { headers });
    assert.equal(status, 200, path);
    assert.equal(sent.get("content-encoding"), null, path);
  }
});
