import assert from "node:assert/strict";
import { capitalizedNumber } from "../../../src/lib/text/number-words.ts";

Deno.test("a number that begins a sentence is in words up to twelve", () => {
  assert.deepEqual([0, 1, 12, 13].map(capitalizedNumber), [
    "No",
    "One",
    "Twelve",
    "13",
  ]);
});
