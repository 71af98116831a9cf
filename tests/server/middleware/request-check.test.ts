import assert from "node:assert/strict";
import {
  healthPath,
  paths,
  purgePath,
  readinessPath,
  reportPath,
  vitalsPath,
} from "../../../src/paths.ts";
import { checksOfRequests } from "../../support/app.ts";
import { publicOrigin } from "../../support/settings.ts";

const check = checksOfRequests();

/** @param authority The host of the request's target. */
function ask(
  target: string,
  {
    host = "site.example",
    authority = host,
    method = "GET",
  }: { host?: string; authority?: string; method?: string } = {},
) {
  return check({
    method,
    url: `http://${authority}${target}`,
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
  const authority = "site.example";
  for (const host of ["site.example:80", "evil.example"]) {
    assert.equal((await ask("/", { host, authority })).status, 400, host);
  }
});

Deno.test("compares the Host header with the target in any case", async () => {
  const host = "Site.Example";
  const { status } = await ask("/", { host, authority: "site.example" });
  assert.equal(status, 200);
});

Deno.test("judges a request without a Host header by its target", async () => {
  const statusAt = async (origin: string) => {
    const url = `${origin}/about-us`;
    return (await check({ method: "GET", url, headers: new Headers() })).status;
  };
  assert.equal(await statusAt("http://127.0.0.1:1"), 200);
  assert.equal(await statusAt("http://evil.example"), 308);
});

Deno.test("rejects a malformed host for any method", async () => {
  for (const path of ["/", purgePath]) {
    for (const method of ["GET", "HEAD", "POST", "PUT"]) {
      const { status } = await ask(path, { host: "a b", method });
      assert.equal(status, 400, `${method} ${path}`);
    }
  }
});

Deno.test("redirects other public hosts to the public origin, except health checks", async () => {
  for (const host of ["evil.example", "www.site.example", "evilsite.example"]) {
    for (
      const path of ["/about-us?x=1", "/sitemap.xml", "/api/articles", "/"]
    ) {
      const { status, headers } = await ask(path, { host });
      assert.equal(status, 308, host);
      assert.equal(headers.get("location"), publicOrigin + path);
    }
    for (const path of [healthPath, readinessPath]) {
      assert.equal((await ask(path, { host })).status, 200, host);
    }
    assert.equal((await ask("//x/../%5c", { host })).status, 404, host);
  }
});

Deno.test("answers 405 with Allow to other methods", async () => {
  const other = ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"];
  for (
    const [allowed, paths, refused] of [
      ["GET, HEAD", ["/", "/blog", "/api/articles"], [...other, "POST"]],
      ["POST", [reportPath, vitalsPath, purgePath], [...other, "GET", "HEAD"]],
    ] as const
  ) {
    for (const path of paths) {
      for (const method of refused) {
        const { status, headers } = await ask(path, { method });
        assert.equal(status, 405, `${method} ${path}`);
        assert.equal(headers.get("allow"), allowed);
      }
    }
  }
  const tunnel = { method: "CONNECT", authority: "other.example:443" };
  assert.equal((await ask("/", tunnel)).status, 405);
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
  assert.equal(headers.get("location"), `${paths.blog}?q=%20%C3%A9`);
  assert.equal(headers.get("cache-control"), "public, max-age=300");
});
