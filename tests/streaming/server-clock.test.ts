import assert from "node:assert/strict";
import {
  noteRendered,
  timeOfResponse,
} from "../../src/streaming/server-clock.ts";

Deno.test("the time of a document holds until an answer says another", () => {
  const { now } = performance;
  let passed = 0;
  performance.now = () => passed;
  try {
    assert.equal(timeOfResponse(new Response()), undefined);
    const rendered = Date.parse("2030-01-01T00:00:00Z");
    noteRendered(Number(undefined));
    noteRendered(rendered);
    passed = 5000;
    assert.equal(timeOfResponse(new Response()), rendered + 5000);
    const date = Date.parse("2029-06-01T12:00:00Z");
    const headers = { Date: new Date(date).toUTCString() };
    const time = timeOfResponse(new Response(null, { headers })) ?? 0;
    assert.ok(time >= date && time < date + 1000);
    noteRendered(rendered);
    passed += 1000;
    assert.equal(timeOfResponse(new Response()), time + 1000);
  } finally {
    performance.now = now;
  }
});
