import assert from "node:assert/strict";
import { createPatience } from "../../src/server/patience.ts";

const here = { signal: new AbortController().signal };
const gone = { signal: AbortSignal.abort() };
const never = new Promise(() => {});
const later = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

Deno.test("data that is there at once is waited for the next time, too", async () => {
  const patience = createPatience();
  assert.ok(patience.of("blog") > 0);
  await patience.wait("blog", [Promise.resolve()], here);
  assert.ok(patience.of("blog") > 0);
});

Deno.test("data that came late is not waited for until it was quick again", async () => {
  const patience = createPatience();
  await patience.wait("blog", [later(30)], { ...here, limitMs: 5000 });
  assert.equal(patience.of("blog"), 0);
  assert.ok(patience.of("careers") > 0, "each kind of page for itself");
  await patience.wait("blog", [Promise.resolve()], here);
  await later(0);
  assert.ok(patience.of("blog") > 0);
});

Deno.test("a service whose visitors all leave before it answers is not waited for", async () => {
  const patience = createPatience();
  // The data never comes: that the wait ran out is all that is ever known.
  await patience.wait("blog", [never], here);
  assert.equal(patience.of("blog"), 0);
});

Deno.test("what ends because the visitor left says nothing of the service", async () => {
  const patience = createPatience();
  await patience.wait("blog", [never], here);
  await patience.wait("blog", [Promise.resolve()], gone);
  await later(0);
  assert.equal(patience.of("blog"), 0);
});
