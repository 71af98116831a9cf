import assert from "node:assert/strict";
import fc from "fast-check";
import {
  cleanJson,
  cleanText,
  isCleanJson,
} from "../../../src/lib/text/clean-text.ts";

Deno.test("removes harmful characters and keeps all others", () => {
  assert.equal(cleanText("a\u0000b\u202ec\ufffed\ud800e"), "abcd\ufffde");
  const fine = "Ọjọ́ 😀 שלום\tand\nlines \u200f\u00ad e\u0301";
  assert.equal(cleanText(fine), fine);
  assert.deepEqual(
    cleanJson({
      title: "a\0",
      blocks: [{ text: "\u202eb" }],
      link: "\0",
    }, new Set(["link"])),
    { title: "a", blocks: [{ text: "b" }], link: "\0" },
  );
});

Deno.test("clean text can be URL-encoded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const clean = cleanText(text);
      encodeURIComponent(clean);
      assert.equal(cleanText(clean), clean);
    }),
    { numRuns: 1000 },
  );
});

Deno.test("cleaning does not change JSON that counts as clean", () => {
  const text = fc.string({
    unit: fc.constantFrom(
      ...["\ud800", "\0", "\u0085", "\u202e", "\uffff", "a", "\n", "é", '"'],
    ),
    maxLength: 6,
  });
  fc.assert(
    fc.property(text, (text) => {
      if (isCleanJson(JSON.stringify(text))) {
        assert.equal(cleanText(text), text);
      }
    }),
    { numRuns: 2000 },
  );
});
