import "../../../support/components/dom.ts";
import assert from "node:assert/strict";
import { enterMenu } from "../../../../src/ui/layout/header/enter-menu.ts";

/** Presses arrow down on the button of the menu. */
function press(height: number, modifiers: KeyboardEventInit = {}) {
  document.body.innerHTML = `<div data-hover-menu>
    <button>Services</button>
    <div><button aria-expanded="false"></button>
      <button aria-expanded="true">Design</button></div>
  </div>`;
  const button = document.querySelector("button")!;
  const menu = button.nextElementSibling;
  Object.defineProperty(menu, "offsetHeight", { value: height });
  Object.defineProperty(button, "popoverTargetElement", { value: menu });
  let clicks = 0;
  button.onclick = () => clicks++;
  button.addEventListener("keydown", enterMenu);
  const event = new KeyboardEvent("keydown", {
    key: "ArrowDown",
    cancelable: true,
    bubbles: true,
    ...modifiers,
  });
  button.dispatchEvent(event);
  return { clicks, isScrolling: !event.defaultPrevented };
}

Deno.test("arrow down opens the closed menu of services, and leaves an open one", () => {
  assert.deepEqual(press(0), { clicks: 1, isScrolling: false });
  assert.deepEqual(press(300), { clicks: 0, isScrolling: false });
});

Deno.test("arrow down with Alt is the browser's", () => {
  assert.deepEqual(press(0, { altKey: true }), {
    clicks: 0,
    isScrolling: true,
  });
});
