// own isolate: it replaces fetch
import "../../support/components/dom.ts";
import assert from "node:assert/strict";
import { failedEvent } from "../../../src/browser/inline-script/load-scripts.ts";
import { reloadAfterFailures } from "../../../src/browser/early/failures.ts";

let reloads = 0;
location.reload = () => void reloads++;

/** Lets what waits for responses go on. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

interface Page {
  body?: string;
  /** The status of the scripts that the server's document names. */
  status?: number;
}

reloadAfterFailures();

/** How often a page is reloaded whose scripts fail three times. */
async function reloadsOf({ body = "", status = 200 }: Page): Promise<number> {
  const { fetch } = globalThis;
  document.body.innerHTML = body;
  const before = reloads;
  globalThis.fetch = (url) =>
    Promise.resolve(
      url === location.href
        ? new Response(`<template data-entry="/assets/entry-NEW.js">`)
        : new Response(null, { status }),
    );
  try {
    for (let failure = 0; failure < 3; failure++) {
      dispatchEvent(new Event(failedEvent));
      document.querySelector("input")?.focus();
      await turn();
    }
    return reloads - before;
  } finally {
    globalThis.fetch = fetch;
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
});
