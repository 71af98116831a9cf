import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import {
  reloadOnce,
  reloadReason,
} from "../../../src/browser/navigation/reload-once.ts";

/** Reloads a document and returns how. */
function load(address?: string): string[] {
  const ways: string[] = [];
  location.reload = () => void ways.push("reload");
  location.assign = (to: string | URL) => void ways.push(`assign ${to}`);
  assert.equal(reloadOnce("chunk", address), true);
  return ways;
}

Deno.test("the reason of a reload can be read once", () => {
  assert.equal(reloadReason(), undefined);
  assert.deepEqual(load(), ["reload"]);
  assert.equal(reloadReason(), "chunk");
  assert.equal(reloadReason(), undefined);
});

Deno.test("the reason of a reload applies to one document only", () => {
  const other = new URL("/about-us#staff", location.href).href;
  assert.deepEqual(load(other), [`assign ${other}`]);
  assert.equal(reloadReason(), undefined);
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
    location.reload = () => assert.fail();
    assert.equal(reloadOnce("render"), false);
    assert.equal(reloadReason(), undefined);
  } finally {
    Object.defineProperty(globalThis, "sessionStorage", own ?? {});
  }
});
