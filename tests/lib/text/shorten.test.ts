import assert from "node:assert/strict";
import { shortened } from "../../../src/lib/text/shorten.ts";

for (
  const [text, length, expected] of [
    ["aa bb", 5, "aa bb"],
    ["aa bb cc", 5, "aa bb..."],
    ["aa bbb cc", 5, "aa..."],
    ["aa b. cc", 5, "aa b..."],
    ["aa, bbb cc", 5, "aa..."],
    ["aaaaaaaa", 5, "aaaaa..."],
    ["aaaa\u{1f3a8}b", 5, "aaaa..."],
  ] as const
) {
  Deno.test(`shortens "${text}" to ${length} characters as "${expected}"`, () => {
    assert.equal(shortened(text, length), expected);
  });
}
