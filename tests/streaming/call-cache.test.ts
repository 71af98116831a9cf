import assert from "node:assert/strict";
import { CallCache } from "../../src/streaming/call-cache.ts";
import { withoutEnded } from "../../src/content/shown-until.ts";
import {
  type ContentResult,
  failure,
  success,
  unreachable,
} from "../../src/lib/content-result.ts";

type Result = Promise<ContentResult<unknown>>;

/** A call cache with these answers, and the calls that it made. */
function visit(answer: (callName: string) => Result, heldMs = 86_400_000) {
  const state = {
    token: "a" as string | undefined,
    now: 0,
    serverTime: 0,
    asked: [] as string[],
    renewed: 0,
    answer,
  };
  const cache = new CallCache({
    token: () => state.token,
    heldMs: () => heldMs,
    stillShown: (result) => withoutEnded(result, state.serverTime),
    now: () => state.now,
  });
  function call(callName: string) {
    state.asked.push(callName);
    return state.answer(callName);
  }
  return {
    state,
    /** For a link that is pressed. */
    ask: (callName: string) => cache.resultOf(callName, () => call(callName)),
    /** For Back and Forward. */
    goBack: (callName: string) =>
      cache.resultOf(
        callName,
        () => call(callName),
        () => void state.renewed++,
      ),
    add: (key: string, result: Parameters<CallCache["add"]>[1]) =>
      cache.add(key, result),
  };
}

const good = (callName: string) => Promise.resolve(success(callName));
const broken = () => Promise.resolve(unreachable);
/** Lets promises run. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const hourMs = 3_600_000;

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
  const { state, ask, goBack } = visit(() =>
    Promise.resolve(failure("Out of ink", 502))
  );
  await ask("blog");
  await ask("blog");
  assert.deepEqual(await goBack("blog"), failure("Out of ink", 502));
  assert.equal(state.asked.length, 3);
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

Deno.test("Back shows what is held at once, and what is new only if it differs", async () => {
  const { state, ask, goBack } = visit(good);
  await ask("blog");
  state.now = hourMs;
  assert.deepEqual(goBack("blog"), success("blog"));
  await turn();
  assert.deepEqual([state.asked.length, state.renewed], [2, 0]);
  state.now = 2 * hourMs;
  state.answer = () => Promise.resolve(success("new"));
  assert.deepEqual(goBack("blog"), success("blog"));
  await turn();
  assert.equal(state.renewed, 1);
  assert.deepEqual(goBack("blog"), success("new"));
  state.now = 3 * hourMs;
  state.answer = broken;
  assert.deepEqual(goBack("blog"), success("new"));
  await turn();
  assert.equal(state.renewed, 1);
});

Deno.test("a pressed link gets what is held in place of an error", async () => {
  const { state, ask } = visit(good);
  await ask("blog");
  state.now = hourMs;
  state.answer = broken;
  assert.deepEqual(await ask("blog"), success("blog"));
  assert.equal(state.asked.length, 2);
});

Deno.test("nothing is held for longer than the settings say, and nothing with both at 0", async () => {
  const { state, ask, goBack } = visit(good, 2 * hourMs);
  await ask("blog");
  state.answer = broken;
  state.now = 2 * hourMs - 1;
  assert.deepEqual(goBack("blog"), success("blog"));
  state.now = 2 * hourMs;
  assert.deepEqual(await goBack("blog"), unreachable);
  assert.deepEqual(await ask("blog"), unreachable);
  const none = visit(good, 0);
  await none.ask("blog");
  none.state.answer = broken;
  assert.deepEqual(await none.goBack("blog"), unreachable);
});

for (
  const [then, now] of [["a", "b"], ["a", undefined], [undefined, "a"]] as const
) {
  Deno.test(`what came with the token ${then} is never shown with ${now}`, async () => {
    const { state, ask, goBack } = visit(good);
    state.token = then;
    await ask("blog");
    state.token = now;
    state.answer = broken;
    assert.deepEqual(await goBack("blog"), unreachable);
    assert.deepEqual(await ask("blog"), unreachable);
    state.token = then;
    assert.deepEqual(goBack("blog"), success("blog"));
  });
}

Deno.test("what comes after the token has changed is not held", async () => {
  const late = Promise.withResolvers<ContentResult<unknown>>();
  const { state, ask, goBack } = visit(() => late.promise);
  const asked = ask("blog");
  state.token = "b";
  late.resolve(success("secret of a or b"));
  await asked;
  state.answer = broken;
  for (const token of ["a", "b"]) {
    state.token = token;
    assert.deepEqual(await goBack("blog"), unreachable, token);
  }
});

for (const status of [401, 403, 451]) {
  Deno.test(`what the service refuses with ${status} is held no longer`, async () => {
    const { state, ask, goBack } = visit(good);
    await ask("article/a");
    state.now = hourMs;
    const refused = failure("Not for you", status);
    state.answer = () => Promise.resolve(refused);
    goBack("article/a");
    await turn();
    assert.equal(state.renewed, 1);
    assert.deepEqual(await goBack("article/a"), refused);
  });
}

Deno.test("a record whose dates end its publication is not shown again", async () => {
  const list = success([{ id: "a", until: 5000 }, { id: "b" }]);
  const { state, ask, goBack } = visit(() => Promise.resolve(list));
  await ask("blog");
  assert.deepEqual(goBack("blog"), list);
  state.serverTime = 5000;
  for (const shown of [goBack("blog"), ask("blog")]) {
    assert.deepEqual(shown, success([{ id: "b" }]));
  }
});
