import assert from "node:assert/strict";
import { createLog } from "../../src/server/logging/log.ts";
import { createServerContent } from "../../src/server/server-content.ts";
import { readSettings } from "../../src/settings.ts";
import { laterBy, slowTimers } from "../support/clock.ts";

Deno.test("content that comes again unchanged is the same result, of which pages are made already", async () => {
  const state = { text: "first".repeat(1000), asked: 0 };
  const send = () => {
    state.asked++;
    return Promise.resolve(Response.json({ text: state.text }));
  };
  const { results } = createServerContent(
    readSettings({}),
    createLog("error"),
    () => Promise.resolve(send),
  );
  const read = () => results.request("/api/jobs", (body) => body);
  const first = await read();
  assert.ok(results.bytes() > state.text.length);
  using _slow = slowTimers();
  using _later = laterBy(61_000);
  assert.equal(await read(), first);
  state.text = "second";
  using _evenLater = laterBy(61_000);
  assert.notEqual(await read(), first);
  assert.equal(state.asked, 3);
});

Deno.test("loads the content service again after it could not be loaded", async () => {
  const send = () => Promise.resolve(Response.json({ jobs: [] }));
  let loads = 0;
  const content = createServerContent(
    readSettings({}),
    createLog("error"),
    () =>
      ++loads === 1
        ? Promise.reject(new Error("Too many open files"))
        : Promise.resolve(send),
  );
  await assert.rejects(content.load(), /Too many open files/);
  await content.load();
  const result = await content.results.request("/api/jobs", (body) => body);
  assert.ok(result.ok);
});
