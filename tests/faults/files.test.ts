/** Catalogue section B: files of the site. */
import assert from "node:assert/strict";
import { readManifest } from "../../src/build/manifest.ts";
import { get, sendRaw } from "../support/raw-client.ts";
import { type RunningSite, startSite } from "../support/site.ts";

let site: RunningSite;
let script = "";
const picture = "/icons/icon-192.png";

Deno.test.beforeAll(async () => {
  site = await startSite();
  script = (await readManifest())?.entry ?? "";
});
Deno.test.afterAll(async () => {
  await site.stop();
});

function ask(target: string, headers: Record<string, string> = {}) {
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return sendRaw(site.origin, get(target, { headers: lines }));
}

Deno.test("B1: only names of the build's list are files, in one spelling", async () => {
  assert.equal((await ask(script)).status, 200, "the list itself works");
  const name = script.slice("/assets/".length);
  const targets = [
    "/assets/../deno.json",
    "/assets/%2e%2e/deno.json",
    "/assets/..%2fdeno.json",
    "/assets/..%5cdeno.json",
    "/assets/..\\deno.json",
    "/assets/%252e%252e/deno.json",
    `//assets/${name}`,
    `/assets//${name}`,
    "/assets/%2fetc/passwd",
    "/assets//etc/passwd",
    `/assets/${name}%00`,
    `/assets/${name}/`,
    `/assets/${name}.br`,
    `/assets/./${name}`,
    `/ASSETS/${name}`,
    "/assets/",
    "/assets",
    "/dist/manifest.json",
    "/static/favicon.ico",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/icons/../../deno.json",
  ];
  for (const target of targets) {
    const { status, body, headers } = await ask(target);
    const isMoved = status === 308 &&
      headers.get("location") === "/assets";
    assert.ok(status === 404 || isMoved, `${target} ${status}`);
    assert.doesNotMatch(body, /root:[^:]*:0:|nodeModulesDir|sourceMappingURL/);
  }
});

Deno.test("B2: what belongs to the project alone is not there", async () => {
  const targets = [
    "/.env",
    "/.git/config",
    "/.git/HEAD",
    "/deno.json",
    "/deno.lock",
    "/main.ts",
    "/routes.ts",
    "/data/site.ts",
    "/data/content/jobs/qa-engineer.json",
    "/tests/run.ts",
    `${script}.map`,
    "/.well-known/x",
    "/server-status",
    "/wp-login.php",
  ];
  for (const target of targets) {
    const { status, headers } = await ask(target);
    assert.equal(status, 404, target);
    const caching = headers.get("cache-control") ?? "";
    assert.match(caching, /no-store|s-maxage=\d\d\b/, target);
  }
  assert.doesNotMatch((await ask(script)).body, /sourceMappingURL/);
});

Deno.test("B3: a page under a file's name is a 404 that nobody keeps", async () => {
  const targets = [
    "/blog/42/x.css",
    "/careers/1;.js",
    "/about-us/style.css",
    "/about-us;x.css",
    "/about-us%3bx.css",
    "/about-us%0ax.css",
    "/about-us%3fx.css",
    "/about-us/x.jpg",
    "/blog/x.png",
  ];
  for (const target of targets) {
    const { status, headers } = await ask(target, { Cookie: "a=b" });
    assert.equal(status, 404, target);
    assert.match(headers.get("cache-control") ?? "", /no-store/, target);
  }
});

Deno.test("B4: ranges are answered as RFC 9110 says", async () => {
  const whole = await ask(picture);
  const size = Number(whole.headers.get("content-length"));
  const etag = whole.headers.get("etag") ?? "";
  assert.ok(size > 100 && etag);
  const parts: Record<string, [first: number, last: number]> = {
    "bytes=0-0": [0, 0],
    "bytes=10-19": [10, 19],
    "bytes=-5": [size - 5, size - 1],
    "bytes=90-": [90, size - 1],
    [`bytes=5-${size * 9}`]: [5, size - 1],
    [`bytes=-${size * 9}`]: [0, size - 1],
  };
  for (const [range, [first, last]] of Object.entries(parts)) {
    const { status, headers, body } = await ask(picture, { Range: range });
    assert.equal(status, 206, range);
    assert.equal(
      headers.get("content-range"),
      `bytes ${first}-${last}/${size}`,
    );
    assert.equal(body, whole.body.slice(first, last + 1), range);
  }
  const ignored = [
    "bytes=5-2",
    "bytes=a-b",
    "bytes",
    "lines=1-2",
    "bytes=--1",
    `bytes=${Array(500).fill("0-").join(",")}`,
    "bytes=0-1,3-4",
    "bytes=99999999999999999999-",
  ];
  for (const range of ignored) {
    const { status, body } = await ask(picture, { Range: range });
    assert.equal(status, 200, range.slice(0, 40));
    assert.equal(body.length, size);
  }
  for (const range of [`bytes=${size}-`, "bytes=-0"]) {
    const { status, headers, body } = await ask(picture, { Range: range });
    assert.equal(status, 416, range);
    assert.equal(headers.get("content-range"), `bytes */${size}`);
    assert.equal(body, "");
  }
  const fresh = { Range: "bytes=0-1", "If-Range": etag };
  assert.equal((await ask(picture, fresh)).status, 206);
  const old = { Range: "bytes=0-1", "If-Range": '"old"' };
  assert.equal((await ask(picture, old)).status, 200);
});

Deno.test("B4: who has a file or page already gets 304 with the same facts", async () => {
  const lasting = ["etag", "vary", "cache-control"];
  for (const target of [script, picture, "/about-us", "/sitemap.xml"]) {
    const coding = { "Accept-Encoding": "br" };
    await ask(target, coding);
    const first = await ask(target, coding);
    const etag = first.headers.get("etag") ?? "";
    assert.ok(etag, target);
    const known = [etag, `"x", ${etag}`, `W/${etag.replace(/^W\//, "")}`];
    for (const tags of known) {
      const again = await ask(target, { ...coding, "If-None-Match": tags });
      assert.equal(again.status, 304, `${target} ${tags}`);
      assert.equal(again.body, "");
      for (const name of lasting) {
        assert.equal(
          again.headers.get(name)?.replace(/^W\//, ""),
          first.headers.get(name)?.replace(/^W\//, ""),
          `${target} ${name}`,
        );
      }
    }
    const other = await ask(target, { ...coding, "If-None-Match": '"x"' });
    assert.equal(other.status, 200, target);
    // Without a date of ours there is nothing that it could be newer than.
    const dated = await ask(target, {
      ...coding,
      "If-Modified-Since": "Thu, 01 Jan 2099 00:00:00 GMT",
    });
    assert.equal(dated.status, 200, target);
  }
});

Deno.test("B5: an old page finds its files at the edge, and a lost file is no page", async () => {
  const here = await ask(script);
  assert.equal(here.headers.get("deno-cache-id"), "assets");
  assert.match(here.headers.get("cache-control") ?? "", /immutable/);
  const gone = await ask("/assets/entry-OLDOLDOL.js");
  assert.equal(gone.status, 404);
  assert.equal(gone.headers.get("cache-control"), "no-store");
});

Deno.test("B6: whatever codings are offered, the body can be read", async () => {
  const offers: Record<string, (string | null)[]> = {
    "*": ["br", "gzip", null],
    "identity;q=0": [null, "br", "gzip"],
    "br;q=0, gzip": ["gzip"],
    "br;q=0": [null],
    "gzip;q=0.5, br;q=1.0": ["br"],
    "BR": ["br"],
    "zstd": [null],
    "": [null],
    "x-gzip;;;q": [null],
  };
  for (const target of [script, "/about-us", "/blog", "/sitemap.xml"]) {
    for (const [offer, codings] of Object.entries(offers)) {
      const { status, headers } = await ask(target, {
        "Accept-Encoding": offer,
      });
      assert.equal(status, 200);
      assert.match(headers.get("vary") ?? "", /accept-encoding/i, target);
      const coding = headers.get("content-encoding");
      assert.ok(
        coding === null || codings.includes(coding),
        `${target} "${offer}" ${coding}`,
      );
      const read = await fetch(site.origin + target, {
        headers: { "Accept-Encoding": offer },
      });
      assert.ok((await read.text()).length > 1000);
    }
  }
});
