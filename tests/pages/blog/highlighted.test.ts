import assert from "node:assert/strict";
import { splitAt } from "../../../src/pages/blog/highlighted.tsx";

Deno.test("search text is neither a regular expression nor markup", () => {
  assert.deepEqual(splitAt("a.c abc", "a.c"), ["", "a.c", " abc"]);
  assert.deepEqual(splitAt("(<b>)", "<b>"), ["(", "<b>", ")"]);
  assert.deepEqual(splitAt("I don’t", "don't"), ["I ", "don’t", ""]);
});

Deno.test("marks nothing without a search", () => {
  assert.deepEqual(splitAt("Naming", ""), ["Naming"]);
});
