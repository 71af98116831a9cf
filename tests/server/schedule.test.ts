import assert from "node:assert/strict";
import { createContentService } from "../../src/content-service/content-service.ts";
import {
  articleFile,
  jobFile,
} from "../../src/content-service/file-schemas.ts";
import type { Article, Job } from "../../src/content/api/api-types.ts";
import { testApp } from "../support/app.ts";
import { laterBy } from "../support/clock.ts";
import { failing, withRecords } from "../support/content/answers.ts";
import { article, job } from "../support/content/records.ts";

const minute = 60_000;
const hour = 60 * minute;

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}

/** A site whose caches keep everything for a day. */
function cachingApp(articles: Article[], jobs: Job[] = []) {
  return testApp({
    content: withRecords({ articles, jobs }),
    settings: { CONTENT_FRESH_SECONDS: "86400" },
  });
}

Deno.test("an article appears and goes at its minute, though every cache is fresh", async () => {
  const app = await cachingApp([
    article({ _id: "always" }),
    article({ _id: "due", publishAt: inMs(hour), unpublishAt: inMs(3 * hour) }),
  ]);
  const places = ["/blog", "/feed.json", "/sitemap.xml", "/search.json"];
  async function assertShown(isShown: boolean): Promise<void> {
    for (const place of places) {
      const text = await app.get(place);
      assert.equal(/due/.test(text), isShown, place);
    }
    const { status } = await app.request("/blog/due");
    assert.equal(status, isShown ? 200 : 404);
  }
  const first = await app.request("/blog");
  const maxAge = /s-maxage=(\d+)/.exec(
    first.headers.get("cache-control") ?? "",
  );
  assert.ok(Number(maxAge?.[1]) <= hour / 1000, "edge caches end in time");
  await assertShown(false);
  {
    using _later = laterBy(hour + minute);
    await assertShown(true);
  }
  using _later = laterBy(3 * hour + minute);
  await assertShown(false);
});

Deno.test("a job ends at its minute", async () => {
  const app = await cachingApp([], [
    job({ _id: "ending", createdAt: inMs(-hour), validThrough: inMs(hour) }),
  ]);
  assert.match(await app.get("/careers"), /Job ending/);
  const page = await app.request("/careers/ending");
  assert.equal(page.status, 200);
  assert.match(await page.text(), /"validThrough":"/);
  using _later = laterBy(hour + minute);
  assert.match(await app.get("/careers"), /No open positions/);
  assert.equal((await app.request("/careers/ending")).status, 404);
});

Deno.test("an ended job is gone though the content service fails", async () => {
  const ending = job({ _id: "ending", validThrough: inMs(hour) });
  const content = withRecords({ jobs: [ending] });
  let isDown = false;
  const app = await testApp({
    content: (request) => isDown ? failing("Down")(request) : content(request),
    settings: { CONTENT_FRESH_SECONDS: "600" },
  });
  const page = await app.request("/careers/ending?complete");
  await page.body?.cancel();
  assert.equal(
    page.headers.get("x-robots-tag"),
    `unavailable_after: ${ending.validThrough}`,
  );
  const policy = page.headers.get("cache-control") ?? "";
  const [, fresh = NaN, stale = NaN] = (policy.match(/\d+/g) ?? []).map(Number);
  assert.ok(fresh + stale <= hour / 1000, "edge caches end with the job");
  isDown = true;
  using _later = laterBy(hour + minute);
  const response = await app.request("/careers/ending?complete");
  assert.equal(response.status, 503);
  assert.doesNotMatch(await response.text(), /Job ending/);
});

Deno.test("in the content files a record of the future is a draft", async () => {
  const service = createContentService({
    articles: [articleFile.parse({
      ...article({ _id: "future", createdAt: inMs(hour) }),
    })],
    jobs: [jobFile.parse({ ...job({ _id: "ahead", createdAt: inMs(hour) }) })],
  });
  const list = async () => [
    (await (await service.request("/api/articles")).json()).articles.length,
    (await (await service.request("/api/job?status=Open")).json()).jobs.length,
    (await service.request("/api/article/future")).status,
  ];
  assert.deepEqual(await list(), [0, 0, 404]);
  using _later = laterBy(2 * hour);
  assert.deepEqual(await list(), [1, 1, 200]);
});
