import assert from "node:assert/strict";
import { testApp } from "../../support/app.ts";

Deno.test("logs each request as one JSON line without secrets", async () => {
  const app = await testApp({ settings: { LOG_LEVEL: "info" } });
  const long = "x".repeat(7000);
  const hostile = `/%1b%5b31m%0a{%22level%22:%22error%22}/${long}`;
  await (await app.request(`${hostile}?token=secret-1`, {
    headers: {
      Authorization: "Bearer secret-2",
      Cookie: "s=secret-3",
      "User-Agent": "u".repeat(4000),
    },
  })).text();
  await app.get("/blog?q=secret-4");
  const requests = app.lines.map((line) => JSON.parse(line));
  assert.equal(requests.length, 2);
  for (const it of requests) {
    assert.match(String(it.id), /^[0-9a-f]{10}-\w+$/);
    assert.equal(it.message, "Request");
    assert.equal(it.level, "info");
    assert.equal(typeof it.ms, "number");
    assert.ok(String(it.path).length <= 200);
  }
  assert.deepEqual(requests.map((it) => it.route), ["*", "/blog"]);
  assert.deepEqual(requests.map((it) => it.status), [404, 200]);
  // deno-lint-ignore no-control-regex
  assert.doesNotMatch(app.lines.join("\n"), /secret-|[\u0000-\u0009\u001b]/);
});
