// own isolate: it replaces timers
import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import {
  failedEvent,
  hydrateEvent,
} from "../../../src/browser/inline-script/load-scripts.ts";

const contentTimeoutMs = 8000;
/** How much longer than its content a stopped document may say nothing. */
const graceMs = 2000;

const { setTimeout: later } = globalThis;
/** Lets observers run. */
const turn = () => new Promise((resolve) => later(resolve, 0));

/** Timers by their ids, and the time that has passed. */
const timers = new Map<number, { run(): void; at: number }>();
let now = 0;
let ids = 0;
/** When React was asked for. */
const asked: number[] = [];

/** Lets time pass while no script can be loaded. */
async function pass(ms: number): Promise<void> {
  for (const end = now + ms; now < end; now += 100) {
    for (const [id, { run, at }] of timers) {
      if (at > now) continue;
      timers.delete(id);
      run();
    }
    await turn();
  }
}

const loading = `<template id="shell-end"></template><main>
  <p data-failed="Error loading blogs">Loading blogs...</p>
</main>`;

Deno.test("a stopped document whose scripts cannot be had", async (t) => {
  const own = { setTimeout, clearTimeout, requestAnimationFrame };
  Object.assign(globalThis, {
    setTimeout(run: () => void, ms = 0) {
      // Lets the document's own tasks run.
      if (!ms) return later(run, 0);
      timers.set(++ids, { run, at: now + ms });
      return ids;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
  Object.defineProperty(document, "readyState", { value: "loading" });
  document.documentElement.dataset.contentTimeout = `${contentTimeoutMs}`;
  addEventListener(hydrateEvent, () => {
    asked.push(now);
    setTimeout(() => dispatchEvent(new Event(failedEvent)), 100);
  });
  await import("../../../src/browser/inline-script/stream-script.ts");
  document.body.innerHTML = loading;
  await turn();
  try {
    await t.step("asks for none while it arrives", async () => {
      for (let part = 0; part < 5; part++) {
        await pass(500);
        document.body.append(document.createElement("div"));
        await turn();
      }
      assert.deepEqual(asked, []);
    });
    await t.step(
      "asks for scripts a few times, and says in time that content is missing",
      async () => {
        await pass(contentTimeoutMs + graceMs);
        assert.match(
          document.body.textContent,
          /Error loading blogs\. Try again/,
        );
        await pass(60_000);
        assert.ok(asked.length > 1 && asked.length <= 4, asked.join());
        const pauses = asked.slice(1).map((at, index) => at - asked[index]!);
        assert.deepEqual(pauses, pauses.toSorted((a, b) => a - b));
      },
    );
    await t.step("asks at once when the browser is online again", () => {
      const before = asked.length;
      document.body.innerHTML = loading;
      dispatchEvent(new Event("online"));
      assert.equal(asked.length, before + 1);
    });
  } finally {
    Object.assign(globalThis, own);
  }
});
