import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { watchCarousels } from "../../../src/pages/services/carousels.ts";

const steps: number[] = [];
watchCarousels((_, step) => steps.push(step));

/** Whether the page leaves a key in a carousel to the browser. */
function press(key: string, modifier?: string): boolean {
  document.body.innerHTML = `<div data-carousel><button></button></div>`;
  const event = new KeyboardEvent("keydown", {
    key,
    bubbles: true,
    cancelable: true,
    ...(modifier && { [modifier]: true }),
  });
  return document.querySelector("button")!.dispatchEvent(event);
}

Deno.test("arrow keys move the slides", () => {
  steps.length = 0;
  assert.deepEqual([press("ArrowLeft"), press("ArrowRight")], [false, false]);
  assert.deepEqual(steps, [-1, 1]);
});

for (const modifier of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
  Deno.test(`an arrow key with ${modifier} is the browser's in a carousel`, () => {
    steps.length = 0;
    assert.equal(press("ArrowLeft", modifier), true);
    assert.deepEqual(steps, []);
  });
}
