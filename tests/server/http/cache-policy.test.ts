import assert from "node:assert/strict";
import { contentPolicy } from "../../../src/server/http/cache-policy.ts";

for (
  const [freshMs, seconds] of [
    [60_000, 59],
    [1999, 0],
    [999, 0],
  ] as const
) {
  Deno.test(`content that is fresh for ${freshMs} ms has an s-maxage of ${seconds}`, () => {
    const [, stored] = /s-maxage=([^,]+)/.exec(contentPolicy(freshMs)) ?? [];
    assert.equal(stored, String(seconds));
  });
}

Deno.test("stale content is not stored", () => {
  for (const freshMs of [0, -5000]) {
    assert.equal(contentPolicy(freshMs), "private, no-store");
  }
});
