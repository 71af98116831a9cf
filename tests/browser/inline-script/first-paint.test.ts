import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import {
  reopenQuestions,
  reserveHeight,
  showRequestNote,
} from "../../../src/browser/inline-script/first-paint.ts";
import { scrollStatesKey } from "../../../src/browser/scroll-state.ts";

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

Deno.test("questions open as they were left, by their text or else their place, once each", () => {
  history.replaceState({ key: "left" }, "");
  sessionStorage[scrollStatesKey] = JSON.stringify({
    left: { open: [["Old", true], ["Price?", false], ["When?", true]] },
  });
  reserveHeight();
  const question = (text: string, isOpen = "") =>
    `<details ${isOpen}><summary>${text}</summary><p></p></details>`;
  const open = () =>
    [...document.querySelectorAll("details[open]")].map((it) =>
      it.firstChild!.textContent
    );
  // Its text is not whole yet.
  document.body.innerHTML =
    `<main><details><summary>When</summary></details></main>`;
  reopenQuestions();
  assert.deepEqual(open(), []);
  document.body.innerHTML = `<main>${question("New")}${question("Who?")}${
    question("When?")
  }${question("Price?", "open")}</main>`;
  reopenQuestions();
  assert.deepEqual(open(), ["New", "When?"]);
  // What the visitor does meanwhile counts.
  document.querySelectorAll("details")[2]!.open = false;
  reopenQuestions();
  assert.deepEqual(open(), ["New"]);
  history.replaceState(null, "");
  sessionStorage.clear();
});
