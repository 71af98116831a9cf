import "../support/components/dom.ts";
import assert from "node:assert/strict";
import {
  watchDocument,
  whenStopped,
} from "../../src/streaming/stopped-document.ts";

const { Event: WindowEvent } = Reflect.get(globalThis, "window");
const { setTimeout: later } = globalThis;
/** Lets observers have their turn. */
const turn = () => new Promise((resolve) => later(resolve, 0));
const contentTimeout = 5000;
/** The contract: how much longer than its content a document may take. */
const graceMs = 2000;

const module = '<script type="module"></script>';
const waiting = `data-content-timeout="${contentTimeout}"`;

/** A document that is watched, and the clock of its watcher. */
function watched(html: string) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const timers = new Map<number, { run(): void; ms: number }>();
  const stops: AbortSignal[] = [];
  const seen = { count: 0, reloads: 0, otherWayMs: 0 };
  const own = { setTimeout, clearTimeout, Event };
  const { timeout } = AbortSignal;
  Object.assign(globalThis, {
    Event: WindowEvent,
    setTimeout(run: () => void, ms: number) {
      timers.set(++seen.count, { run, ms });
      return seen.count;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
  AbortSignal.timeout = (ms) => {
    seen.otherWayMs = ms;
    return new AbortController().signal;
  };
  location.reload = () => void seen.reloads++;
  watchDocument(parsed);
  whenStopped(parsed, (limit) => stops.push(limit));
  return {
    document: parsed,
    timers,
    stops,
    seen,
    /** Nothing comes for as long as the watcher waits. */
    passTime() {
      const due = [...timers.values()];
      timers.clear();
      for (const { run } of due) run();
    },
    [Symbol.dispose]() {
      Object.assign(globalThis, own);
      AbortSignal.timeout = timeout;
    },
  };
}

Deno.test("a document of which nothing more comes has stopped, within the contract's time", () => {
  using it = watched(`<html ${waiting}><body>${module}</body></html>`);
  const [timer = assert.fail()] = it.timers.values();
  assert.ok(timer.ms > contentTimeout);
  assert.deepEqual(it.stops, []);
  it.passTime();
  assert.equal(it.stops.length, 1);
  assert.ok(timer.ms + it.seen.otherWayMs <= contentTimeout + graceMs);
  assert.equal(it.seen.reloads, 0);
});

Deno.test("whatever comes of a document starts the wait anew", async () => {
  using it = watched(`<html ${waiting}><body>${module}</body></html>`);
  const [first] = it.timers.keys();
  it.document.body.append("more");
  await turn();
  assert.equal(it.timers.size, 1);
  assert.notEqual([...it.timers.keys()][0], first);
  assert.deepEqual(it.stops, []);
});

Deno.test("a document that has stopped does so once, for whoever asks later too", async () => {
  using it = watched(`<html ${waiting}><body>${module}</body></html>`);
  it.passTime();
  it.document.body.append("content by another way");
  await turn();
  assert.equal(it.timers.size, 0);
  assert.equal(it.stops.length, 1);
  let count = 0;
  whenStopped(it.document, () => count++);
  assert.equal(count, 1);
});

Deno.test("a document that waits for no content never stops", async () => {
  using it = watched(`<html><body>${module}</body></html>`);
  it.document.body.append("more");
  await turn();
  it.passTime();
  assert.deepEqual(it.stops, []);
  assert.equal(it.seen.reloads, 0);
});

Deno.test("a document without its script is loaded again", () => {
  using it = watched(`<html ${waiting}><body></body></html>`);
  it.passTime();
  assert.equal(it.seen.reloads, 1);
});
