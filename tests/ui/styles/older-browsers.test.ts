/** The built site works in the oldest supported browsers. */
import assert from "node:assert/strict";
import { paths } from "../../../src/paths.ts";
import { mainLinks } from "../../../src/ui/layout/header/main-links.ts";
import { elementHydrated, openPage } from "../../support/browser/open-page.ts";
import { contentPages } from "../../support/content-pages.ts";
import { site } from "../../support/fixture-site.ts";

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

for (const { name, path, list = path, heading } of contentPages) {
  Deno.test(`an older browser shows ${name}, by its address and by a link`, async () => {
    await using visit = await openPage(site, path, {
      prepare: (page) => page.addInitScript(growOld),
    });
    const { page } = visit;
    const words = page.getByRole("heading", { name: heading }).first();
    await words.waitFor();
    // From a page without content, so that it has to be fetched.
    await page.goto(new URL(paths.about, site.origin).href);
    for (const target of new Set([list, path])) {
      const link = page.locator(`a[href="${target}"]`).first();
      await elementHydrated(link);
      await link.evaluate((element: HTMLElement) => element.click());
      await page.waitForURL(`**${target}`);
    }
    await words.waitFor();
    assert.ok(visit.calls.length > 0);
    assert.deepEqual(visit.complaints, []);
  });
}

/** The HTML or CSS as seen by a browser without popovers. */
function withoutPopovers(text: string): string {
  return text.replaceAll(":popover-open", ":popover-unknown")
    .replaceAll(/ popover(target)?="\w+"/gi, "");
}

function isDocumentOrStyles({ pathname }: URL): boolean {
  return pathname === paths.about || pathname.endsWith(".css");
}

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  Deno.test(`a phone without popovers shows the links, with motion preference ${reducedMotion}`, async () => {
    await using visit = await openPage(site, paths.about, {
      viewport: { width: 390, height: 844 },
      bypassCSP: true,
      javaScriptEnabled: false,
      until: "load",
      reducedMotion,
      prepare: (page) =>
        page.route(isDocumentOrStyles, async (route) => {
          const response = await route.fetch();
          const body = withoutPopovers(await response.text());
          await route.fulfill({ response, body });
        }),
    });
    const { page } = visit;
    await page.getByRole("heading", { level: 1 }).click();
    const bar = page.getByRole("banner");
    assert.equal(await bar.getByRole("button").count(), 0);
    const { label, to } = mainLinks.find((it) => it.to !== paths.about)!;
    await bar.getByRole("link", { name: label, exact: true }).click();
    await page.waitForURL(site.origin + to);
  });
}
