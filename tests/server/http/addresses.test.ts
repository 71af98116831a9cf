/** Addresses and hosts of requests, and their redirects. */
import assert from "node:assert/strict";
import { canonicalPaths } from "../../../src/paths.ts";
import {
  get,
  lasting,
  type RawReply,
  sendRaw,
} from "../../support/raw-client.ts";
import { startSite, useSite } from "../../support/site.ts";
import { withRecords } from "../../support/content/answers.ts";
import { oneOfEach } from "../../support/sections.ts";
import { publicOrigin } from "../../support/settings.ts";

const site = useSite({
  content: withRecords(oneOfEach("one")),
  settings: { SITE_URL: publicOrigin },
});
/** Requests a target exactly as written. */
const ask = (target: string, options?: Parameters<typeof get>[1]) =>
  sendRaw(site.origin, get(target, options));

/** The origin that a redirect leads to, or undefined. */
function originOf({ headers }: RawReply): string | undefined {
  const location = headers.get("location");
  return location === null ? undefined : new URL(location, publicOrigin).origin;
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

Deno.test("no path redirects off the site", async () => {
  for (const path of foreign.flatMap((it) => [it, `${it}/`, `${it}/?x=//y`])) {
    const answer = await ask(path);
    assert.ok([404, 308].includes(answer.status), `${path} ${answer.status}`);
    assert.ok([undefined, publicOrigin].includes(originOf(answer)), path);
    assert.doesNotMatch(answer.headers.get("location") ?? "", /^[/\\]{2}/);
  }
});

Deno.test("rejects malformed hosts with 400", async () => {
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

Deno.test("redirects other public hosts to the public origin", async () => {
  const hosts = [
    "evil.example",
    "EVIL.example:80",
    "site.example.evil.example",
  ];
  for (const host of [...hosts, "evilsite.example", "www.evil.example."]) {
    for (
      const path of ["/about-us?x=1", "/sitemap.xml", "/api/articles", "/"]
    ) {
      const { status, headers, text } = await ask(path, { host });
      assert.equal(status, 308, host);
      assert.equal(headers.get("location"), publicOrigin + path);
      assert.doesNotMatch(text, /evil/i);
    }
    assert.equal((await ask("/healthz", { host })).status, 200, host);
    assert.equal((await ask("//x/../%5c", { host })).status, 404, host);
  }
  const absolute = await ask("http://evil.example/blog", {
    host: "evil.example",
  });
  assert.equal(absolute.headers.get("location"), `${publicOrigin}/blog`);
});

Deno.test("the site's own hosts get the same bytes, with links to the public origin", async () => {
  for (const path of ["/about-us", "/sitemap.xml", "/feed.xml", "/blog"]) {
    // The first response may be streamed.
    await ask(path);
    const usual = await ask(path);
    assert.equal(usual.status, 200);
    const hosts = [
      ...["site.example", "origin.site.example", "127.0.0.1:1", "[::1]:80"],
      ...["site", "site.svc.cluster.local", "site-a1b2c3.agency.deno.net"],
    ];
    for (const host of hosts) {
      assert.equal(
        lasting(await ask(path, { host })),
        lasting(usual),
        host,
      );
    }
    // HTTP/1.0 and HTTP/2 requests may lack a Host header, and the runtime does
    // not report the version.
    const bare = await sendRaw(
      site.origin,
      `GET ${path} HTTP/1.1\r\n\r\n`,
    );
    assert.equal(lasting(bare), lasting(usual));
  }
});

Deno.test("without SITE_URL every host gets the same response", async () => {
  await using unnamed = await startSite({ content: site.content });
  for (const path of ["/about-us", "/sitemap.xml", "/feed.xml"]) {
    const answers = await Promise.all(
      ["127.0.0.1", "evil.example", "agency.example"].map((host) =>
        sendRaw(unnamed.origin, get(path, { host }))
      ),
    );
    const [usual, ...others] = answers.map(lasting);
    assert.equal(answers[0]?.status, 200);
    for (const other of others) assert.equal(other, usual);
    assert.doesNotMatch(usual ?? "", /evil/i);
  }
});

Deno.test("path traversal and invalid ids get 404 without a content call", async () => {
  site.content.requests.length = 0;
  const targets = [
    "/blog/%2e%2e%2farticles",
    "/blog/..%5carticles",
    "/blog/%252e%252e",
    "/blog/%252e%252e%252fjobs",
    "/blog/..",
    "/blog/.",
    "/blog/../api/articles",
    "/blog/..;/articles",
    "/blog/%00",
    `/blog/${"x".repeat(6000)}`,
    "/blog/a%3fb",
    "/blog/a%23b",
    "/blog/a%25b",
    "/blog/a#b",
    "/blog/a%20b",
    "/api/article/%2e%2e%2farticles",
    "/api/article/a%3fb",
  ];
  for (const target of targets) {
    assert.equal((await ask(target)).status, 404, target.slice(0, 60));
  }
  assert.equal(
    (await ask(`/blog/${"x".repeat(10_000)}`)).status,
    414,
    "too long for any address",
  );
  assert.deepEqual(site.content.requests.map((it) => it.url), []);
});

Deno.test("malformed percent-encoding is 404 and logs no error", async () => {
  for (const path of ["/blog/%E0%A4%A", "/%", "/%zz", "/blog/%ff%fe"]) {
    assert.equal((await ask(path)).status, 404, path);
  }
  const alarms = site.lines.filter((line) => !line.includes('"level":"info"'));
  assert.deepEqual(alarms, []);
});

Deno.test("a missing page is 404 with the site's layout and noindex", async () => {
  for (const path of ["/nowhere", "/portfolio/none", "/blog/none", "/a/b/c"]) {
    const { status, headers, body } = await ask(path);
    assert.equal(status, 404, path);
    assert.match(body, /<nav/);
    assert.match(body, /<meta name="robots" content="noindex"/);
    assert.match(headers.get("cache-control") ?? "", /s-maxage=\d\d\b/);
  }
});

Deno.test("redirects other spellings of an address to the canonical one, without loops", async () => {
  for (const [alias, target] of Object.entries(canonicalPaths)) {
    const { status, body } = await ask(alias);
    assert.equal(status, 200);
    assert.ok(body.includes(`rel="canonical" href="${publicOrigin}${target}"`));
  }
  const odd: Record<string, string> = {
    "/About-Us": "/about-us",
    "/BLOG/one/": "/blog/one",
    "/services//web-dev": "/services/web-dev",
    "/contact/": "/contact",
    "/%70ortfolio": "/portfolio",
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
  assert.equal(named.headers.get("location"), `${publicOrigin}/about-us?x=1`);
  assert.equal((await ask("/", { host: "site.example" })).status, 200);
});
