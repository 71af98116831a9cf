import assert from "node:assert/strict";
import { slopePerMinute } from "./soak.ts";

Deno.test("distinguishes growing memory from fluctuating memory", () => {
  const samples = (megabytes: (minute: number) => number) =>
    Array.from({ length: 61 }, (_, index) => index / 10)
      .map((minute) => ({ minute, megabytes: megabytes(minute) }));
  const leak = slopePerMinute(samples((minute) => 200 + 3 * minute));
  assert.ok(Math.abs(leak - 3) < 1e-9);
  const swing = slopePerMinute(
    samples((minute) => 200 + 40 * Math.sin(minute * 20)),
  );
  assert.ok(Math.abs(swing) < 1);
});
