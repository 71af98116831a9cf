import assert from "node:assert/strict";
import { get, sendRaw } from "../../support/raw-client.ts";
import { type Site, startSite } from "../../support/site.ts";

function loggedRequests({ lines }: Site): Record<string, unknown>[] {
  return lines.filter((line) => line.includes('"message":"Request"'))
    .map((line) => JSON.parse(line));
}

Deno.test("logs each request as one JSON line without secrets", async () => {
  await using site = await startSite();
  const long = "x".repeat(7000);
  await sendRaw(
    site.origin,
    get(`/%1b%5b31m%0a{%22level%22:%22error%22}/${long}?token=secret-1`, {
      headers: "Authorization: Bearer secret-2\r\nCookie: s=secret-3\r\n" +
        `User-Agent: ${"u".repeat(4000)}\r\n`,
    }),
  );
  await sendRaw(site.origin, get("/blog?q=secret-4"));
  await site.stop();
  const requests = loggedRequests(site);
  assert.equal(requests.length, 2);
  for (const it of requests) {
    assert.match(String(it.id), /^[0-9a-f]{10}-\w+$/);
    assert.equal(it.level, "info");
    assert.equal(typeof it.ms, "number");
    assert.ok(String(it.path).length <= 200);
  }
  assert.deepEqual(requests.map((it) => it.route), ["*", "/blog"]);
  assert.deepEqual(requests.map((it) => it.status), [404, 200]);
  // deno-lint-ignore no-control-regex
  assert.doesNotMatch(site.lines.join("\n"), /secret-|[\u0000-\u0009\u001b]/);
});
