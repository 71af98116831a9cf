/** How long caches may store responses of the gateway. */
import assert from "node:assert/strict";
import { testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";
import { failing } from "../../support/content/answers.ts";
import { contentPages } from "../../support/content-pages.ts";

const calls = ["/api/articles", ...contentPages.map(({ call }) => call)];

/** The Cache-Control header of a response. */
async function policyOf(response: Response) {
  await response.text();
  return response.headers.get("cache-control") ?? "";
}

for (const path of calls) {
  Deno.test(`shared caches store ${path} with its tags while its content is fresh`, async () => {
    const app = await testApp({
      settings: { CONTENT_FRESH_SECONDS: "100" },
    });
    const first = await app.request(path);
    assert.match(await policyOf(first), /^public, max-age=0, s-maxage=9\d\b/);
    assert.match(first.headers.get("deno-cache-tag") ?? "", /^[a-z]/);
    using _later = laterBy(50_000);
    const second = await app.request(path);
    assert.match(await policyOf(second), /s-maxage=4\d\b/);
  });

  Deno.test(`${path} with a token is private, and Vary separates it`, async () => {
    const app = await testApp();
    const headers = { Authorization: "Token a=1" };
    const personal = await app.request(path, { headers });
    assert.equal(await policyOf(personal), "private, no-store");
    assert.match(personal.headers.get("vary") ?? "", /\bAuthorization\b/);
    const open = await app.request(path, { headers: { Cookie: "_ga=1" } });
    assert.match(await policyOf(open), /^public/);
    assert.match(open.headers.get("vary") ?? "", /\bAuthorization\b/);
  });

  Deno.test(`${path} is not stored when the content service fails`, async () => {
    const app = await testApp({ content: failing("Out of ink") });
    const response = await app.request(path);
    assert.equal(await policyOf(response), "no-store");
  });
}

Deno.test("shared caches store the 404 of an unknown record for CONTENT_FRESH_SECONDS at most", async () => {
  const app = await testApp({
    settings: { CONTENT_FRESH_SECONDS: "100" },
  });
  const response = await app.request("/api/article/nobody");
  assert.equal(response.status, 404);
  assert.match(await policyOf(response), /^public, max-age=0, s-maxage=9\d\b/);
});
