import assert from "node:assert/strict";
import { firstCharacters, shortened } from "../../../src/lib/text/shorten.ts";

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

const flags = "\u{1f1f3}\u{1f1ec}".repeat(3);
const family = "\u{1f469}\u200d\u{1f469}\u200d\u{1f467}";
const marked = "o\u0323\u0301";

for (
  const [name, text, length, expected] of [
    ["letter with its marks", `ab${marked}c`, 4, "ab"],
    ["letter before its marks", `ab${marked}c`, 5, `ab${marked}`],
    ["flag", flags, 6, flags.slice(0, 4)],
    ["joined emoji", `a ${family}`, 6, "a "],
    ["line end", "ab\r\ncd", 3, "ab"],
  ] as const
) {
  Deno.test(`does not split a ${name}`, () => {
    assert.equal(firstCharacters(text, length), expected);
  });
}

Deno.test("one huge letter never empties a text", () => {
  const zalgo = `o${"\u0323".repeat(500)}`;
  assert.equal(firstCharacters(zalgo, 150).length, 150);
  assert.equal(firstCharacters(` ${zalgo}`, 150).length, 150);
});
