import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { keepDrafts, restoreDrafts } from "../../../src/ui/controls/draft.ts";

const { Event: WindowEvent } = Reflect.get(globalThis, "window");
const page = `<form data-draft="draft">
  <input name="Name"><textarea name="Text"></textarea>
  <button name="copy" value="x"></button>
</form>`;

keepDrafts();

/** The fields of the page, loaded anew. */
function load(): (HTMLInputElement | HTMLTextAreaElement)[] {
  document.body.innerHTML = page;
  restoreDrafts();
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

Deno.test("what is typed before the draft is brought back replaces that field alone", () => {
  sessionStorage.draft = JSON.stringify([["Name", "Ada"], ["Text", "Ponds"]]);
  document.body.innerHTML = page;
  type(document.querySelector("input")!, "Bola");
  assert.deepEqual(load().map(({ value }) => value), ["Bola", "Ponds"]);
});

Deno.test("a field that comes later gets its draft then, and an emptied one stays empty", () => {
  sessionStorage.draft = JSON.stringify([["Name", "Ada"], ["Text", "Ponds"]]);
  document.body.innerHTML = `<form data-draft="draft"><input name="Name">`;
  restoreDrafts();
  const name = document.querySelector("input")!;
  assert.equal(name.value, "Ada");
  type(name, "");
  name.insertAdjacentHTML("afterend", `<textarea name="Text"></textarea>`);
  restoreDrafts();
  const text = document.querySelector("textarea")!;
  assert.deepEqual([name.value, text.value], ["", "Ponds"]);
});

Deno.test("what a link has filled in is no draft until it is changed", () => {
  sessionStorage.clear();
  const [name, text] = load();
  name!.value = "A new site";
  type(text!, "Ponds");
  assert.deepEqual(load().map(({ value }) => value), ["", "Ponds"]);
});

for (const draft of ["null", "[]", "{", `[["Other","x"]]`]) {
  Deno.test(`the stored text ${draft} is no draft`, () => {
    sessionStorage.draft = draft;
    const fields = load();
    assert.deepEqual(fields.map(({ value }) => value), ["", ""]);
    type(fields[0]!, "Ada");
    assert.deepEqual(load().map(({ value }) => value), ["Ada", ""]);
  });
}
