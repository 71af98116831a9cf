import assert from "node:assert/strict";
import {
  type ContentResult,
  failure,
  success,
} from "../../src/content/transport/content-result.ts";
import { resolvedPromise } from "../../src/lib/promises/settled-promise.ts";
import type { ContentClient } from "../../src/content/content-client.ts";
import { createCachedContent } from "../../src/browser/cached-content.ts";

function remembering(jobs: () => Promise<ContentResult<never[]>>) {
  const visit = { token: "a", now: 0, asked: 0 };
  const content = createCachedContent(
    {
      jobs() {
        visit.asked++;
        return jobs();
      },
    } as unknown as ContentClient,
    { maxAgeMs: 100, token: () => visit.token, now: () => visit.now },
  );
  return { visit, ...content };
}

const good = () => Promise.resolve(success<never[]>([]));

Deno.test("an answer is shown again for a while, to the same visitor", async () => {
  const { visit, client } = remembering(good);
  await client.jobs();
  await client.jobs();
  assert.equal(visit.asked, 1);
  visit.token = "b";
  await client.jobs();
  assert.equal(visit.asked, 2);
  visit.now = 101;
  await client.jobs();
  assert.equal(visit.asked, 3);
});

Deno.test("a navigation waits for what was asked for ahead", async () => {
  const late = Promise.withResolvers<ContentResult<never[]>>();
  const { visit, client, prefetching } = remembering(() => late.promise);
  prefetching.jobs();
  const asked = client.jobs();
  assert.equal(visit.asked, 1);
  late.resolve(success([]));
  assert.deepEqual(await asked, success([]));
});

Deno.test("nothing is asked for ahead that is on its way already", () => {
  const { visit, client, prefetching } = remembering(() =>
    new Promise(() => {})
  );
  client.jobs();
  prefetching.jobs();
  assert.equal(visit.asked, 1);
});

Deno.test("an answer that never came is asked for again", () => {
  const { visit, client } = remembering(() => new Promise(() => {}));
  client.jobs();
  client.jobs();
  assert.equal(visit.asked, 2);
});

Deno.test("a failure is asked for again, though it came ahead", async () => {
  const { visit, client, prefetching } = remembering(() =>
    Promise.resolve(failure("Out of ink", 502))
  );
  prefetching.jobs();
  await Promise.resolve();
  await client.jobs();
  assert.equal(visit.asked, 2);
});

Deno.test("each record has its own answer, and what the document brought counts", async () => {
  const asked: string[] = [];
  const call = (name: string) => (id = "") => {
    asked.push(`${name} ${id}`);
    return Promise.resolve(success(`${name} ${id}`));
  };
  const { client, add } = createCachedContent(
    {
      article: call("article"),
      job: call("job"),
      related: call("related"),
    } as unknown as ContentClient,
    { maxAgeMs: 100, token: () => undefined, now: () => 0 },
  );
  const brought = resolvedPromise(success("brought"));
  add("article", "c", brought);
  const shown = [
    client.article("a"),
    client.article("b"),
    client.job("a"),
    client.related("a"),
    client.article("c"),
    client.article("a"),
  ];
  const values = (await Promise.all(shown)).map((it) => it.ok && it.value);
  assert.deepEqual(
    values,
    ["article a", "article b", "job a", "related a", "brought", "article a"],
  );
  assert.deepEqual(asked.slice(0, 4), values.slice(0, 4));
});
