import assert from "node:assert/strict";
import { Hono } from "hono";
import { createLog } from "../../../src/server/logging/log.ts";
import {
  purge,
  type PurgeOptions,
} from "../../../src/server/endpoints/purge.ts";
import { purgePath } from "../../../src/addresses/paths.ts";
import {
  purgeHeaders,
  purgeText,
} from "../../../src/content/api/purge-call.ts";
import { sign } from "../../../src/lib/http/signature.ts";
import { within } from "../../../src/lib/promises/deadline.ts";
import { testApp } from "../../support/app.ts";

const secret = "0123456789abcdef0123456789abcdef";
const now = 1_763_700_000;

function purger(options: Partial<PurgeOptions> = {}) {
  const forgotten: (string | undefined)[] = [];
  const edge: string[] = [];
  const app = new Hono();
  const receive = purge({
    secret,
    results: { purge: (path) => forgotten.push(path) },
    purgeEdge(tags) {
      edge.push(...tags);
      return Promise.resolve();
    },
    log: createLog("error"),
    now: () => now,
    ...options,
  });
  app.post(purgePath, receive);
  return { handle: app.request.bind(app), forgotten, edge };
}

async function request(
  body: string,
  { at = now, key = secret, signed = body } = {},
): Promise<Request> {
  return new Request("https://site.example/purge", {
    method: "POST",
    body,
    headers: {
      [purgeHeaders.timestamp]: String(at),
      [purgeHeaders.signature]: await sign(key, purgeText(String(at), signed)),
    },
  });
}

Deno.test("a signed purge forgets an article and the lists that show it", async () => {
  const { handle, forgotten } = purger();
  const response = await handle(await request('{"tags":["article-one"]}'));
  assert.equal(response.status, 204);
  assert.deepEqual(forgotten, [
    "/api/articles",
    "/api/article?status=published",
    "/api/article/one",
  ]);
});

Deno.test("the edge forgets what is made of a record and of its lists, and no more", async () => {
  const { handle, edge } = purger();
  await handle(await request('{"tags":["article-one","jobs"]}'));
  assert.deepEqual(edge.sort(), ["article-one", "articles", "jobs"]);
});

Deno.test("the tag all forgets everything, at the edge too", async () => {
  const { handle, forgotten, edge } = purger();
  await handle(await request('{"tags":["all"]}'));
  assert.deepEqual(forgotten, [undefined]);
  assert.deepEqual(edge, ["*"]);
});

const body = '{"tags":["jobs"]}';

Deno.test("a purge that comes twice is a conflict", async () => {
  const { handle, forgotten } = purger();
  assert.equal((await handle(await request(body))).status, 204);
  assert.equal((await handle(await request(body))).status, 409);
  assert.equal(forgotten.length, 2);
});

for (
  const [title, made] of Object.entries({
    "another secret": request(body, { key: `${secret}x` }),
    "another body": request(body, { signed: '{"tags":["all"]}' }),
    "an old clock": request(body, { at: now - 301 }),
    "a clock that runs ahead": request(body, { at: now + 301 }),
    "no signature": Promise.resolve(
      new Request("https://site.example/purge", { method: "POST", body }),
    ),
  })
) {
  Deno.test(`a purge with ${title} is not authorised`, async () => {
    const { handle, forgotten } = purger();
    assert.equal((await handle(await made)).status, 401);
    assert.deepEqual(forgotten, []);
  });
}

Deno.test("a long body is refused, whatever its length claims", async () => {
  const { handle } = purger();
  const long = JSON.stringify({ tags: ["x".repeat(5000)] });
  assert.equal((await handle(await request(long))).status, 413);
});

Deno.test("tags that nobody knows and bodies that are none are refused", async () => {
  for (
    const odd of [
      '{"tags":["pages"]}',
      '{"tags":[]}',
      "[]",
      "{",
      '{"tags":["job-../x"]}',
      JSON.stringify({ tags: Array.from({ length: 101 }, () => "jobs") }),
    ]
  ) {
    const { handle, forgotten } = purger();
    assert.equal((await handle(await request(odd))).status, 400, odd);
    assert.deepEqual(forgotten, []);
  }
});

Deno.test("without a secret there is no such address", async () => {
  const { handle } = purger({ secret: undefined });
  assert.equal((await handle(await request(body))).status, 404);
});

Deno.test("a flood of purges is turned away", async () => {
  const { handle } = purger();
  const statuses = new Set<number>();
  for (let count = 0; count < 200; count++) {
    const flood = new Request("https://site.example/purge", { method: "POST" });
    statuses.add((await handle(flood)).status);
  }
  assert.deepEqual([...statuses], [401, 429]);
});

Deno.test("a flood of signed purges is turned away, before it reaches the edge", async () => {
  const { handle, edge } = purger();
  const statuses: number[] = [];
  for (let count = 0; count < 60; count++) {
    const tag = `article-${count}`;
    const flood = await request(JSON.stringify({ tags: [tag] }));
    statuses.push((await handle(flood)).status);
  }
  assert.equal(statuses[0], 204);
  assert.equal(statuses.at(-1), 429);
  assert.ok(!edge.includes("article-59"));
});

Deno.test("unsigned calls cost the signed ones nothing", async () => {
  const { handle, forgotten } = purger();
  for (let count = 0; count < 100; count++) {
    await handle("https://site.example/purge", { method: "POST" });
  }
  assert.equal((await handle(await request(body))).status, 204);
  assert.equal(forgotten.length, 2);
});

Deno.test("the site takes purges by POST and answers nothing else there", async () => {
  const app = await testApp({ settings: { PURGE_SECRET: secret } });
  const at = Math.round(Date.now() / 1000);
  assert.equal((await app.request(await request(body, { at }))).status, 204);
  const asked = await app.request(purgePath);
  assert.equal(asked.status, 405);
  assert.equal(asked.headers.get("allow"), "POST");
});

Deno.test("a purge is a repetition for as long as its signature is valid", async () => {
  const clock = { now };
  const { handle } = purger({ now: () => clock.now });
  const ahead = { at: now + 300 };
  assert.equal((await handle(await request(body, ahead))).status, 204);
  for (const later of [1, 300, 600]) {
    clock.now = now + later;
    const again = await handle(await request(body, ahead));
    assert.equal(again.status, 409, `${later} s later`);
  }
  clock.now = now + 601;
  assert.equal((await handle(await request(body, ahead))).status, 401);
});

Deno.test("a purge is done once the edge has forgotten too", async () => {
  const edge = Promise.withResolvers<void>();
  const { handle } = purger({ purgeEdge: () => edge.promise });
  const answer = Promise.resolve(handle(await request(body)));
  assert.equal(await within(answer, 20), undefined);
  edge.resolve();
  assert.equal((await answer).status, 204);
});
