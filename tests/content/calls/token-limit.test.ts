import assert from "node:assert/strict";
import {
  TokenLimit,
  tokenLimits,
} from "../../../src/content/calls/token-limit.ts";
import { waitUntil } from "../../support/promises.ts";

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

/** As many tokens as calls may run. */
const names = Array.from(
  { length: tokenLimits.all },
  (_, index) => `token-${index}`,
);

/** Starts a call with each of them. */
function fill({ call }: ReturnType<typeof heldCalls>) {
  return names.map((token) => call(token).catch(() => "ended"));
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
  const [first, ...others] = fill(calls);
  const late = calls.call("late");
  assert.equal(await first, "ended");
  calls.endAll();
  assert.equal(await late, true);
  for (const other of others) assert.equal(await other, true);
});

Deno.test("a refused token waits until there is room, behind the others", async () => {
  const { limit, call, tokens, end, endAll } = heldCalls();
  const running = ["a", "a", ...names.slice(2)].map((token) => call(token));
  limit.noteRefusal("refused", true);
  const refused = call("refused");
  const third = call("a");
  end("a");
  await waitUntil(() => tokens().at(-1) === "a");
  assert.ok(!tokens().includes("refused"));
  end("token-2");
  await waitUntil(() => tokens().at(-1) === "refused");
  endAll();
  const all = await Promise.all([...running, refused, third]);
  assert.ok(all.every((isOk) => isOk));
});

Deno.test("a refused token is like others again once the service accepts it", async () => {
  const calls = heldCalls();
  const { limit, call } = calls;
  const [first] = fill(calls);
  limit.noteRefusal("good", true);
  limit.noteRefusal("good", false);
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
