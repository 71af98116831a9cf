import assert from "node:assert/strict";
import fc from "fast-check";
import {
  cleanJson,
  cleanText,
  isCleanJson,
} from "../../src/content/clean-text.ts";
import { timeOf } from "../../src/content/dates.ts";

Deno.test("what does harm is taken out, all else stays", () => {
  assert.equal(cleanText("a\u0000b\u202ec\ufffed\ud800e"), "abcd\ufffde");
  const fine = "Ọjọ́ 😀 שלום\tand\nlines \u200f\u00ad e\u0301";
  assert.equal(cleanText(fine), fine);
  assert.deepEqual(
    cleanJson({
      title: "a\0",
      blocks: [{ text: "\u202eb" }],
      coverImage: "\0",
    }),
    { title: "a", blocks: [{ text: "b" }], coverImage: "\0" },
  );
});

Deno.test("a clean text may stand in an address", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const clean = cleanText(text);
      encodeURIComponent(clean);
      assert.equal(cleanText(clean), clean);
    }),
    { numRuns: 1000 },
  );
});

Deno.test("JSON that is taken for clean holds no text that is not", () => {
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

Deno.test("only dates that a text can have are dates", () => {
  assert.equal(timeOf("2025-10-01T08:00:00.000Z"), Date.UTC(2025, 9, 1, 8));
  for (
    const none of [undefined, "", "soon", "0001-01-01", "9999-12-31", "1e99"]
  ) {
    assert.equal(timeOf(none), undefined, none ?? "nothing");
  }
});
