import assert from "node:assert/strict";
import { purgePath } from "../../../src/paths.ts";
import { checksOfRequests } from "../../support/app.ts";

const check = checksOfRequests();

function ask(target: string, { host = "site.example", method = "GET" } = {}) {
  return check({
    method,
    url: `http://site.example${target}`,
    headers: new Headers({ Host: host }),
  });
}

/** A path and query with this many characters in all. */
function targetOf(length: number): string {
  const path = `/${"a".repeat(4000)}?`;
  return path + "b".repeat(length - path.length);
}

Deno.test("an address may have up to 8,192 characters including its query", async () => {
  assert.equal((await ask(targetOf(8192))).status, 200);
  assert.equal((await ask(targetOf(8193))).status, 414);
});

Deno.test("rejects a Host header that differs from the target", async () => {
  assert.equal((await ask("/", { host: "site.example:80" })).status, 400);
  assert.equal((await ask("/", { host: "evil.example" })).status, 400);
});

Deno.test("rejects a malformed host for any method", async () => {
  for (const path of ["/", purgePath]) {
    for (const method of ["GET", "HEAD", "POST", "PUT"]) {
      const { status } = await ask(path, { host: "a b", method });
      assert.equal(status, 400, `${method} ${path}`);
    }
  }
});

for (
  const [what, status, response] of [
    ["a malformed host", 400, () => ask("/", { host: "a b" })],
    ["another method", 405, () => ask("/", { method: "PUT" })],
    ["a long address", 414, () => ask(targetOf(9000))],
  ] as const
) {
  Deno.test(`forbids caching a rejection of ${what}`, async () => {
    const { status: refused, headers } = await response();
    assert.equal(refused, status);
    assert.equal(headers.get("cache-control"), "no-store");
  });
}

Deno.test("redirects to the canonical address, cacheable for minutes", async () => {
  const { status, headers } = await ask("/Blog/?q=%20\u00e9");
  assert.equal(status, 308);
  assert.equal(headers.get("location"), "/blog?q=%20%C3%A9");
  assert.equal(headers.get("cache-control"), "public, max-age=300");
});
