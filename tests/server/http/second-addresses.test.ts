import assert from "node:assert/strict";
import { brokenDocuments, testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { oneOfEach } from "../../support/sections.ts";

const content = withRecords(oneOfEach("one"));
const files = [
  ...["/feed.xml", "/feed.json", "/sitemap.xml", "/robots.txt"],
  ...["/llms.txt", "/manifest.webmanifest"],
];

for (const file of files) {
  Deno.test(`${file}/ redirects to ${file}`, async () => {
    const { request } = await testApp({ content });
    const response = await request(`http://localhost${file}/?x=1`);
    assert.equal(response.status, 308);
    assert.equal(response.headers.get("location"), `${file}?x=1`);
  });

  Deno.test(`other spellings of ${file} are 404`, async () => {
    const { request } = await testApp({ content });
    const last = file.length - 1;
    const code = file.charCodeAt(last).toString(16);
    for (
      const other of [
        file.replace(".", "%2E"),
        file.replace(".", "%2e"),
        `${file.slice(0, last)}%${code}`,
        `/${file}`,
      ]
    ) {
      const response = await request(`http://localhost${other}`);
      assert.equal(response.status, 404, other);
      assert.equal(response.headers.get("deno-cache-tag"), null, other);
      await response.text();
    }
  });
}

Deno.test("errors of requests under /api are JSON", async () => {
  const { request } = await testApp({ content });
  for (
    const [path, status, method] of [
      ["/api/%00", 404, "GET"],
      ["/api/article/%00", 404, "GET"],
      ["/api/article/a%5cb", 404, "GET"],
      ["/api/none", 404, "GET"],
      ["/api/feed.xml/", 404, "GET"],
      ["/api", 404, "GET"],
      ["/api/articles", 405, "POST"],
      [`/api/${"x".repeat(9000)}`, 414, "GET"],
    ] as const
  ) {
    const response = await request(`http://localhost${path}`, { method });
    assert.equal(response.status, status, path);
    assert.match(
      response.headers.get("content-type") ?? "",
      /^application\/json/,
    );
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
    assert.equal(response.headers.get("cache-control"), "no-store", path);
    assert.equal(typeof (await response.json()).errorMessage, "string");
  }
});

Deno.test("an exception under /api is JSON without its message", async () => {
  const { request } = await testApp({
    services: { documents: brokenDocuments("secret detail") },
  });
  const response = await request("/api/articles");
  assert.equal(response.status, 500);
  const { errorMessage } = await response.json();
  assert.doesNotMatch(errorMessage, /secret/);
});
