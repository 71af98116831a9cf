import assert from "node:assert/strict";
import { contentPolicy } from "../../../src/server/headers/cache-policy.ts";

for (
  const [freshMs, seconds] of [
    [60_000, 59],
    [1999, 0],
    [999, 0],
    [-5000, 0],
  ] as const
) {
  Deno.test(`content that is fresh for ${freshMs} ms is stored for ${seconds} s, as caches count whole seconds`, () => {
    const [, stored] = /s-maxage=([^,]+)/.exec(contentPolicy(freshMs)) ?? [];
    assert.equal(stored, String(seconds));
  });
}

Deno.test("no cache sends content after its records have ended, though the site fails", () => {
  const staleSeconds = (inMs: number) =>
    Number(
      /stale-if-error=(\d+)/.exec(contentPolicy(60_000, Date.now() + inMs))
        ?.[1],
    );
  assert.equal(staleSeconds(30 * 86_400_000), 86_400);
  assert.ok(staleSeconds(600_500) + 59 <= 600);
  assert.ok(staleSeconds(600_500) > 500);
  assert.equal(staleSeconds(60_000), 0);
});
