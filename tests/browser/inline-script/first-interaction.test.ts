// own isolate: it counts every timer
import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { hydrateOnInteraction } from "../../../src/browser/inline-script/first-interaction.ts";

/** It comes only after the test, which waits for nothing. */
const entry = "data:text/javascript,export{hydrate};function/**/hydrate(){}";

/** A form that makes an email, in a page whose scripts hang. */
function heldForm() {
  document.body.innerHTML = `<template id="scripts"></template>
    <form method="post" data-draft="draft" data-sent="Sent."><p role="status"></p></form>`;
  document.getElementById("scripts")!.dataset.modules = entry;
  const form = () => document.querySelector("form")!;
  const own = { setTimeout, clearTimeout };
  const timers = new Map<number, () => void>();
  const clock = { now: 1000, count: 0 };
  /** How often the browser opened a mail. */
  let mails = 0;
  Object.assign(globalThis, {
    setTimeout(run: () => void) {
      timers.set(++clock.count, run);
      return clock.count;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
  const { prototype } = Reflect.get(globalThis, "HTMLFormElement");
  const { requestSubmit } = prototype;
  prototype.requestSubmit = function () {
    if (!this.isConnected) return;
    const event = new Event("submit", { cancelable: true });
    Object.defineProperty(event, "target", { value: this });
    Object.defineProperty(event, "timeStamp", { value: clock.now });
    if (dispatchEvent(event)) mails++;
  };
  return {
    form,
    timers,
    mails: () => mails,
    status: () => form().querySelector("[role=status]")?.textContent,
    pass(ms: number): void {
      for (const end = clock.now + ms; clock.now < end; clock.now += 100) {
        const due = [...timers.values()];
        timers.clear();
        for (const run of due) run();
      }
    },
    [Symbol.dispose]() {
      Object.assign(globalThis, own);
      Object.assign(prototype, { requestSubmit });
    },
  };
}

hydrateOnInteraction();

Deno.test("a held form that is replaced opens its mail", () => {
  using it = heldForm();
  it.form().requestSubmit();
  it.form().replaceWith(it.form().cloneNode(true));
  it.pass(5000);
  assert.deepEqual([it.mails(), it.status()], [1, "Sent."]);
});

Deno.test("a form that was sent twice while scripts hang opens one mail within five seconds, and says so", () => {
  using it = heldForm();
  it.form().requestSubmit();
  it.pass(300);
  it.form().requestSubmit();
  assert.equal(it.timers.size, 1);
  it.pass(4000);
  assert.deepEqual([it.mails(), it.status()], [0, ""]);
  it.pass(700);
  assert.deepEqual([it.mails(), it.status()], [1, "Sent."]);
  it.pass(10_000);
  assert.equal(it.mails(), 1);
});
