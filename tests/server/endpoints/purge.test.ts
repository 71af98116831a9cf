import assert from "node:assert/strict";
import { purgePath } from "../../../src/paths.ts";
import { testApp } from "../../support/app.ts";
import { laterBy } from "../../support/clock.ts";
import { secret } from "../../support/settings.ts";

const body = '{"tags":["articles"]}';

/** A site that accepts purges. */
async function purger(settings: Record<string, string> = {}) {
  const app = await testApp({
    settings: { PURGE_SECRET: secret, LOG_LEVEL: "info", ...settings },
  });
  async function purge(body: string, authorization = `Bearer ${secret}`) {
    return await app.request(purgePath, {
      method: "POST",
      headers: { Authorization: authorization },
      body,
    });
  }
  const statusOf = async (...args: Parameters<typeof purge>) =>
    (await purge(...args)).status;
  const hasPurged = () => app.lines.some((line) => /"Purged"/.test(line));
  return { app, purge, statusOf, hasPurged };
}

/** Deno Deploy's edge cache, and the tags that were purged from it. */
function edgeCache(answer = () => Promise.resolve(new Response())) {
  const tags: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (target, init) => {
    assert.equal(String(target), "http://cache.localhost/invalidate/http");
    tags.push(...JSON.parse(String(init?.body)).tags);
    return await answer();
  };
  return { tags, [Symbol.dispose]: () => void (globalThis.fetch = fetch) };
}

Deno.test("purges only the tags of a record and of its list from the edge cache", async () => {
  using edge = edgeCache();
  const { statusOf } = await purger({ DENO_DEPLOY: "1" });
  assert.equal(await statusOf('{"tags":["articles"]}'), 204);
  assert.deepEqual(edge.tags.splice(0), ["articles"]);
  assert.equal(await statusOf('{"tags":["article-one"]}'), 204);
  assert.deepEqual(edge.tags.sort(), ["article-one", "articles"]);
});

Deno.test("the tag all purges the whole edge cache", async () => {
  using edge = edgeCache();
  const { statusOf } = await purger({ DENO_DEPLOY: "1" });
  assert.equal(await statusOf('{"tags":["articles","all"]}'), 204);
  assert.deepEqual(edge.tags, ["*"]);
});

Deno.test("answers after the edge cache has been purged", async () => {
  const events: string[] = [];
  using edge = edgeCache(async () => {
    // Whoever does not wait for this is faster.
    await new Promise((resolve) => setTimeout(resolve));
    events.push("purged");
    return new Response();
  });
  const { statusOf } = await purger({ DENO_DEPLOY: "1" });
  // Imports what answers a purge.
  await statusOf(body);
  events.length = 0;
  assert.equal(await statusOf(body), 204);
  events.push("answered");
  assert.deepEqual(events, ["purged", "answered"]);
  assert.ok(edge.tags.length > 0);
});

for (
  const [title, answer] of Object.entries({
    "does not answer": () => Promise.reject(new TypeError("refused")),
    "answers with an error": () =>
      Promise.resolve(new Response("Busy", { status: 503 })),
  })
) {
  Deno.test(`logs that the edge cache ${title}, and purges its own content`, async () => {
    using _edge = edgeCache(answer);
    const { app, statusOf, hasPurged } = await purger({ DENO_DEPLOY: "1" });
    assert.equal(await statusOf(body), 204);
    assert.ok(hasPurged());
    assert.match(app.lines.join("\n"), /Cannot purge the edge cache/);
  });
}

for (
  const [title, authorization] of Object.entries({
    "no secret": "",
    "another secret": `Bearer ${secret}x`,
    "the beginning of the secret": `Bearer ${secret.slice(0, -1)}`,
    "an empty secret": "Bearer ",
    "another scheme": `Basic ${secret}`,
  })
) {
  Deno.test(`rejects a purge with ${title}`, async () => {
    const { purge, hasPurged } = await purger();
    const response = await purge(body, authorization);
    assert.equal(response.status, 401);
    assert.equal(response.headers.get("www-authenticate"), "Bearer");
    assert.equal(hasPurged(), false);
  });
}

Deno.test("accepts a body of 8 kB and rejects a longer one", async () => {
  const { statusOf } = await purger();
  const padded = (bytes: number) => body + " ".repeat(bytes - body.length);
  assert.equal(await statusOf(padded(8192)), 204);
  assert.equal(await statusOf(padded(8193)), 413);
});

for (
  const invalid of [
    '{"tags":["pages"]}',
    '{"tags":["articles","article-../x"]}',
    '{"tags":[]}',
    '{"tags":"articles"}',
    "[]",
    "{",
    "",
  ]
) {
  Deno.test(`rejects ${invalid || "an empty body"}`, async () => {
    const { statusOf, hasPurged } = await purger();
    assert.equal(await statusOf(invalid), 400);
    assert.equal(hasPurged(), false);
  });
}

Deno.test("answers 404 when PURGE_SECRET is not set", async () => {
  const { statusOf } = await purger({ PURGE_SECRET: "" });
  assert.equal(await statusOf(body), 404);
});

Deno.test("accepts at least five purges at once, then answers 429 for a second", async () => {
  const { purge, statusOf } = await purger();
  // All at once, so that no time passes in which the limit recovers.
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => purge(body)),
  );
  const refused = replies.filter(({ status }) => status === 429);
  const accepted = replies.filter(({ status }) => status === 204);
  assert.ok(accepted.length >= 5 && refused.length > 0, `${accepted.length}`);
  assert.equal(accepted.length + refused.length, 30);
  assert.equal(refused[0]?.headers.get("retry-after"), "1");
  using _later = laterBy(1000);
  assert.equal(await statusOf(body), 204);
});

Deno.test("requests with a wrong secret do not use up the rate limit", async () => {
  const { statusOf } = await purger();
  for (let count = 0; count < 100; count++) {
    assert.equal(await statusOf(body, "Bearer another"), 401);
  }
  assert.equal(await statusOf(body), 204);
});
