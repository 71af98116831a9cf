/** What visitors, caches and other instances see after content has changed. */
import assert from "node:assert/strict";
import { purgePath } from "../../../src/paths.ts";
import { ResponseCache } from "../../../src/server/stored/response-cache.ts";
import { createLog } from "../../../src/server/logging/log.ts";
import { ContentClient } from "../../../src/server/content-client.ts";
import { readSettings } from "../../../src/settings.ts";
import { emptyBuild } from "../../../src/server/build/build-manifest.ts";
import { requestTo, testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";
import { type FakeAnswer, withRecords } from "../../support/content/answers.ts";
import { article } from "../../support/content/records.ts";
import { inTime } from "../../support/promises.ts";
import { secret } from "../../support/settings.ts";

/** A site with one post, whose title a test changes. */
async function changingSite(
  settings: Record<string, string> = {},
  maxWaitMs?: number,
) {
  const state: { title: string; isDown: boolean; held?: Promise<void> } = {
    title: "Old title",
    isDown: false,
  };
  const app = await testApp({
    maxWaitMs,
    async content(asked: Request) {
      await state.held;
      if (state.isDown) return new Response("", { status: 503 });
      const post = article({ _id: "one", title: state.title });
      return Response.json(
        new URL(asked.url).pathname === "/api/article/one"
          ? { article: post }
          : { articles: [post] },
      );
    },
    settings: { PURGE_SECRET: secret, ...settings },
  });
  return {
    app,
    state,
    async purge() {
      const response = await app.request(purgePath, {
        method: "POST",
        headers: { Authorization: `Bearer ${secret}` },
        body: '{"tags":["article-one"]}',
      });
      assert.equal(response.status, 204);
    },
  };
}

for (const path of ["/blog", "/blog/one"]) {
  for (const isDown of [false, true]) {
    const shown = isDown ? "Old title" : "New title";
    Deno.test(`after a purge the shell of ${path} does not wait, and ${shown} follows`, async () => {
      const { app, state, purge } = await changingSite({}, 10);
      await app.request(path).then((response) => response.text());
      const held = Promise.withResolvers<void>();
      Object.assign(state, { title: "New title", isDown, held: held.promise });
      await purge();
      const response = await inTime(app.request(path));
      held.resolve();
      assert.match(await response.text(), new RegExp(shown));
    });
  }
}

Deno.test("after a purge crawlers and the gateway wait for fresh content", async () => {
  const { app, state, purge } = await changingSite({}, 10);
  await app.get("/blog/one");
  const held = Promise.withResolvers<void>();
  Object.assign(state, { title: "New title", held: held.promise });
  await purge();
  const agent = { headers: { "User-Agent": "Googlebot/2.1" } };
  const replies = [
    app.request("/blog/one", agent),
    app.request("/blog/one?complete"),
    app.request("/api/article/one"),
  ].map(async (reply) => await (await reply).text());
  held.resolve();
  for (const text of await Promise.all(replies)) {
    assert.match(text, /New title/);
    assert.doesNotMatch(text, /Loading Blog/);
  }
});

for (const path of ["/blog", "/blog/one"]) {
  Deno.test(`a purge while ${path} is rendered is not lost`, async () => {
    let title = "Old title";
    const answer: FakeAnswer = (request) =>
      withRecords({ articles: [article({ _id: "one", title })] })(request);
    const content = new ContentClient(
      readSettings({}),
      createLog("error"),
      () => Promise.resolve({ request: requestTo(answer) }),
    );
    const responses = new ResponseCache();
    const build = {
      ...emptyBuild,
      // Read while a page is rendered.
      get pages() {
        content.cache.purge("all");
        responses.purge("all");
        return {};
      },
    };
    const app = await testApp({
      services: { build, content, responses },
    });
    assert.match(await app.get(path), /Old title/);
    title = "New title";
    assert.match(await app.get(path), /New title/);
  });
}

const shown = ["/blog", "/blog/one", "/feed.xml"]
  .concat("/api/article/one", "/api/articles");

for (const path of shown) {
  Deno.test(`after a purge ${path} shows fresh content, or stale content during an outage`, async () => {
    const { app, state, purge } = await changingSite();
    assert.match(await app.get(path), /Old title/);
    state.isDown = true;
    await purge();
    assert.match(await app.get(path), /Old title/);
    state.isDown = false;
    state.title = "New title";
    assert.match(await app.get(path), /New title/);
    assert.doesNotMatch(await app.get(path), /Old title/);
  });

  if (path.startsWith("/api/")) continue;
  Deno.test(`caches store ${path} only for its remaining freshness lifetime`, async () => {
    const { app } = await changingSite({ CONTENT_FRESH_SECONDS: "50" });
    for (const age of [0, 40]) {
      using _later = laterBy(age * 1000);
      const response = await app.request(path);
      await response.text();
      const policy = response.headers.get("cache-control") ?? "";
      const [, seconds] = /s-maxage=(\d+)/.exec(policy) ?? [];
      assert.ok(Number(seconds) <= 50 - age, `after ${age} s: ${policy}`);
      assert.doesNotMatch(policy, /[^s-]max-age=[1-9]|stale-while-revalidate/);
      assert.match(response.headers.get("deno-cache-tag") ?? "", /article/);
    }
  });
}
