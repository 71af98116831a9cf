/** How long caches may keep what the gateway answers. */
import assert from "node:assert/strict";
import { testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";
import { failing, withRecords } from "../../support/content/answers.ts";
import { oneOfEach } from "../../support/content/records.ts";

const records = withRecords(oneOfEach("one"));
const calls = ["/api/articles", "/api/article?status=published"]
  .concat("/api/article/one", "/api/jobs", "/api/job?status=Open")
  .concat("/api/job/one");

/** How long shared caches may keep an answer, in seconds. */
async function policyOf(response: Response) {
  await response.text();
  return response.headers.get("cache-control") ?? "";
}

for (const path of calls) {
  Deno.test(`shared caches keep ${path} while its content is fresh, and by its tags`, async () => {
    const app = await testApp({
      content: records,
      settings: { CONTENT_FRESH_SECONDS: "100" },
    });
    const first = await app.request(path);
    assert.match(await policyOf(first), /^public, max-age=0, s-maxage=9\d\b/);
    assert.match(first.headers.get("deno-cache-tag") ?? "", /^(article|job)/);
    using _later = laterBy(50_000);
    const second = await app.request(path);
    assert.match(await policyOf(second), /s-maxage=4\d\b/);
  });

  Deno.test(`no cache keeps ${path} for a token or a cookie, or takes it for another's`, async () => {
    const app = await testApp({ content: records });
    for (const name of ["Authorization", "Cookie"]) {
      const headers = { [name]: "Token a=1" };
      const response = await app.request(path, { headers });
      assert.equal(await policyOf(response), "private, no-store", name);
      assert.match(response.headers.get("vary") ?? "", /\bAuthorization\b/);
    }
    const open = await app.request(path);
    await open.text();
    assert.match(open.headers.get("vary") ?? "", /\bAuthorization\b/);
  });

  Deno.test(`no cache keeps ${path} when the content service fails`, async () => {
    const app = await testApp({ content: failing("Out of ink") });
    const response = await app.request(path);
    assert.equal(await policyOf(response), "no-store");
  });
}

Deno.test("shared caches keep that a record is unknown no longer than the cache of content does", async () => {
  const app = await testApp({
    content: records,
    settings: { CONTENT_FRESH_SECONDS: "100" },
  });
  const response = await app.request("/api/article/nobody");
  assert.equal(response.status, 404);
  assert.match(await policyOf(response), /^public, max-age=0, s-maxage=9\d\b/);
});
