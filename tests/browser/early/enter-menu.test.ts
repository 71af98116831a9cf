import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { enterMenu } from "../../../src/browser/inline-script/enter-menu.ts";

/** Presses arrow down on the button of the menu. */
function press(attribute: string) {
  document.body.innerHTML = `<div class="services">
    <button ${attribute}>Services</button>
    <div id="menu" popover>
      <button aria-expanded="false"></button>
      <button aria-expanded="true">Design</button>
    </div>
  </div>`;
  let isOpen = false;
  const menu = document.getElementById("menu")!;
  menu.showPopover = () => void (isOpen = true);
  const event = new KeyboardEvent("keydown", {
    key: "ArrowDown",
    cancelable: true,
    bubbles: true,
  });
  const button = document.querySelector("button")!;
  button.addEventListener("keydown", enterMenu);
  button.dispatchEvent(event);
  return {
    isOpen,
    isScrolling: !event.defaultPrevented,
    focused: document.activeElement?.textContent,
  };
}

Deno.test("before hydration arrow down opens the menu of services and enters it", () => {
  assert.deepEqual(press(`popovertarget="menu"`), {
    isOpen: true,
    isScrolling: false,
    focused: "Design",
  });
});

Deno.test("after hydration arrow down is left to React", () => {
  assert.equal(press("").isOpen, false);
});
