import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { keepDrafts } from "../../../src/browser/inline-script/drafts.ts";

const { Event: WindowEvent } = Reflect.get(globalThis, "window");
const page = `<form data-draft="draft">
  <input name="Name"><textarea name="Text"></textarea>
  <button name="copy" value="x"></button>
</form>`;

keepDrafts();

/** The fields of the page, loaded anew. */
function load(): (HTMLInputElement | HTMLTextAreaElement)[] {
  document.body.innerHTML = page;
  document.dispatchEvent(new WindowEvent("DOMContentLoaded"));
  return [...document.querySelectorAll<HTMLInputElement>("input,textarea")];
}

function type(field: HTMLElement & { value: string }, text: string): void {
  field.value = text;
  field.dispatchEvent(new WindowEvent("input", { bubbles: true }));
}

Deno.test("what is typed before hydration is there when the page is loaded again", () => {
  sessionStorage.clear();
  const [name, text] = load();
  type(name!, "Ada");
  type(text!, "Two\nlines");
  assert.deepEqual(load().map(({ value }) => value), ["Ada", "Two\nlines"]);
});

Deno.test("a draft replaces nothing that was typed while the page was loading", () => {
  sessionStorage.draft = JSON.stringify([["Name", "Ada"], ["Text", "Ponds"]]);
  const [name] = load();
  name!.value = "Bola";
  document.dispatchEvent(new WindowEvent("DOMContentLoaded"));
  assert.equal(name!.value, "Bola");
});

for (const draft of ["null", "[]", "{", `[["Other","x"]]`]) {
  Deno.test(`the stored text ${draft} is no draft`, () => {
    sessionStorage.draft = draft;
    assert.deepEqual(load().map(({ value }) => value), ["", ""]);
  });
}
