import "../support/components/dom.ts";
import assert from "node:assert/strict";
import { reloadOnce, wasReloaded } from "../../src/browser/reload-once.ts";

const reloads: string[] = [];
location.reload = () => void reloads.push(location.href);
let navigation = "reload";
performance.getEntriesByType = () =>
  [{ type: navigation }] as unknown as PerformanceEntryList;

Deno.test("a document knows once that it was reloaded", () => {
  reloadOnce();
  assert.deepEqual(reloads.splice(0), [location.href]);
  assert.equal(wasReloaded(), true);
  assert.equal(wasReloaded(), false);
});

Deno.test("the reason of a reload applies to one document only", () => {
  reloadOnce();
  reloads.length = 0;
  location.hash = "staff";
  assert.equal(wasReloaded(), false);
});

Deno.test("a visitor who left before the reload was not reloaded", () => {
  reloadOnce();
  reloads.length = 0;
  navigation = "navigate";
  assert.equal(wasReloaded(), false);
  navigation = "reload";
});

Deno.test("does not reload when the reason cannot be stored", () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get() {
      throw new Error("Storage is forbidden");
    },
  });
  try {
    reloadOnce();
    assert.deepEqual(reloads, []);
    assert.equal(wasReloaded(), false);
  } finally {
    Object.defineProperty(globalThis, "sessionStorage", own ?? {});
  }
});
