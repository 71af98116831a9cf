import assert from "node:assert/strict";
import { partAnchors } from "../../../src/pages/blog/part-anchors.ts";

const anchorsOf = (...titles: string[]) =>
  partAnchors(titles).map(({ anchor }) => anchor);

Deno.test("a part's anchor stays when parts are put in front of it", () => {
  assert.deepEqual(anchorsOf("The tide"), ["part-the-tide"]);
  assert.deepEqual(anchorsOf("New", "The tide")[1], "part-the-tide");
});

for (
  const [title, words] of [
    ["What does it cost? (2025)", "what-does-it-cost-2025"],
    ["Don’t don't", "dont-dont"],
    ["Ọ̀nà ìṣàn", "ọ̀nà-ìṣàn"],
    ["O\u0323\u0300", "ọ̀"],
    ["ماذا بعد؟", "ماذا-بعد"],
    ["桥梁 한국어", "桥梁-한국어"],
    // Cut between words, or else between characters.
    [`${"word ".repeat(11)}long-er`, "word-".repeat(11) + "long"],
    [`${"word ".repeat(11)}longer`, "word-".repeat(11).slice(0, -1)],
    ["e\u0323\u0302".normalize("NFD").repeat(70), "ệ".repeat(60)],
    ["가\u0301".repeat(31), "가\u0301".repeat(30)],
  ] as const
) {
  Deno.test(`the anchor of "${title.slice(0, 30)}" has its words`, () => {
    assert.deepEqual(anchorsOf(title), [`part-${words}`]);
  });
}

Deno.test("headings that are alike, or without words, are numbered", () => {
  assert.deepEqual(anchorsOf("Why?", "Why", "why", "Why 2", "!", "…"), [
    "part-why",
    "part-why-2",
    "part-why-3",
    "part-why-2-2",
    "part-5",
    "part-6",
  ]);
  assert.deepEqual(anchorsOf("!", "1"), ["part-1-2", "part-1"]);
});

Deno.test("the place leads to a part, unless a heading is named so", () => {
  const places = partAnchors(["A", "3", "C"]).map((it) => it.placeAnchor);
  assert.deepEqual(places, ["part-1", "part-2", undefined]);
});

Deno.test("thousands of headings that are alike take no time", () => {
  const anchors = anchorsOf(...Array.from({ length: 50_000 }, () => "Again"));
  assert.equal(anchors.at(-1), "part-again-50000");
});
