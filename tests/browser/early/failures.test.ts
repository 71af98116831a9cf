// own isolate: it replaces fetch
import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { reloadAfterFailures } from "../../../src/browser/early/failures.ts";

let reloads = 0;
location.reload = () => void reloads++;

interface Page {
  body?: string;
  /** The status of the scripts that the server's document names. */
  status?: number;
}

/** How often a new document is reloaded whose scripts fail twice. */
async function reloadsOf({ body = "", status = 200 }: Page): Promise<number> {
  const { fetch, addEventListener } = globalThis;
  document.body.innerHTML = body;
  const before = reloads;
  let fail = async () => {};
  Object.assign(globalThis, {
    fetch: (url: string) =>
      Promise.resolve(
        url === location.href
          ? new Response(`<template data-entry="/assets/entry-NEW.js">`)
          : new Response(null, { status }),
      ),
    addEventListener: (_: string, listener: typeof fail) => fail = listener,
  });
  try {
    reloadAfterFailures();
    await fail();
    assert.equal(reloads, before);
    document.querySelector("input")?.focus();
    await fail();
    return reloads - before;
  } finally {
    Object.assign(globalThis, { fetch, addEventListener });
  }
}

Deno.test("a document is not reloaded while a field has the focus", async () => {
  assert.equal(await reloadsOf({ body: "<input>" }), 0);
});

Deno.test("a document is not reloaded while a field holds typed text", async () => {
  const typing = reloadsOf({ body: "<textarea></textarea>" });
  document.querySelector("textarea")!.value = "Ada";
  assert.equal(await typing, 0);
});

Deno.test("a document is not reloaded when its scripts cannot be had", async () => {
  assert.equal(await reloadsOf({ status: 404 }), 0);
});

Deno.test("a document whose scripts failed twice is reloaded once for a new build", async () => {
  assert.equal(await reloadsOf({}), 1);
  assert.equal(await reloadsOf({}), 0);
});
