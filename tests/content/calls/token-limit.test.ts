import assert from "node:assert/strict";
import {
  TokenLimit,
  tokenLimits,
} from "../../../src/content/calls/token-limit.ts";
import { failure, success } from "../../../src/content/calls/content-result.ts";
import { waitUntil } from "../../support/promises.ts";

const answered = success([]);
const refused = failure("Invalid token", 401);

/** Calls that run until a test ends them. */
function heldCalls() {
  const limit = new TokenLimit();
  const running: { token: string; end(): void }[] = [];
  const tokens = () => running.map(({ token }) => token);
  return {
    limit,
    tokens,
    /** Makes a call; true once it has ended by itself. */
    call: (token: string, signal = new AbortController().signal) =>
      limit.run(token, signal, async (signal) => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        const call = { token, end: () => resolve(true) };
        running.push(call);
        signal.addEventListener("abort", () => resolve(false));
        const result = await promise;
        running.splice(running.indexOf(call), 1);
        return result;
      }),
    end(token: string): void {
      running.find((call) => call.token === token)?.end();
    },
    endAll(): void {
      for (const call of [...running]) call.end();
    },
  };
}

/** As many tokens as calls with unknown ones may run. */
const names = Array.from(
  { length: tokenLimits.others },
  (_, index) => `token-${index}`,
);

/** As many tokens as calls with accepted ones may run. */
const good = Array.from(
  { length: tokenLimits.accepted },
  (_, index) => `good-${index}`,
);

/** Starts a call with each of some tokens. */
function start({ call }: ReturnType<typeof heldCalls>, tokens = names) {
  return tokens.map((token) => call(token).catch(() => "ended"));
}

/** Calls of a service that refuses all tokens but the good ones. */
function withAcceptedTokens() {
  const calls = heldCalls();
  calls.limit.note("made up", refused);
  for (const token of good) calls.limit.note(token, answered);
  return calls;
}

Deno.test("two calls with one token run at a time, the others wait", async () => {
  const { call, tokens, end } = heldCalls();
  const calls = [call("a"), call("a"), call("a"), call("b")];
  assert.deepEqual(tokens(), ["a", "a", "b"]);
  for (let ended = 0; ended < 3; ended++) {
    end("a");
    await Promise.any([calls[ended]]);
  }
  end("b");
  assert.deepEqual(await Promise.all(calls), [true, true, true, true]);
});

Deno.test("when too many run, the longest running call is ended for a new one", async () => {
  const calls = heldCalls();
  const [first, ...others] = start(calls);
  const late = calls.call("late");
  assert.equal(await first, "ended");
  calls.endAll();
  assert.equal(await late, true);
  for (const other of others) assert.equal(await other, true);
});

Deno.test("a refused token waits until there is room, behind the others", async () => {
  const { limit, call, tokens, end, endAll } = heldCalls();
  const running = ["a", "a", ...names.slice(2)].map((token) => call(token));
  limit.note("refused", refused);
  const last = call("refused");
  const third = call("a");
  end("a");
  await waitUntil(() => tokens().at(-1) === "a");
  assert.ok(!tokens().includes("refused"));
  end("token-2");
  await waitUntil(() => tokens().at(-1) === "refused");
  endAll();
  const all = await Promise.all([...running, last, third]);
  assert.ok(all.every((isOk) => isOk));
});

Deno.test("a refused token is like others again once the service accepts it", async () => {
  const calls = heldCalls();
  const { limit, call } = calls;
  const [first] = start(calls);
  limit.note("good", refused);
  limit.note("good", failure("Closed", 500));
  limit.note("good", answered);
  const good = call("good");
  assert.equal(await first, "ended");
  calls.endAll();
  assert.equal(await good, true);
});

Deno.test("a queued call of a disconnected visitor frees its place", async () => {
  const { call, tokens, end, endAll } = heldCalls();
  const visitor = new AbortController();
  const running = [call("a"), call("a")];
  const left = call("a", visitor.signal);
  const next = call("a");
  visitor.abort();
  await assert.rejects(left);
  end("a");
  await running[0];
  await waitUntil(() => tokens().length === 2);
  endAll();
  assert.deepEqual(await Promise.all([...running, next]), [true, true, true]);
  assert.deepEqual(tokens(), []);
});

Deno.test("unknown tokens end no call with an accepted one, however many come", async () => {
  const calls = withAcceptedTokens();
  const accepted = start(calls, good);
  const unknown = start(calls, [...names, ...names.map((it) => `${it}+`)]);
  for (const it of unknown.slice(0, names.length)) {
    assert.equal(await it, "ended");
  }
  calls.endAll();
  for (const it of accepted) assert.equal(await it, true);
});

Deno.test("an accepted token needs no place of unknown ones", async () => {
  const calls = withAcceptedTokens();
  const unknown = start(calls);
  const accepted = start(calls, good);
  calls.endAll();
  for (const it of [...unknown, ...accepted]) assert.equal(await it, true);
});

Deno.test("when all places of accepted tokens are taken, a new call ends the longest running of these", async () => {
  const calls = withAcceptedTokens();
  const unknown = start(calls);
  const [first, ...others] = start(calls, good);
  const late = calls.call("good-1");
  assert.equal(await first, "ended");
  calls.endAll();
  for (const it of [...unknown, ...others, late]) assert.equal(await it, true);
});

Deno.test("no token is accepted as long as the service refuses none", async () => {
  const calls = heldCalls();
  for (const token of [...names, "late"]) calls.limit.note(token, answered);
  const [first] = start(calls);
  const late = calls.call("late");
  assert.equal(await first, "ended");
  calls.endAll();
  assert.equal(await late, true);
});

Deno.test("a token refused with 401 is no longer accepted, one that may not see a record is", async () => {
  const calls = withAcceptedTokens();
  calls.limit.note("good-0", failure("Not yours", 403));
  calls.limit.note("good-1", refused);
  const [first] = start(calls);
  const accepted = calls.call("good-0");
  assert.ok(calls.tokens().includes("good-0"));
  const other = calls.call("good-1");
  assert.ok(!calls.tokens().includes("good-1"), "it waits for room");
  calls.endAll();
  assert.deepEqual(await Promise.all([first, accepted]), [true, true]);
  await waitUntil(() => calls.tokens().includes("good-1"));
  calls.endAll();
  assert.equal(await other, true);
});
