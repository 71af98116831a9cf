import assert from "node:assert/strict";
import { readBuild } from "../../../src/server/build/build-manifest.ts";
import { testApp } from "../../support/app.ts";

const build = readBuild();
const script = build.entry;
const picture = "/icons/icon-192.png";
const app = await testApp({ services: { build } });

async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers });
  const { status, headers: sent } = response;
  return { status, headers: sent, body: await response.bytes() };
}

Deno.test("answers ranges as RFC 9110 says", async () => {
  const whole = await ask(picture);
  const size = whole.body.length;
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
    assert.deepEqual(body, whole.body.slice(first, last + 1), range);
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
    assert.equal(body.length, 0);
  }
  const fresh = { Range: "bytes=0-1", "If-Range": etag };
  assert.equal((await ask(picture, fresh)).status, 206);
  const old = { Range: "bytes=0-1", "If-Range": '"old"' };
  assert.equal((await ask(picture, old)).status, 200);
});

Deno.test("a file answers 304 with the same headers when the ETag matches", async () => {
  const lasting = ["etag", "vary", "cache-control"];
  const coding = { "Accept-Encoding": "br" };
  for (const path of [script, picture]) {
    const first = await ask(path, coding);
    const etag = first.headers.get("etag") ?? "";
    assert.ok(etag, path);
    const again = await ask(path, { ...coding, "If-None-Match": etag });
    assert.equal(again.status, 304, path);
    assert.equal(again.body.length, 0);
    assert.equal(again.headers.get("content-encoding"), null, path);
    for (const name of lasting) {
      assert.equal(again.headers.get(name), first.headers.get(name), name);
    }
    // Files have no Last-Modified, so If-Modified-Since has no effect.
    const others = {
      "If-None-Match": '"x"',
      "If-Modified-Since": "Thu, 01 Jan 2099 00:00:00 GMT",
    };
    for (const [name, value] of Object.entries(others)) {
      const { status } = await ask(path, { ...coding, [name]: value });
      assert.equal(status, 200, `${path} ${name}`);
    }
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
  const headers = { Range: "bytes=0-1" };
  const head = await app.request(picture, { method: "HEAD", headers });
  assert.equal(head.status, 200);
  const { length } = (await ask(picture)).body;
  assert.equal(head.headers.get("content-length"), String(length));
});
