import assert from "node:assert/strict";
import type { Article } from "../../src/pages/blog/article.server.ts";
import { articlePath } from "../../src/paths.ts";
import { testApp } from "../support/app.ts";
import { laterBy } from "../support/clock.ts";
import { failing, withRecords } from "../support/content/answers.ts";
import { article } from "../support/content/records.ts";

const minute = 60_000;
const hour = 60 * minute;

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}

/** A site whose service fails on demand, with content fresh for a minute. */
async function datedSite(articles: Article[]) {
  const content = withRecords({ articles });
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
        _id: "due",
        title: "A due title",
        publishAt: inMs(hour),
        unpublishAt: inMs(2 * hour),
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
