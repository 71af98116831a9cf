import assert from "node:assert/strict";
import { Hono } from "hono";
import { createLog } from "../../../src/server/logging/log.ts";
import {
  purge,
  type PurgeOptions,
} from "../../../src/server/endpoints/purge.ts";
import { purgePath } from "../../../src/addresses/paths.ts";
import { within } from "../../../src/lib/promises/within.ts";
import { testApp } from "../../support/app.ts";

const secret = "0123456789abcdef0123456789abcdef";

/** The endpoint, and what it purged. */
function purger(options: Partial<PurgeOptions> = {}) {
  const purged: (string | undefined)[] = [];
  const edge: string[] = [];
  const app = new Hono();
  const receive = purge({
    secret,
    results: { purge: (path) => purged.push(path) },
    purgeEdge(tags) {
      edge.push(...tags);
      return Promise.resolve();
    },
    log: createLog("error"),
    now: () => 0,
    ...options,
  });
  app.post(purgePath, receive);
  const statusOf = async (body: string, authorization?: string) =>
    (await app.request(request(body, authorization))).status;
  return { app, statusOf, purged, edge };
}

function request(body: string, authorization = `Bearer ${secret}`): Request {
  const headers = authorization ? { Authorization: authorization } : undefined;
  return new Request(`https://site.example${purgePath}`, {
    ...{ method: "POST", body, headers },
  });
}

const body = '{"tags":["jobs"]}';

Deno.test("purges an article and the lists that show it", async () => {
  const { statusOf, purged } = purger();
  assert.equal(await statusOf('{"tags":["article-one"]}'), 204);
  assert.deepEqual(purged, [
    "/api/articles",
    "/api/article?status=published",
    "/api/article/one",
  ]);
});

Deno.test("the edge forgets what is made of a record and of its lists, and no more", async () => {
  const { statusOf, edge } = purger();
  await statusOf('{"tags":["article-one","jobs"]}');
  assert.deepEqual(edge.sort(), ["article-one", "articles", "jobs"]);
});

Deno.test("the tag all purges everything, at the edge too", async () => {
  const { statusOf, purged, edge } = purger();
  await statusOf('{"tags":["all"]}');
  assert.deepEqual(purged, [undefined]);
  assert.deepEqual(edge, ["*"]);
});

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
    const { app, purged } = purger();
    const response = await app.request(request(body, authorization));
    assert.equal(response.status, 401);
    assert.equal(response.headers.get("www-authenticate"), "Bearer");
    assert.deepEqual(purged, []);
  });
}

Deno.test("takes a body of 8 kB, and rejects a longer one", async () => {
  const { statusOf } = purger();
  const padded = (bytes: number) => body + " ".repeat(bytes - body.length);
  assert.equal(await statusOf(padded(8192)), 204);
  assert.equal(await statusOf(padded(8193)), 413);
});

for (
  const invalid of [
    '{"tags":["pages"]}',
    '{"tags":["jobs","job-../x"]}',
    '{"tags":[]}',
    '{"tags":"jobs"}',
    "[]",
    "{",
    "",
  ]
) {
  Deno.test(`rejects ${invalid || "an empty body"}`, async () => {
    const { statusOf, purged } = purger();
    assert.equal(await statusOf(invalid), 400);
    assert.deepEqual(purged, []);
  });
}

Deno.test("without a secret of the site there is no such address", async () => {
  const { statusOf } = purger({ secret: undefined });
  assert.equal(await statusOf(body), 404);
});

Deno.test("accepts five purges a second", async () => {
  const clock = { now: 0 };
  const { statusOf, edge } = purger({ now: () => clock.now });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) statuses.push(await statusOf(body));
  assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429]);
  assert.equal(edge.length, 5);
  clock.now = 1000;
  assert.equal(await statusOf(body), 204);
});

Deno.test("requests without the secret do not use up the limit", async () => {
  const { statusOf } = purger();
  for (let count = 0; count < 100; count++) {
    assert.equal(await statusOf(body, "Bearer another"), 401);
  }
  assert.equal(await statusOf(body), 204);
});

Deno.test("answers once the edge has forgotten", async () => {
  const edge = Promise.withResolvers<void>();
  const { statusOf } = purger({ purgeEdge: () => edge.promise });
  const answer = statusOf(body);
  assert.equal(await within(answer, 20), undefined);
  edge.resolve();
  assert.equal(await answer, 204);
});

Deno.test("the site takes purges by POST and answers nothing else there", async () => {
  const app = await testApp({ settings: { PURGE_SECRET: secret } });
  assert.equal((await app.request(request(body))).status, 204);
  const asked = await app.request(purgePath);
  assert.equal(asked.status, 405);
  assert.equal(asked.headers.get("allow"), "POST");
});
