import assert from "node:assert/strict";
import { fixtureContent } from "../../support/content/answers.ts";

const service = await fixtureContent();

async function ask(path: string) {
  const response = await service(new Request(`http://content.test${path}`));
  return { status: response.status, body: await response.json() };
}

Deno.test("the unfiltered lists contain every public record", async () => {
  const { body: { articles } } = await ask("/api/articles");
  const { body: { jobs } } = await ask("/api/jobs");
  assert.deepEqual([articles.length, jobs.length], [12, 8]);
});

Deno.test("the status filter ignores case, and an unknown status finds nothing", async () => {
  for (const status of ["published", "Published"]) {
    const { body } = await ask(`/api/article?status=${status}`);
    assert.equal(body.articles.length, 12);
  }
  const open = await ask("/api/job?status=Open");
  assert.equal(open.body.jobs.length, 8);
  const closed = await ask("/api/job?status=closed");
  assert.equal(closed.body.jobs.length, 0);
  const none = await ask("/api/job?status=none");
  assert.deepEqual(none, { status: 200, body: { jobs: [] } });
});

Deno.test("single records have the specified shapes", async () => {
  const article = await ask("/api/article/first-flight");
  assert.equal(article.body.article._id, "first-flight");
  const job = await ask("/api/job/python-instructor");
  assert.equal(job.body._id, "python-instructor");
});

Deno.test("unknown records and paths are 404 with an error in the body", async () => {
  for (
    const path of ["/api/article/none", "/api/job/none", "/api/none", "/none"]
  ) {
    const { status, body } = await ask(path);
    assert.equal(status, 404, path);
    assert.match(body.error, /not found/i, path);
  }
});
