import assert from "node:assert/strict";
import { readBody } from "../../../src/lib/http/read-body.ts";

const limits = { maxBytes: 4, maxBytesInUse: 8 };
const length = (text: string) => text.length;

/** A body in these parts; it notes when it is cancelled. */
function bodyOf(parts: Iterable<string>) {
  const state = { isCancelled: false };
  const left = Iterator.from(parts);
  const body = new ReadableStream({
    pull(controller) {
      const { done, value } = left.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
    cancel() {
      state.isCancelled = true;
    },
  }, { highWaterMark: 0 });
  return { response: new Response(body), state };
}

function* endless() {
  for (;;) yield "ab";
}

Deno.test("reads a body up to the limit in bytes, and cancels a longer one", async () => {
  assert.equal(await readBody(bodyOf(["ọ", "a"]).response, limits, length), 2);
  for (const parts of [["ọọ"], ["abcd", "e"], endless()]) {
    const { response, state } = bodyOf(parts);
    assert.equal(await readBody(response, limits, length), undefined);
    assert.equal(state.isCancelled, true);
  }
});

Deno.test("does not read a body that says it is too long", async () => {
  const { response: { body }, state } = bodyOf(["a"]);
  const headers = { "Content-Length": "5" };
  const response = new Response(body, { headers });
  assert.equal(await readBody(response, limits, length), undefined);
  assert.equal(state.isCancelled, true);
});

Deno.test("bodies count until they have been used", async () => {
  const release = Promise.withResolvers<void>();
  const held = ["abcd", "abcd"].map((text) =>
    readBody(new Response(text), limits, () => release.promise)
  );
  const read = () => readBody(new Response("a"), limits, length);
  assert.equal(await read(), undefined);
  release.resolve();
  await Promise.all(held);
  assert.equal(await read(), 1);
});
