import assert from "node:assert/strict";
import { CallCache } from "../../src/browser/call-cache.ts";
import {
  type ContentResult,
  failure,
  success,
} from "../../src/content/calls/content-result.ts";

type Result = Promise<ContentResult<never>>;

/** A call cache with these answers, and the calls that it made. */
function visit(answer: (callName: string) => Result) {
  const state = { token: "a", now: 0, asked: [] as string[] };
  const cache = new CallCache(() => state.token, () => state.now);
  function ask(callName: string) {
    return cache.resultOf(callName, () => {
      state.asked.push(callName);
      return answer(callName);
    });
  }
  const add: CallCache["add"] = (key, result) => cache.add(key, result);
  return { state, ask, add };
}

const good = (callName: string) => Promise.resolve(success(callName as never));

Deno.test("reuses a result for a minute, for the same visitor", async () => {
  const { state, ask } = visit(good);
  const blog = async () => (await ask("blog"), state.asked.length);
  assert.equal(await blog(), 1);
  assert.equal(await blog(), 1);
  state.token = "b";
  assert.equal(await blog(), 2);
  state.now = 60_001;
  assert.equal(await blog(), 3);
});

Deno.test("shares a pending call for ten seconds", () => {
  const { state, ask } = visit(() => new Promise(() => {}));
  assert.equal(ask("blog"), ask("blog"));
  state.now = 10_001;
  ask("blog");
  assert.equal(state.asked.length, 2);
});

Deno.test("a result that has come is available at once", async () => {
  const { ask, add } = visit(good);
  await ask("blog");
  assert.deepEqual(ask("blog"), success("blog"));
  add("article/a", success("brought"));
  assert.deepEqual(ask("article/a"), success("brought"));
});

Deno.test("does not reuse a failure", async () => {
  const { state, ask } = visit(() =>
    Promise.resolve(failure("Out of ink", 502))
  );
  await ask("blog");
  await ask("blog");
  assert.equal(state.asked.length, 2);
});

Deno.test("each record has its own result, and results of the document are reused", async () => {
  const { state, ask, add } = visit(good);
  add("article/c", success("brought"));
  const names = ["article/a", "article/b", "blog", "article/c", "article/a"];
  const shown = names.map(ask);
  assert.deepEqual(
    (await Promise.all(shown)).map((it) => it.ok && it.value),
    ["article/a", "article/b", "blog", "brought", "article/a"],
  );
  assert.equal(state.asked.length, 3);
});
