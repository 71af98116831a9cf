// own isolate: it counts every timer
import "../support/components/dom.ts";
import assert from "node:assert/strict";
import { hasStopped, onStop } from "../../src/streaming/document-state.ts";
import {
  timeLeftMs,
  watchDocument,
} from "../../src/streaming/watch-document.ts";

const { Event: WindowEvent } = Reflect.get(globalThis, "window");
const { setTimeout: later } = globalThis;
/** Lets observers run. */
const turn = () => new Promise((resolve) => later(resolve, 0));
const contentTimeout = 5000;
/** How much longer than its content a document may take. */
const graceMs = 2000;
const shell = '<template id="shell-end"></template>';

/** A watched document with a fake clock. */
function watched(body: string, { waits = true, startedMs = 0 } = {}) {
  const timers = new Map<number, { run(): void; ms: number }>();
  const seen = { count: 0, reloads: 0, stops: 0 };
  const own = { setTimeout, clearTimeout, Event };
  const { now } = performance;
  Object.assign(globalThis, {
    Event: WindowEvent,
    setTimeout(run: () => void, ms: number) {
      // Lets the document's own tasks run.
      if (!ms) return later(run, 0);
      timers.set(++seen.count, { run, ms });
      return seen.count;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
  performance.now = () => startedMs;
  location.reload = () => void seen.reloads++;
  const { dataset } = document.documentElement;
  dataset.contentTimeout = String(contentTimeout);
  if (waits) document.head.innerHTML = "<noscript data-complete-at></noscript>";
  document.body.innerHTML = body;
  watchDocument();
  const end = onStop(() => seen.stops++);
  /** Simulates that nothing arrives until the timeout. */
  function passTime(): void {
    const due = [...timers.values()];
    timers.clear();
    for (const { run } of due) run();
  }
  return {
    timers,
    seen,
    passTime,
    [Symbol.dispose]() {
      // Ends the watching.
      passTime();
      end();
      Object.assign(globalThis, own);
      performance.now = now;
      for (const key of ["contentTimeout", "stopped"]) {
        Reflect.deleteProperty(dataset, key);
      }
      document.head.innerHTML = document.body.innerHTML = "";
    },
  };
}

Deno.test("a silent document counts as stopped soon after its content's time is over", () => {
  using it = watched(shell);
  const [timer = assert.fail()] = it.timers.values();
  assert.ok(timer.ms > contentTimeout);
  assert.ok(timer.ms <= contentTimeout + graceMs);
  assert.equal(it.seen.stops, 0);
  it.passTime();
  assert.equal(it.seen.stops, 1);
  assert.equal(it.seen.reloads, 0);
});

Deno.test("scripts that load late wait only for the remaining time", () => {
  using it = watched(shell, { startedMs: contentTimeout + graceMs });
  const [timer = assert.fail()] = it.timers.values();
  assert.ok(timer.ms < graceMs);
});

Deno.test("anything that arrives restarts the timeout", async () => {
  using it = watched(shell);
  const [first] = it.timers.keys();
  document.body.append("more");
  await turn();
  assert.equal(it.timers.size, 1);
  assert.notEqual([...it.timers.keys()][0], first);
  assert.equal(it.seen.stops, 0);
});

Deno.test("the time to fetch its content counts from the last part that arrived", async () => {
  using _it = watched(shell, { startedMs: contentTimeout - 1 });
  Object.defineProperty(document, "readyState", {
    configurable: true,
    value: "loading",
  });
  try {
    assert.equal(timeLeftMs(), 1);
    document.body.append("more");
    await turn();
    assert.equal(timeLeftMs(), contentTimeout);
  } finally {
    Reflect.deleteProperty(document, "readyState");
  }
});

Deno.test("a document stops only once, and later queries see it", async () => {
  using it = watched(shell);
  assert.equal(hasStopped(), false);
  it.passTime();
  document.body.append("content by another way");
  await turn();
  assert.equal(it.timers.size, 0);
  assert.equal(it.seen.stops, 1);
  assert.equal(hasStopped(), true);
});

Deno.test("a document without pending content never stops", async () => {
  using it = watched(shell, { waits: false });
  document.body.append("more");
  await turn();
  it.passTime();
  assert.equal(it.seen.stops, 0);
  assert.equal(it.seen.reloads, 0);
});

Deno.test("reloads a document that stops within its shell", () => {
  using it = watched("");
  it.passTime();
  assert.equal(it.seen.reloads, 1);
  assert.equal(it.seen.stops, 0);
});

Deno.test("keeps a document that stops within its shell while a field has the focus", () => {
  using it = watched("<input>");
  document.querySelector("input")!.focus();
  it.passTime();
  assert.equal(it.seen.reloads, 0);
});
