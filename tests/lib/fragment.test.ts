import "../support/components/dom.ts";
import assert from "node:assert/strict";
import { elementOfFragment, leadsToTop } from "../../src/lib/fragment.ts";

Deno.test("a fragment names an element by its id as it is, or else decoded", () => {
  for (
    const [fragment, id] of [
      ["#part-2", "part-2"],
      ["#100%", "100%"],
      ["#100%25", "100%"],
      ["#%C3%A9t%C3%A9", "été"],
      ["#été", "été"],
      ["#%C3%A9%", "é%"],
      ["#a+b&c=d", "a+b&c=d"],
      ["#a%20b", "a b"],
      ["#a%20b", "a%20b"],
      ["#/?#", "/?#"],
    ] as const
  ) {
    const element = document.createElement("p");
    element.id = id;
    document.body.replaceChildren(element);
    assert.equal(elementOfFragment(fragment), element, fragment);
  }
});

Deno.test("no fragment, nor any that cannot be decoded, ends in an error", () => {
  for (const fragment of ["", "#", "#%", "#%E0%A4%A", "#%FF", "#\u0000"]) {
    assert.equal(elementOfFragment(fragment), null);
  }
});

Deno.test("an empty fragment and top, in any case, lead to the top", () => {
  const leading = ["", "#", "#top", "#ToP", "#%74op", "#stop", "#top%"]
    .filter(leadsToTop);
  assert.deepEqual(leading, ["", "#", "#top", "#ToP", "#%74op"]);
});
