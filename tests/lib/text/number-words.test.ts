import assert from "node:assert/strict";
import { capitalizedCount } from "../../../src/lib/text/number-words.ts";

Deno.test("a count that begins a sentence is in words up to twelve", () => {
  assert.deepEqual([0, 1, 12, 13].map((it) => capitalizedCount(it, "sign")), [
    "No signs",
    "One sign",
    "Twelve signs",
    "13 signs",
  ]);
});
