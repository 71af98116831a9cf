import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import {
  reloadOnce,
  reloadReason,
} from "../../../src/browser/navigation/reload-once.ts";

/** Loads a document again, and says which way was taken. */
function load(address?: string): string[] {
  const ways: string[] = [];
  location.reload = () => void ways.push("reload");
  location.assign = (to: string | URL) => void ways.push(`assign ${to}`);
  assert.equal(reloadOnce("chunk", address), true);
  return ways;
}

Deno.test("a document that was loaded again knows why, once", () => {
  assert.equal(reloadReason(), undefined);
  assert.deepEqual(load(), ["reload"]);
  assert.equal(reloadReason(), "chunk");
  assert.equal(reloadReason(), undefined);
});

Deno.test("the reason of one document is not that of another", () => {
  const other = new URL("/about-us#staff", location.href).href;
  assert.deepEqual(load(other), [`assign ${other}`]);
  assert.equal(reloadReason(), undefined);
});

Deno.test("without a record of the reason no document is loaded again", () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get() {
      throw new Error("Storage is forbidden");
    },
  });
  try {
    location.reload = () => assert.fail();
    assert.equal(reloadOnce("render"), false);
    assert.equal(reloadReason(), undefined);
  } finally {
    Object.defineProperty(globalThis, "sessionStorage", own ?? {});
  }
});
