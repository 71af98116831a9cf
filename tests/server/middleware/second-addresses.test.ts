import assert from "node:assert/strict";
import { feedPaths } from "../../../src/paths.ts";
import { brokenDocuments, testApp } from "../../support/app.ts";
import { withRecords } from "../../support/content/answers.ts";
import { oneOfEach } from "../../support/sections.ts";

const { request } = await testApp({ content: withRecords(oneOfEach("one")) });
const files = Object.values(feedPaths);

Deno.test("the address of a file with a slash redirects to the file", async () => {
  for (const file of files) {
    const response = await request(`${file}/?x=1`);
    assert.equal(response.status, 308);
    assert.equal(response.headers.get("location"), `${file}?x=1`);
  }
});

Deno.test("other spellings of a file's address are 404", async () => {
  for (const file of files) {
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
  }
});

Deno.test("errors of requests under /api are JSON", async () => {
  for (
    const [path, status, method] of [
      ["/api/%00", 404, "GET"],
      ["/api/article/%00", 404, "GET"],
      ["/api/article/a%5cb", 404, "GET"],
      ["/api/none", 404, "GET"],
      ["/api/articles/1", 404, "GET"],
      ["/api/article/1/2", 404, "GET"],
      ["/api/feed.xml/", 404, "GET"],
      ["/api", 404, "GET"],
      ["/api/articles", 405, "POST"],
      [`/api/${"x".repeat(9000)}`, 414, "GET"],
    ] as const
  ) {
    const response = await request(path, { method });
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
  const app = await testApp({
    services: { responses: brokenDocuments("secret detail") },
  });
  const response = await app.request("/api/articles");
  assert.equal(response.status, 500);
  const { errorMessage } = await response.json();
  assert.doesNotMatch(errorMessage, /secret/);
});
