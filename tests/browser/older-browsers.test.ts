/** The built site works in the oldest supported browsers. */
import assert from "node:assert/strict";
import { paths } from "../../src/paths.ts";
import { follow, openPage } from "../support/browser/open-page.ts";
import { contentPages } from "../support/content-pages.ts";
import { site } from "../support/fixture-site.ts";

/** Removes what is newer than Chrome 111, Firefox 115 and Safari 16.4. */
function growOld(): void {
  const newer: [object, PropertyKey[]][] = [
    [ReadableStream, ["from"]],
    [ReadableStream.prototype, [Symbol.asyncIterator, "values"]],
    [Map, ["groupBy"]],
    [Object, ["groupBy"]],
    [Array, ["fromAsync"]],
    [Promise, ["withResolvers", "try"]],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any"]],
    [Element.prototype, ["checkVisibility", "moveBefore"]],
    [Document.prototype, ["startViewTransition"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
    [Response.prototype, ["bytes"]],
    [Uint8Array, ["fromBase64"]],
    [Uint8Array.prototype, ["toBase64"]],
    [RegExp, ["escape"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [Set.prototype, [
      "difference",
      "intersection",
      "isDisjointFrom",
      "isSubsetOf",
      "isSupersetOf",
      "symmetricDifference",
      "union",
    ]],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), [
      "drop",
      "every",
      "filter",
      "find",
      "flatMap",
      "forEach",
      "map",
      "reduce",
      "some",
      "take",
      "toArray",
    ]],
    [globalThis, [
      "Iterator",
      "URLPattern",
      "navigation",
      "requestIdleCallback",
      "scheduler",
      "speculationrules",
    ]],
  ];
  for (const [holder, names] of newer) {
    for (const name of names) Reflect.deleteProperty(holder, name);
  }
}

Deno.test("an older browser shows each content page, by address and by links", async () => {
  const [first] = contentPages;
  await using visit = await openPage(site, first!.path, {
    prepare: (page) => page.addInitScript(growOld),
  });
  const { page } = visit;
  await page.getByRole("heading", { name: first!.heading }).first().waitFor();
  // From a page without content, so that it has to be fetched.
  await page.goto(new URL(paths.about, site.origin).href);
  for (const { path, list = path, heading } of contentPages) {
    for (const target of new Set([list, path])) await follow(page, target);
    await page.getByRole("heading", { name: heading }).first().waitFor();
  }
  assert.ok(visit.calls.length > 0);
  assert.deepEqual(visit.complaints, []);
});
