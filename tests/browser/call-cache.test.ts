import assert from "node:assert/strict";
import { createCallCache } from "../../src/browser/call-cache.ts";
import { namedCall } from "../../src/content/named-call.ts";
import { callNames, type ContentClient } from "../../src/pages/content.ts";
import {
  type ContentResult,
  failure,
  success,
} from "../../src/content/transport/content-result.ts";

type Result = Promise<ContentResult<never>>;

/** A call cache over a client with these answers, and the calls it received. */
function visit(answer: (callName: string) => Result) {
  const state = { token: "a", now: 0, asked: [] as string[] };
  function ask(callName: string) {
    state.asked.push(callName);
    return namedCall(callName, answer(callName));
  }
  const content: ContentClient = {
    blog: (filter) => ask(callNames.blog(filter)),
    article: (id) => ask(callNames.article(id)),
    jobs: () => ask(callNames.jobs()),
    job: (id) => ask(callNames.job(id)),
  };
  const token = () => state.token;
  return { state, ...createCallCache(content, token, () => state.now) };
}

const good = (callName: string) => Promise.resolve(success(callName as never));

Deno.test("reuses a result for a minute, for the same visitor", async () => {
  const { state, client } = visit(good);
  const jobs = async () => (await client.jobs(), state.asked.length);
  assert.equal(await jobs(), 1);
  assert.equal(await jobs(), 1);
  state.token = "b";
  assert.equal(await jobs(), 2);
  state.now = 60_001;
  assert.equal(await jobs(), 3);
});

Deno.test("shares a pending call for ten seconds", () => {
  const { state, client } = visit(() => new Promise(() => {}));
  assert.equal(client.jobs(), client.jobs());
  state.now = 10_001;
  client.jobs();
  assert.equal(state.asked.length, 2);
});

Deno.test("does not reuse a failure", async () => {
  const { state, client } = visit(() =>
    Promise.resolve(failure("Out of ink", 502))
  );
  await client.jobs();
  await client.jobs();
  assert.equal(state.asked.length, 2);
});

Deno.test("each record has its own result, and results of the document are reused", async () => {
  const { state, client, add } = visit(good);
  add(namedCall(callNames.article("c"), good("brought")));
  const shown = [
    client.article("a"),
    client.article("b"),
    client.job("a"),
    client.article("c"),
    client.article("a"),
  ];
  assert.deepEqual(
    (await Promise.all(shown)).map((it) => it.ok && it.value),
    ["article/a", "article/b", "job/a", "brought", "article/a"],
  );
  assert.equal(state.asked.length, 3);
});

Deno.test("a loaded list of posts serves every filter", async () => {
  const { state, client } = visit(good);
  await client.blog({ q: "", tag: "" });
  await client.blog({ q: "ai", tag: "" });
  assert.deepEqual(state.asked, ["blog"]);
});
