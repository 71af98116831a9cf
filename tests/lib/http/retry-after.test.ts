import assert from "node:assert/strict";
import { retryAfterMs } from "../../../src/lib/http/retry-after.ts";

Deno.test("Retry-After is seconds or a future date; anything else means no wait", () => {
  const now = Date.UTC(2026, 0, 1);
  const wait = (header: string | null) => retryAfterMs(header, now);
  assert.equal(wait("3"), 3000);
  assert.equal(wait("Thu, 01 Jan 2026 00:00:05 GMT"), 5000);
  for (const none of [null, "", "-5", "1e9", "soon", "0", "2020-01-01"]) {
    assert.equal(wait(none), 0, String(none));
  }
  assert.equal(wait("Wed, 31 Dec 2025 23:59:59 GMT"), 0);
});
