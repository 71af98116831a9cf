import assert from "node:assert/strict";
import fc from "fast-check";
import { cleanText } from "../../../src/lib/text/clean-text.ts";

Deno.test("removes harmful characters and keeps all others", () => {
  assert.equal(cleanText("a\u0000b\u202ec\ufffed\ud800e"), "abcd\ufffde");
  const fine = "Ọjọ́ 😀 שלום\tand\nlines \u200f\u00ad e\u0301";
  assert.equal(cleanText(fine), fine);
});

Deno.test("clean text can be URL-encoded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const clean = cleanText(text);
      encodeURIComponent(clean);
      assert.equal(cleanText(clean), clean);
    }),
    { numRuns: 200 },
  );
});
