import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { Highlighted, splitAt } from "../../../src/pages/blog/highlighted.tsx";

Deno.test("marks the searched words, ignoring case", () => {
  using shown = show(
    <Highlighted text="Naming in three naming" words="NAMING" />,
  );
  const marks = [...shown.container.querySelectorAll("mark")];
  assert.deepEqual(marks.map((mark) => mark.textContent), ["Naming", "naming"]);
  assert.equal(shown.container.textContent, "Naming in three naming");
});

Deno.test("search text is neither a regular expression nor markup", () => {
  assert.deepEqual(splitAt("a.c abc", "a.c"), ["", "a.c", " abc"]);
  assert.deepEqual(splitAt("(<b>)", "<b>"), ["(", "<b>", ")"]);
  assert.deepEqual(splitAt("I don’t", "don't"), ["I ", "don’t", ""]);
});

Deno.test("marks nothing without a search", () => {
  assert.deepEqual(splitAt("Naming", ""), ["Naming"]);
});
