/** Catalogue section A: what a request's own bytes may do. */
import assert from "node:assert/strict";
import { canonicalPaths, paths } from "../../src/paths.ts";
import { startFakeContent } from "../support/fake-content.ts";
import { get, type RawAnswer, sendRaw } from "../support/raw-client.ts";
import { type RunningSite, startSite } from "../support/site.ts";
import { article, goodContent, job } from "../support/fake-content.ts";

const siteUrl = "https://site.example";
const content = startFakeContent(
  goodContent([article({ _id: "one", tags: "featured" })], [
    job({ _id: "one" }),
  ]),
);
let site: RunningSite;

Deno.test.beforeAll(async () => {
  site = await startSite({
    SITE_URL: siteUrl,
    CONTENT_API_URL: content.origin,
  });
});
Deno.test.afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await content[Symbol.asyncDispose]();
});

function ask(target: string, options?: Parameters<typeof get>[1]) {
  return sendRaw(site.origin, get(target, options));
}

/** Where a redirect leads, seen from the site; undefined without one. */
function originOf({ headers }: RawAnswer): string | undefined {
  const location = headers.get("location");
  return location === null ? undefined : new URL(location, siteUrl).origin;
}

/** An answer without what is new each time. */
function lasting({ text }: RawAnswer): string {
  return text.replace(/^(?:date|server-timing):.*\r\n/gim, "");
}

const foreign = [
  "//evil.example",
  "//evil.example/%2e%2e",
  "///evil.example",
  "/\\evil.example",
  "/%5Cevil.example",
  "/%5c%5cevil.example",
  "/%09/evil.example",
  "/%0d%0aLocation:%20https:%2f%2fevil.example",
  "/.//evil.example",
  "/blog//evil.example",
  "/https://evil.example",
  "//evil%E3%80%82example",
];

Deno.test("A1: no path leads off the site", async () => {
  for (const path of foreign.flatMap((it) => [it, `${it}/`, `${it}/?x=//y`])) {
    const answer = await ask(path);
    assert.ok([404, 308].includes(answer.status), `${path} ${answer.status}`);
    assert.ok([undefined, siteUrl].includes(originOf(answer)), path);
    assert.doesNotMatch(answer.headers.get("location") ?? "", /^[/\\]{2}/);
  }
});

Deno.test("A2: a host that makes no sense is refused", async () => {
  const hosts = [
    "evil.example/x?",
    'a"><b',
    "good@evil",
    "a b",
    "",
    "a,b",
    "x:99999999",
    "[::1",
  ];
  for (const host of hosts) {
    assert.equal((await ask("/", { host })).status, 400, host);
  }
  const twice = await ask("http://evil.example/about-us");
  assert.equal(twice.status, 400, "the target and the header differ");
});

Deno.test("A2: hosts of all sorts get the same bytes, built from the public origin", async () => {
  for (const path of ["/about-us", "/sitemap.xml", "/feed.xml", "/blog"]) {
    const usual = await ask(path);
    assert.equal(usual.status, 200);
    for (
      const host of ["127.0.0.1:1", "[::1]:80", "evil.example", "EVIL.example"]
    ) {
      assert.equal(lasting(await ask(path, { host })), lasting(usual), host);
    }
    // Without a host it cannot be told from HTTP/2, which has no such header.
    const bare = await sendRaw(site.origin, `GET ${path} HTTP/1.1\r\n\r\n`);
    assert.equal(lasting(bare), lasting(usual));
    const absolute = await ask(`http://evil.example${path}`, {
      host: "evil.example",
    });
    assert.equal(lasting(absolute), lasting(usual));
    assert.doesNotMatch(usual.text, /evil/i);
  }
});

Deno.test("A3 and A4: headers that proxies and frameworks trust change nothing", async () => {
  const headers = [
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: http",
    "X-Forwarded-Port: 1",
    "Forwarded: host=evil.example",
    "X-Original-URL: /careers",
    "X-Rewrite-URL: /careers",
    "X-HTTP-Method-Override: DELETE",
    "x-middleware-subrequest: middleware:middleware",
    "X-React-Router-SPA-Mode: yes",
    "X-React-Router-Prerender-Data: {}",
    "RSC: 1",
    "Next-Router-Prefetch: 1",
    "Purpose: prefetch",
    "X-Request-Id: 1",
  ].map((it) => `${it}\r\n`).join("");
  for (const path of ["/", "/blog", "/nowhere", "/sitemap.xml", "/api/jobs"]) {
    await ask(path);
    const usual = await ask(path);
    assert.equal(lasting(await ask(path, { headers })), lasting(usual), path);
  }
});

Deno.test("A5: paths that climb, and ids that cannot be, ask the content service nothing", async () => {
  content.requests.length = 0;
  const targets = [
    "/blog/%2e%2e%2fjobs",
    "/blog/..%5cjobs",
    "/blog/%252e%252e",
    "/blog/%252e%252e%252fjobs",
    "/blog/..",
    "/blog/.",
    "/blog/../api/jobs",
    "/blog/..;/jobs",
    "/careers/%00",
    `/careers/${"x".repeat(6000)}`,
    "/careers/a%3fb",
    "/careers/a%23b",
    "/careers/a%25b",
    "/careers/a#b",
    "/blog/a%20b",
    "/api/article/%2e%2e%2fjobs",
    "/api/job/a%3fb",
  ];
  for (const target of targets) {
    assert.equal((await ask(target)).status, 404, target.slice(0, 60));
  }
  assert.equal(
    (await ask(`/careers/${"x".repeat(10_000)}`)).status,
    414,
    "too long for any address",
  );
  assert.deepEqual(content.requests.map((it) => it.url), []);
});

Deno.test("A6: percent signs that encode nothing are 404 and no line of alarm", async () => {
  for (const path of ["/blog/%E0%A4%A", "/%", "/%zz", "/careers/%ff%fe"]) {
    assert.equal((await ask(path)).status, 404, path);
  }
  const alarms = site.lines.filter((line) => !line.includes('"level":"info"'));
  assert.deepEqual(alarms, []);
});

Deno.test("A7: other methods are refused with those that are allowed", async () => {
  const methods = ["TRACE", "PUT", "DELETE", "PATCH", "FOO", "OPTIONS", "POST"];
  for (const method of methods) {
    for (const path of ["/", "/blog", "/api/jobs", "/icons/favicon.svg"]) {
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

Deno.test("A8: HEAD has the status and the headers of GET, and no body", async () => {
  const targets = [
    ...Object.values(paths).map((path) =>
      path.replace(":slug", "aurora-ai").replace(":id", "one")
    ),
    "/nowhere",
    "/blog/unknown",
    "/sitemap.xml",
    "/robots.txt",
    "/feed.xml",
    "/feed.json",
    "/manifest.webmanifest",
    "/healthz",
    "/readyz",
    "/api/jobs",
    "/icons/favicon.svg",
    "/About-Us",
    "/blog/",
  ];
  const unlike = /^(?:date|server-timing|transfer-encoding|content-length)$/;
  for (const target of targets) {
    await ask(target);
    const whole = await ask(target);
    const head = await ask(target, { method: "HEAD" });
    const names = ({ headers }: RawAnswer) =>
      [...headers].filter(([name]) => !unlike.test(name));
    assert.equal(head.status, whole.status, target);
    assert.deepEqual(names(head), names(whole), target);
    assert.equal(head.body, "", target);
    const length = head.headers.get("content-length");
    assert.ok([null, whole.headers.get("content-length")].includes(length));
  }
});

Deno.test("A9: odd queries are read or ignored, and long ones have an end", async () => {
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
  assert.equal((await ask(`/blog?q=${"x".repeat(8300)}`)).status, 414);
  assert.equal((await ask(`/blog?q=${"x".repeat(60_000)}`)).status, 414);
});

Deno.test("A10: requests that two parsers could read differently do no harm", async () => {
  const body = "0\r\n\r\nGET /careers HTTP/1.1\r\nHost: x\r\n\r\n";
  const headers = [
    `Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n`,
    "Content-Length: 5\r\nContent-Length: 6\r\n",
    "Transfer-Encoding: chunked, identity\r\n",
    "Transfer-Encoding: xchunked\r\n",
    "X-A: 1\r\n folded\r\n",
    "X-A : 1\r\n",
  ];
  for (const lines of headers) {
    const request = get("/", { method: "POST", headers: lines }) + body;
    const answer = await sendRaw(site.origin, request);
    assert.ok(
      [0, 400, 405, 501].includes(answer.status),
      `${lines} ${answer.status}`,
    );
    assert.doesNotMatch(answer.text, /Join Us/, "nothing was smuggled in");
  }
  const bare = await sendRaw(site.origin, "GET / HTTP/1.1\nHost: x\n\n");
  assert.ok([0, 200, 400].includes(bare.status));
});

Deno.test("A11: what is not there is a real 404 with the site around it", async () => {
  for (const path of ["/nowhere", "/portfolio/none", "/blog/none", "/a/b/c"]) {
    const { status, headers, body } = await ask(path);
    assert.equal(status, 404, path);
    assert.match(body, /<nav/);
    assert.match(body, /<meta name="robots" content="noindex"/);
    assert.match(headers.get("cache-control") ?? "", /s-maxage=\d\d\b/);
  }
});

Deno.test("A12: every page has one canonical address, and no way there is a loop", async () => {
  for (const [alias, target] of Object.entries(canonicalPaths)) {
    const { status, body } = await ask(alias);
    assert.equal(status, 200);
    assert.ok(body.includes(`rel="canonical" href="${siteUrl}${target}"`));
  }
  const odd: Record<string, string> = {
    "/About-Us": "/about-us",
    "/BLOG/one/": "/blog/one",
    "/services//web-dev": "/services/web-dev",
    "/careers/": "/careers",
    "/%61cademy": "/academy",
    "//": "/",
    "/blog/?q=a": "/blog?q=a",
    "/Blog/One": "/blog/One",
    "/blog/\xc3\xa9/?q=\xc3\xa9": "/blog/%C3%A9?q=%C3%A9",
  };
  for (const [path, target] of Object.entries(odd)) {
    const { status, headers } = await ask(path);
    assert.equal(status, 308, path);
    assert.equal(headers.get("location"), target);
    assert.notEqual((await ask(target)).status, 308, target);
  }
  const named = await ask("/about-us?x=1", { host: "www.site.example" });
  assert.equal(named.status, 308);
  assert.equal(named.headers.get("location"), `${siteUrl}/about-us?x=1`);
  assert.equal((await ask("/", { host: "site.example" })).status, 200);
});
