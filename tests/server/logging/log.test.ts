import assert from "node:assert/strict";
import { createLog } from "../../../src/server/logging/log.ts";

Deno.test("no text of a line is longer than 500 characters", () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  for (const length of [10, 500, 501, 5000]) {
    log.warn("Long", { reason: "x".repeat(length), count: 1 });
  }
  const lengths = lines.map((line) => JSON.parse(line).reason.length);
  assert.deepEqual(lengths, [10, 500, 500, 500]);
  assert.ok(lines.every((line) => JSON.parse(line).count === 1));
});
