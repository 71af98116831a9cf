import assert from "node:assert/strict";
import type { StoredRecord } from "../../src/content/record-fields.ts";
import { createContentService } from "../../src/content/service/content-service.ts";
import type { Article } from "../../src/pages/blog/article.server.ts";
import type { Job } from "../../src/pages/careers/job.server.ts";
import { articlePath, jobPath } from "../../src/paths.ts";
import { testApp } from "../support/app.ts";
import { laterBy } from "../support/clock.ts";
import { failing, withRecords } from "../support/content/answers.ts";
import { article, job } from "../support/content/records.ts";

const minute = 60_000;
const hour = 60 * minute;

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}

/** A site whose service fails on demand, with content fresh for a minute. */
async function datedSite(articles: Article[], jobs: Job[] = []) {
  const content = withRecords({ articles, jobs });
  const state = { isDown: false };
  const app = await testApp({
    content: (request) =>
      state.isDown ? failing("Down")(request) : content(request),
    settings: { CONTENT_FRESH_SECONDS: "60" },
  });
  return { app, state };
}

const places = [
  ...["/blog", "/feed.xml", "/feed.json", "/sitemap.xml"],
  ...["/api/articles", "/api/article?status=published"],
];
const addresses = [articlePath("due"), "/api/article/due"];

for (const isDown of [false, true]) {
  Deno.test(`an article appears and disappears within a minute of its dates${isDown ? ", though the content service fails" : ""}`, async () => {
    const { app, state } = await datedSite([
      article({ _id: "always" }),
      article({
        ...{ _id: "due", title: "A due title" },
        ...{ publishAt: inMs(hour), unpublishAt: inMs(2 * hour) },
      }),
    ]);
    async function assertShown(isShown: boolean): Promise<void> {
      for (const place of places) {
        const text = await app.get(place);
        assert.equal(/due/.test(text), isShown, place);
        assert.match(text, /always/, place);
      }
      for (const address of addresses) {
        const response = await app.request(address);
        assert.equal(response.status, isShown ? 200 : 404, address);
        assert.equal(/A due title/.test(await response.text()), isShown);
      }
    }
    await assertShown(false);
    state.isDown = isDown;
    for (const [date, isShown] of [[hour, true], [2 * hour, false]] as const) {
      {
        using _before = laterBy(date - minute / 2);
        await assertShown(!isShown);
      }
      using _after = laterBy(date + minute / 2);
      await assertShown(isShown);
    }
  });
}

Deno.test("a job disappears within a minute of its end", async () => {
  const { app } = await datedSite([], [
    job({ _id: "ending", validThrough: inMs(hour) }),
  ]);
  {
    using _before = laterBy(hour - minute / 2);
    assert.match(await app.get("/careers"), /Job ending/);
    const page = await app.request(jobPath("ending"));
    assert.equal(page.status, 200);
    assert.match(await page.text(), /"validThrough":"/);
  }
  using _after = laterBy(hour + minute / 2);
  assert.match(await app.get("/careers"), /No open positions/);
  for (const address of [jobPath("ending"), "/api/job/ending"]) {
    assert.equal((await app.request(address)).status, 404, address);
  }
});

Deno.test("a record with a future date is not public", async () => {
  const createdAt = inMs(hour);
  const { app } = await datedSite(
    [article({ _id: "ahead", title: "A title ahead", createdAt })],
    [job({ _id: "ahead", title: "A job ahead", createdAt })],
  );
  for (
    const address of [
      ...[...places, "/careers", "/api/jobs", articlePath("ahead")],
      ...["/api/article/ahead", jobPath("ahead"), "/api/job/ahead"],
    ]
  ) {
    assert.doesNotMatch(await app.get(address), /A (?:title|job) ahead/);
  }
});

Deno.test("edge caches store a page only while its answer is fresh", async () => {
  const { app } = await datedSite([article({ _id: "one" })]);
  await app.get("/api/article?status=published");
  using _later = laterBy(50_000);
  for (const visit of ["first", "second"]) {
    const { headers } = await app.request("/blog");
    const policy = headers.get("cache-control") ?? "";
    const [, seconds] = /s-maxage=(\d+)/.exec(policy) ?? [];
    assert.ok(Number(seconds) <= 10, `${visit}: ${policy}`);
  }
});

Deno.test("with a scheduled article the gateway and feeds keep the full texts of the others", async () => {
  const text = `${"A long text. ".repeat(40)}The end.`;
  const content = [{ type: "paragraph", paragraphText: text }];
  const { app } = await datedSite([
    article({ _id: "whole", content }),
    article({ _id: "due", publishAt: inMs(hour) }),
  ]);
  const { articles } = JSON.parse(await app.get("/api/articles"));
  assert.deepEqual(
    articles.map((it: Article) => [it._id, it.content]),
    [["whole", content]],
  );
  assert.match(await app.get("/feed.json"), /The end\./);
});

Deno.test("the embedded content service treats a record with a future date as a draft", async () => {
  const service = createContentService({
    articles: [stored(article({ _id: "future", createdAt: inMs(hour) }))],
    jobs: [stored(job({ _id: "ahead", createdAt: inMs(hour) }))],
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

/** A record as in a content file: with a status and a date. */
function stored(record: Article | Job): StoredRecord {
  const { status = "", createdAt = "" } = record;
  return { ...record, status, createdAt };
}
