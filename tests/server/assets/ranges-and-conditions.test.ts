import assert from "node:assert/strict";
import { readManifest } from "../../../src/server/assets/build-manifest.ts";
import { get, sendRaw } from "../../support/raw-client.ts";
import { type Site, startSite } from "../../support/site.ts";

let site: Site;
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

Deno.test("answers ranges as RFC 9110 says", async () => {
  const whole = await ask(picture);
  const size = Number(whole.headers.get("content-length"));
  const etag = whole.headers.get("etag") ?? "";
  assert.ok(size > 100 && etag);
  assert.equal(whole.headers.get("accept-ranges"), "bytes");
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

Deno.test("answers 304 with the same headers when the ETag matches", async () => {
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
      assert.equal(again.headers.get("content-encoding"), null, target);
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
    // Files have no Last-Modified, so If-Modified-Since has no effect.
    const dated = await ask(target, {
      ...coding,
      "If-Modified-Since": "Thu, 01 Jan 2099 00:00:00 GMT",
    });
    assert.equal(dated.status, 200, target);
  }
});

Deno.test("a range beyond the end of a compressed file is 416 without a coding, and not stored", async () => {
  const headers = { "Accept-Encoding": "br", Range: "bytes=99999999-" };
  const answer = await ask(script, headers);
  assert.equal(answer.status, 416);
  assert.equal(answer.headers.get("content-encoding"), null);
  assert.equal(answer.headers.get("cache-control"), "no-store");
});

Deno.test("HEAD ignores a range", async () => {
  const headers = "Range: bytes=0-1\r\n";
  const request = get(picture, { method: "HEAD", headers });
  const answer = await sendRaw(site.origin, request);
  assert.equal(answer.status, 200);
  const whole = await ask(picture);
  const length = whole.headers.get("content-length");
  assert.equal(answer.headers.get("content-length"), length);
});
