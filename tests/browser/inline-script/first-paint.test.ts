import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { showRequestNote } from "../../../src/browser/inline-script/first-paint.ts";

Deno.test("the note of a request shows before the browser finds its target", () => {
  document.body.innerHTML =
    `<p id="academy" data-request></p><p id="book"></p>`;
  const shown = () =>
    [...document.querySelectorAll("[data-shown]")].map(({ id }) => id);
  for (
    const [hash, ids] of [["#book", []], ["#academy", ["academy"]]] as const
  ) {
    history.replaceState(null, "", hash);
    showRequestNote();
    assert.deepEqual(shown(), ids);
  }
  history.replaceState(null, "", "/");
});
