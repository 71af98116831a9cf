import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { Highlighted, splitAt } from "../../../src/pages/blog/highlighted.tsx";

Deno.test("the words that were searched for are marked, whatever their case", () => {
  using shown = show(
    <Highlighted text="Naming in three naming" words="NAMING" />,
  );
  const marks = [...shown.container.querySelectorAll("mark")];
  assert.deepEqual(marks.map((mark) => mark.textContent), ["Naming", "naming"]);
  assert.equal(shown.container.textContent, "Naming in three naming");
});

Deno.test("search text is no pattern and no markup", () => {
  assert.deepEqual(splitAt("a.c abc", "a.c"), ["", "a.c", " abc"]);
  assert.deepEqual(splitAt("(<b>)", "<b>"), ["(", "<b>", ")"]);
});

Deno.test("nothing is marked without a search, and nowhere in doubt", () => {
  assert.deepEqual(splitAt("Naming", ""), ["Naming"]);
  // "İ" becomes two characters in lower case.
  assert.deepEqual(splitAt("İstanbul in June", "june"), ["İstanbul in June"]);
});
