/** What visitors, caches and other instances see after content has changed. */
import assert from "node:assert/strict";
import { purgePath } from "../../../src/addresses/paths.ts";
import { testApp } from "../../support/app.ts";
import { laterBy, slowTimers } from "../../support/clock.ts";
import { article } from "../../support/content/records.ts";

const secret = "0123456789abcdef0123456789abcdef";

/** A site over a service whose only post has a title that a test changes. */
async function changingSite(settings: Record<string, string> = {}) {
  const state = { title: "Old title", isDown: false };
  const options = {
    content: (asked: Request) => {
      if (state.isDown) return new Response("", { status: 503 });
      const post = article({ _id: "one", title: state.title });
      return Response.json(
        new URL(asked.url).pathname === "/api/article/one"
          ? { article: post }
          : { articles: [post] },
      );
    },
    settings: { PURGE_SECRET: secret, ...settings },
  };
  const app = await testApp(options);
  return {
    app,
    state,
    another: () => testApp(options),
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

Deno.test("two changes within a second are both seen", async () => {
  const { app, state, purge } = await changingSite();
  for (const title of ["Old title", "New title", "Newer title"]) {
    state.title = title;
    await purge();
    assert.match(await app.get("/blog/one"), new RegExp(title));
  }
});

const shown = ["/blog", "/blog/one", "/feed.xml"]
  .concat("/search.json", "/api/article/one", "/api/articles");

for (const path of shown) {
  Deno.test(`after a purge the next visitor of ${path} gets new content, in an outage the old`, async () => {
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
  Deno.test(`caches keep ${path} no longer than the rest of its freshness`, async () => {
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

  Deno.test(`an instance that no purge reaches shows new content on ${path} once the old is not fresh`, async () => {
    const { state, another } = await changingSite({
      CONTENT_FRESH_SECONDS: "1",
    });
    const instance = await another();
    assert.match(await instance.get(path), /Old title/);
    state.title = "New title";
    using _later = laterBy(1000);
    using _slow = slowTimers();
    assert.match(await instance.get(path), /New title/);
  });
}
