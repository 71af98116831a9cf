import assert from "node:assert/strict";
import { contentPolicy } from "../../../src/server/http/cache-policy.ts";

Deno.test("content is stored for the whole seconds that it is certainly fresh", () => {
  for (const [freshMs, seconds] of [[60_000, 59], [1999, 0], [999, 0]]) {
    const [, stored] = /s-maxage=([^,]+)/.exec(contentPolicy(freshMs ?? 0)) ??
      [];
    assert.equal(stored, String(seconds), `${freshMs} ms`);
  }
});

Deno.test("stale content is not stored", () => {
  for (const freshMs of [0, -5000]) {
    assert.equal(contentPolicy(freshMs), "private, no-store");
  }
});
