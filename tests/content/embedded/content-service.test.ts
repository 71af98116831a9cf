import assert from "node:assert/strict";
import { createContentService } from "../../../src/content/embedded/content-service.ts";
import { laterBy } from "../../support/clock.ts";
import { fixtureContent } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";

const service = await fixtureContent();

async function ask(path: string) {
  const response = await service(new Request(`http://content.test${path}`));
  return { status: response.status, body: await response.json() };
}

Deno.test("the unfiltered list contains every public record", async () => {
  const { body: { articles } } = await ask("/api/articles");
  assert.equal(articles.length, 12);
});

Deno.test("the status filter ignores case, and an unknown status finds nothing", async () => {
  for (const status of ["published", "Published"]) {
    const { body } = await ask(`/api/article?status=${status}`);
    assert.equal(body.articles.length, 12);
  }
  for (const status of ["draft", "none"]) {
    const { status: code, body } = await ask(`/api/article?status=${status}`);
    assert.deepEqual({ code, body }, { code: 200, body: { articles: [] } });
  }
});

Deno.test("unknown records and paths are 404 with an error in the body", async () => {
  for (
    const path of ["/api/article/none", "/api/none", "/none"]
  ) {
    const { status, body } = await ask(path);
    assert.equal(status, 404, path);
    assert.match(body.error, /not found/i, path);
  }
});

Deno.test("an article with a future date is a draft until it comes", async () => {
  const hour = 3_600_000;
  const createdAt = new Date(Date.now() + hour).toISOString();
  const service = createContentService({
    articles: [article({ _id: "future", createdAt })],
  });
  const list = async () => [
    (await (await service.request("/api/articles")).json()).articles.length,
    (await service.request("/api/article/future")).status,
  ];
  assert.deepEqual(await list(), [0, 404]);
  using _later = laterBy(2 * hour);
  assert.deepEqual(await list(), [1, 200]);
});
